import { expect, test } from 'vitest'
import { testOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'
import { cleanPresence } from './clean-presence.ts'

const house = await openTestShop()
const { shop, clock } = house
const office = testOffice(house)

const order = { kind: 'order', id: 'K7Q2M9X4TBHE' } as const

test('who has the same order open is told by name, until they have been silent for ten seconds', async () => {
  const [ann, ben] = [await office.as('care'), await office.as('packer')]
  expect(await ann.call.presence.tell(order)).toEqual({ others: [] })
  expect(await ben.call.presence.tell(order)).toEqual({ others: [{ id: ann.me.id, name: ann.me.name }] })
  expect(await ann.call.presence.tell(order)).toEqual({ others: [{ id: ben.me.id, name: ben.me.name }] })
  expect(await ann.call.presence.tell({ ...order, id: 'AAAABBBBCCCC' })).toEqual({ others: [] })
  clock.pass({ minutes: 1 / 6 })
  expect(await ann.call.presence.tell(order)).toEqual({ others: [] })
  await cleanPresence(shop)
  expect(await countRows(), 'of this moment').toBe(3)
  clock.pass({ minutes: 1 })
  await cleanPresence(shop)
  expect(await countRows()).toBe(0)
})

async function countRows(): Promise<number> {
  return (await shop.database.db.selectFrom('office_presence').selectAll().execute()).length
}

test('nobody hears who looks at what they may not look at themselves', async () => {
  const editor = await office.as('editor')
  await expect(editor.call.presence.tell(order)).rejects.toMatchObject({ status: 'permission_denied' })
  expect(await editor.call.presence.tell({ kind: 'product', id: '12' })).toEqual({ others: [] })
})
