import { expect, test } from 'vitest'
import { addDays, taipeiDay } from '#rules/calendar.ts'
import { noteDataView } from '#server/platform/audit/note-data-view.ts'
import { testOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'

const house = await openTestShop()
const { shop, clock } = house
const office = testOffice(house)
const [boss, manager, accountant, care] = [
  await office.as('owner'),
  await office.as('manager'),
  await office.as('accountant'),
  await office.as('care'),
]

const note = (kind: 'order' | 'member' | 'export' | 'bank', object: string, rows = 1) =>
  noteDataView(shop, { by: { staffId: care.me.id }, address: '203.0.113.7', kind, object, rows })

test('ACC-46 who looked at whose data is read in the office, newest first, by who, what, whose, when and from where', async () => {
  const before = { ...shop, now: () => addDays(shop.now(), -2) }
  await noteDataView(before, { by: { staffId: care.me.id }, address: '203.0.113.7', kind: 'order', object: 'order K7Q2M9X4TBHE' })
  await note('bank', 'order K7Q2M9X4TBHE')
  await note('export', 'export 41', 380)
  clock.pass({ minutes: 1 })
  const looked = { by: { apiKeyId: 9 }, address: null, kind: 'member', object: 'member 0b7f' } as const
  await noteDataView(shop, looked)
  const { rows, next } = await boss.call.audit.views({})
  expect(next).toBeNull()
  expect(rows.map(({ kind, object, rows: count, staff, api_key_id: key }) => [kind, object, count, staff?.name ?? key])).toEqual([
    ['member', 'member 0b7f', 1, 9],
    ['export', 'export 41', 380, care.me.name],
    ['bank', 'order K7Q2M9X4TBHE', 1, care.me.name],
    ['order', 'order K7Q2M9X4TBHE', 1, care.me.name],
  ])
  expect(rows[1]).toMatchObject({ address: '203.0.113.7', at: expect.any(String) })
  const found = async (asked: Parameters<typeof manager.call.audit.views>[0]) =>
    (await manager.call.audit.views(asked)).rows.map(({ kind }) => kind)
  const today = taipeiDay(shop.now())
  expect(await found({ about: 'K7Q2M9X4TBHE' })).toEqual(['bank', 'order'])
  expect(await found({ about: 'K7Q2M9X4TBHE', look: 'order' })).toEqual(['order'])
  expect(await found({ staff: care.me.id, from: today, to: today })).toEqual(['export', 'bank'])
  expect(await found({ address: '203.0.113.8' })).toEqual([])
})

test('ACC-46 the looks come page by page, each once, also while more are added', async () => {
  for (let at = 0; at < 120; at += 1) await note('order', `order PAGE${at}`)
  const first = await boss.call.audit.views({ look: 'order' })
  await note('order', 'order LATER')
  const second = await boss.call.audit.views({ look: 'order', cursor: first.next ?? '' })
  const third = await boss.call.audit.views({ look: 'order', cursor: second.next ?? '' })
  const objects = [first, second, third].flatMap(({ rows }) => rows.map(({ object }) => object))
  expect([objects.length, new Set(objects).size, third.next]).toEqual([121, 121, null])
  expect(objects.filter((object) => object.startsWith('order PAGE'))).toHaveLength(120)
})

test('ACC-46 who sees only what is about money sees no looks, and others none either', async () => {
  expect(await accountant.call.audit.views({})).toEqual({ rows: [], next: null })
  await expect(care.call.audit.views({})).rejects.toMatchObject({ status: 'permission_denied' })
})
