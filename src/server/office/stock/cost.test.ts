import { expect, test } from 'vitest'
import { createProduct } from '#support/rows.ts'
import { testOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'

// What goods cost, as those see and change it who may.

const testShop = await openTestShop()
const { database } = testShop
const office = testOffice(testShop)
const [manager, packer, accountant, editor] = [
  await office.as('manager'),
  await office.as('packer'),
  await office.as('accountant'),
  await office.as('editor'),
]
const costOf = async (id: number, at = manager) => (await at.call.stock.find({ id })).cost
const entryOf = async (id: number) =>
  database.db.selectFrom('audit_entries').where('subject', '=', `product ${id}`).where('verb', '=', 'set-cost').selectAll().execute()

test('STK-24 the value of a product is its units times the average, never rounded, and the total that of all', async () => {
  const total = async () => (await accountant.call.stock.value({})).value_cents ?? 0
  const before = await total()
  const id = await createProduct(database, { slug: 'gel' })
  expect(await costOf(id)).toEqual({ average_cents: null, value_cents: null })
  await manager.call.stock.move({ id, kind: 'receipt', quantity: 2, unit_cost_cents: 10_000 })
  await manager.call.stock.move({ id, kind: 'receipt', quantity: 1, unit_cost_cents: 5000 })
  expect(await costOf(id)).toEqual({ average_cents: 8333, value_cents: 24_999 })
  expect(await total()).toBe(before + 24_999)
  await packer.call.stock.move({ id, kind: 'receipt', quantity: 1 })
  expect(await costOf(id), 'without a cost it comes in at the average').toEqual({ average_cents: 8333, value_cents: 33_332 })
})

test('D-218 cost is seen with reports or prices, and changed with prices alone; packers never see it', async () => {
  const id = await createProduct(database, { slug: 'oil', stock: 3 })
  const said = { id, average_cents: 12_345, reason: '對帳單' }
  expect(await manager.call.stock.setCost(said)).toEqual({ status: 'changed' })
  expect(await manager.call.stock.setCost(said), 'told twice').toEqual({ status: 'same' })
  expect(await costOf(id, accountant)).toEqual({ average_cents: 12_345, value_cents: 37_035 })
  expect([await costOf(id, packer), await costOf(id, editor)]).toEqual([null, null])
  for (const other of [packer, editor]) expect(await other.call.stock.value({})).toEqual({ value_cents: null, unknown: 0 })
  for (const other of [packer, editor, accountant])
    await expect(other.call.stock.setCost(said)).rejects.toMatchObject({ status: 'permission_denied' })
  await expect(packer.call.stock.move({ id, kind: 'receipt', quantity: 1, unit_cost_cents: 1 })).rejects.toMatchObject({
    status: 'permission_denied',
  })
  await expect(manager.call.stock.move({ id, kind: 'gift', quantity: 1, unit_cost_cents: 1 })).rejects.toMatchObject({
    status: 'validation_error',
  })
  expect(await entryOf(id)).toMatchObject([{ reason: '對帳單', before: { cost_cents: null }, after: { cost_cents: 12_345 } }])
})

test('STK-24 short-dated units bring their average along to the product that they are moved to', async () => {
  const day = '2029-01-31'
  const [id, cheap] = [await createProduct(database, { slug: 'tea' }), await createProduct(database, { slug: 'tea-short' })]
  await manager.call.stock.move({ id, kind: 'receipt', quantity: 4, lot: { number: 'T1', expires_on: day }, unit_cost_cents: 5000 })
  const lot = (await manager.call.stock.find({ id })).lots[0]?.id ?? 0
  await manager.call.stock.transferLot({ id: lot, product: cheap, quantity: 3 })
  expect([(await costOf(id))?.value_cents, (await costOf(cheap))?.value_cents]).toEqual([5000, 15_000])
})
