import { expect, test } from 'vitest'
import { createProduct } from '#support/rows.ts'
import { importing } from '#support/import-file.ts'
import { testOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'
import { changeProduct } from '#server/catalog/products/change-product.ts'
import { forgetPriceDays } from '#server/catalog/products/list-prices/forget-price-days.ts'
import { keepPriceDays } from '#server/catalog/products/list-prices/keep-price-days.ts'
import { runProductBatch } from './bulk/run-product-batch.ts'

const testShop = await openTestShop()
const { shop, clock, database } = testShop
const { db } = database
const office = testOffice(testShop)
const ana = { kind: 'staff', id: 'Ana' } as const
const change = async (id: number, said: { price?: number; origin_price?: number }) =>
  expect(await changeProduct(shop, { actor: ana, id, change: said })).toMatchObject({ ok: true })

test('GDS-20 D-204 a list price counts as asked for 180 days, today among them, and is marked from then on', async () => {
  const id = await createProduct(database, { slug: 'asked', price: 380, origin_price: 380 })
  await keepPriceDays(shop)
  await change(id, { price: 300 })
  const unsold = async () => (await (await office.as('manager')).call.listPrices.find({ id })).unsold
  expect(await unsold()).toBe(false)
  clock.pass({ days: 179 })
  await keepPriceDays(shop)
  await keepPriceDays(shop)
  expect(await unsold()).toBe(false)
  clock.pass({ days: 1 })
  expect(await unsold()).toBe(true)
  expect(await db.selectFrom('price_days').where('product_id', '=', id).orderBy('day').select(['lowest', 'highest']).execute()).toEqual([
    { lowest: 300, highest: 380 },
    { lowest: 300, highest: 300 },
  ])
})

test('GDS-20 days that no setting can ask about any more are forgotten, and no other', async () => {
  const id = await createProduct(database, { slug: 'long-asked', price: 380, origin_price: 380 })
  const kept = () =>
    db
      .selectFrom('price_days')
      .where('product_id', '=', id)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  await keepPriceDays(shop)
  clock.pass({ days: 400 })
  await keepPriceDays(shop)
  await forgetPriceDays(shop)
  expect(Number((await kept()).count)).toBe(2)
  clock.pass({ days: 1 })
  await forgetPriceDays(shop)
  expect(Number((await kept()).count)).toBe(1)
})

test('GDS-20 D-204 what was never asked is marked and saved all the same, and needs a reason from who sets prices', async () => {
  const [manager, editor] = [await office.as('manager'), await office.as('editor')]
  const id = await createProduct(database, { slug: 'never', price: 300, origin_price: 300 })
  await keepPriceDays(shop)
  expect(await manager.call.listPrices.judge({ products: [{ id, origin_price: 500 }, { id: id + 999 }] })).toEqual({
    unsold: [id],
    days: 180,
  })
  expect((await manager.call.listPrices.judge({ products: [{ id, price: 500, origin_price: 500 }] })).unsold, 'it is the price').toEqual([])
  await manager.call.products.change({ id, version: 1, change: { origin_price: 500 } })
  expect(await editor.call.listPrices.find({ id })).toEqual({ days: 180, origin_price: 500, unsold: true, highest: 300, reason: null })
  const said = { id, origin_price: 500, reason: '新品上市，原廠建議售價' }
  await expect(editor.call.listPrices.giveReason(said)).rejects.toMatchObject({ status: 'permission_denied' })
  await expect(manager.call.listPrices.giveReason({ ...said, reason: ' ' })).rejects.toMatchObject({ status: 'validation_error' })
  await expect(manager.call.listPrices.giveReason({ ...said, origin_price: 480 })).rejects.toMatchObject({ status: 'list_price_changed' })
  await manager.call.listPrices.giveReason(said)
  await manager.call.listPrices.giveReason(said)
  expect((await editor.call.listPrices.find({ id })).reason).toMatchObject({ text: said.reason, by: manager.me.name })
  const entries = db.selectFrom('audit_entries').where('subject', '=', `product ${id}`).where('verb', '=', 'give-list-price-reason')
  expect(await entries.select('after').execute()).toEqual([{ after: { origin_price: 500, reason: said.reason } }])
  await change(id, { origin_price: 520 })
  expect(await manager.call.listPrices.find({ id }), 'that was another list price').toMatchObject({ unsold: true, reason: null })
})

test('GDS-20 what is asked for an hour is asked on that day, changed in bulk, in the grid or by a file; off sale nothing is asked', async () => {
  const manager = await office.as('manager')
  const [bulk, grid, file, off] = await Promise.all(
    ['bulk', 'grid', 'file', 'off'].map((slug) =>
      createProduct(database, { slug, price: 300, origin_price: 500, available: slug !== 'off' }),
    ),
  )
  if (!bulk || !grid || !file || !off) throw new Error('Four products were made')
  const unsold = async () => (await manager.call.listPrices.judge({ products: [bulk, grid, file, off].map((id) => ({ id })) })).unsold
  expect(await unsold()).toEqual([bulk, grid, file, off])
  const { id: selection } = await manager.call.productBatches.select({ ids: [bulk] })
  const { id: batch } = await manager.call.productBatches.try({ selection, move: { kind: 'price', price: 500 } })
  await manager.call.productBatches.apply({ batch })
  await runProductBatch(shop, { batchId: batch })
  const files = importing(shop, () => manager.call)
  await files.apply((await files.tried(`商品編號,售價\n${file},500\n`, { kind: 'prices' })).id)
  await change(grid, { price: 500 })
  await change(off, { price: 500 })
  for (const id of [bulk, grid, file, off]) await change(id, { price: 300 })
  expect(await unsold()).toEqual([off])
})
