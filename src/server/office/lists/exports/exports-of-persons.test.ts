import { expect, test } from 'vitest'
import { createRole } from '#server/people/staff/roles/create-role.ts'
import { cleanImports } from '#server/office/imports/clean-imports.ts'
import { importing } from '#support/import-file.ts'
import { createMember } from '#support/rows.ts'
import { hire } from '#support/staff.ts'
import { fillCart, orderBody, place } from '#support/test-order.ts'
import { testOffice, type AtOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'
import { cleanLists } from '../clean-lists.ts'
import { writeExport } from './write-export.ts'

const testShop = await openTestShop()
const { shop, clock, database, shelf, signIn } = testShop
const { db } = database
const office = testOffice(testShop)

const refused = async (call: Promise<unknown>) =>
  call.then(
    () => 'ok',
    (error: { status: string }) => error.status,
  )
const entryOf = async (id: number) =>
  db.selectFrom('audit_entries').where('subject', '=', `export ${id}`).select(['verb', 'after', 'reason']).executeTakeFirstOrThrow()

async function linesOf(person: AtOffice, id: number): Promise<string[]> {
  await writeExport(shop, { exportId: id })
  const file = await office.ask(`/office/api/v1/exports/${id}/file`, { method: 'GET', cookie: person.cookie })
  expect(file.status).toBe(200)
  return file.text.split('\r\n').filter((line) => line !== '')
}

test('IMP-18 members as a file: with a reason and a fresh second factor, in the log with words and count, one a row', async () => {
  await createMember(database, { name: '=許佩珊', email: 'pei@example.com' })
  await createMember(database, { name: '許佩玲' })
  const owner = await office.as('owner')
  expect(await refused((await office.as('care')).call.exports.askMembers({ format: 'csv', reason: '寄目錄' }))).toBe('permission_denied')
  expect(await refused(owner.call.exports.askMembers({ format: 'csv', reason: ' ' }))).not.toBe('ok')
  const { id } = await owner.call.exports.askMembers({ format: 'csv', words: '許佩', reason: '寄目錄' })
  await createMember(database, { name: '許佩佩', created_at: new Date(shop.now().getTime() + 60_000) })
  const [head, ...rows] = await linesOf(owner, id)
  expect(head).toContain('電話,信箱,訂單')
  expect(rows).toHaveLength(2)
  expect(rows[0]).toContain(`,'=許佩珊,`)
  expect(rows[0]).toContain('pei@example.com')
  expect(await entryOf(id)).toMatchObject({ verb: 'export-members', reason: '寄目錄', after: { words: '許佩', rows: 2, format: 'csv' } })
  expect(await db.selectFrom('data_views').where('object', '=', `export ${id}`).select(['kind', 'rows']).execute()).toEqual([
    { kind: 'export', rows: 2 },
  ])
  const all = await owner.call.exports.askMembers({ format: 'csv', reason: '全部' })
  const members = await db.selectFrom('users').where('closed_at', 'is', null).select('id').execute()
  expect(await linesOf(owner, all.id)).toHaveLength(members.length)
  clock.pass({ minutes: 20 })
  expect(await refused(owner.call.exports.askMembers({ format: 'csv', reason: '太久了' })), 'the factor is not fresh').toBe(
    'second_factor_needed',
  )
})

test('IMP-18 who sees no contact data and no amounts has none in the file', async () => {
  const holds = { 'members.view': 'all', 'members.export': 'all' }
  const made = await createRole(shop, { name: { zh: '名單', en: 'Lists' }, holds, actor: { kind: 'staff', id: 'boss' } })
  if (!made.ok) throw new Error('The role was refused')
  const person = await office.letIn(await hire(shop, { email: 'list@meihao.example', roles: [String(made.value)] }))
  const { id } = await person.call.exports.askMembers({ format: 'csv', reason: '統計' })
  const lines = await linesOf(person, id)
  expect(lines[0]).toBe('\uFEFF會員編號,姓名,等級,等級到,點數,標籤,狀態,加入')
  expect(lines.join('\n')).not.toContain('pei@example.com')
})

test('IMP-18 IMP-19 orders as a file stand in the log with their filter and count; the list says who asked for what, for a year', async () => {
  const hao = await signIn('hao')
  const lines = await fillCart(hao, { [shelf.roseGel]: 1 })
  await place(hao, { order: await orderBody(testShop, { payway: 'when_received', cart_item_ids: lines }) })
  const owner = await office.as('owner')
  const { id: selection } = await owner.call.selections.make({ orders: { view: 'all', words: '陳' } })
  const { id } = await owner.call.exports.ask({ kind: 'orders', format: 'csv', columns: ['number'], selection, reason: '對帳' })
  expect(await entryOf(id)).toMatchObject({ reason: '對帳', after: { filter: { view: 'all', words: '陳' }, rows: 1 } })
  const goods = await owner.call.exports.askGoods({ kind: 'stock', format: 'xlsx' })
  await writeExport(shop, { exportId: goods.id })
  const rowsFor = async (person: AtOffice) => (await person.call.exports.list({})).exports
  const manager = await office.as('manager')
  const [newest, order] = await rowsFor(manager)
  expect(newest).toMatchObject({
    id: goods.id,
    by: owner.me.name,
    mine: false,
    state: 'done',
    kind: 'stock',
    name: `meihao-stock-${goods.id}.xlsx`,
  })
  expect(newest?.rows).toBeGreaterThan(0)
  expect(order).toMatchObject({ id, state: 'waiting', rows: null })
  expect((await rowsFor(await office.as('care'))).length, 'who may export none sees none of others').toBe(0)
  expect((await rowsFor(await office.as('accountant'))).map(({ kind }) => kind)).toEqual(['stock', 'orders'])
})

test('IMP-19 CPY-34 an import stands in the list with who, when, file, counts and state, and has its report, for a year as exports do', async () => {
  let owner = await office.as('owner')
  const files = importing(shop, () => owner.call)
  const { id } = await files.tried(`商品編號,售價\n${shelf.roseGel},1\n999999,5\n`, { kind: 'prices', name: '改價.csv' })
  await owner.call.exports.askGoods({ kind: 'stock', format: 'csv' })
  const stands = {
    id,
    file_name: '改價.csv',
    by: owner.me.name,
    kind: 'prices',
    state: 'ready',
    rows: 2,
    counts: { actions: { update: 1, error: 1 } },
  }
  clock.pass({ days: 364 })
  await Promise.all([cleanLists(shop), cleanImports(shop)])
  owner = await office.as('owner')
  expect((await owner.call.imports.list({})).rows).toMatchObject([{ ...stands, begun_at: expect.any(String) }])
  expect((await owner.call.exports.list({})).exports.length).toBeGreaterThan(0)
  const report = await office.ask(`/office/api/v1/imports/${id}/report`, { method: 'GET', cookie: owner.cookie })
  expect([report.status, report.text.split('\r\n').length]).toEqual([200, 4])
  clock.pass({ days: 2 })
  await Promise.all([cleanLists(shop), cleanImports(shop)])
  owner = await office.as('owner')
  expect([(await owner.call.imports.list({})).rows, (await owner.call.exports.list({})).exports]).toEqual([[], []])
})
