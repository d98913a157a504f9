import { expect, test } from 'vitest'
import { importing } from '#support/import-file.ts'
import { createProduct } from '#support/rows.ts'
import { testOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'
import { checkStock } from '#server/catalog/products/stock/check-stock.ts'

const testShop = await openTestShop()
const { shop, database } = testShop
const { db } = database
const owner = await testOffice(testShop).as('owner')
const files = importing(shop, () => owner.call)

const stockOf = async (id: number) => (await db.selectFrom('products').where('id', '=', id).select('stock').executeTakeFirstOrThrow()).stock

test('IMP-13 設為 counts at the moment of applying what was 不變 in the trial too, and is taken back', async () => {
  const [moved, still, other] = [
    await createProduct(database, { slug: 'set-moved', stock: 10 }),
    await createProduct(database, { slug: 'set-still', stock: 10 }),
    await createProduct(database, { slug: 'set-other', stock: 10 }),
  ]
  const tried = await files.tried(`商品編號,庫存\n${moved},10\n${still},10\n${other},12\n`, { kind: 'stock', mode: 'set' })
  expect(tried.counts.actions).toEqual({ same: 2, update: 1 })
  await db.insertInto('stock_movements').values({ product_id: moved, delta: -3, kind: 'correction', actor: 'test' }).execute()
  expect(await files.apply(tried.id)).toMatchObject({ state: 'done', counts: { outcomes: { applied: 2 } } })
  expect(await Promise.all([moved, still, other].map(stockOf))).toEqual([10, 10, 12])
  expect((await files.rows(tried.id)).map(({ outcome, changes }) => ({ outcome, changes }))).toEqual([
    { outcome: 'applied', changes: [{ field: 'stock', before: 7, after: 10 }] },
    { outcome: null, changes: [] },
    { outcome: 'applied', changes: [{ field: 'stock', before: 10, after: 12 }] },
  ])
  await files.undo(tried.id)
  expect(await Promise.all([moved, still, other].map(stockOf))).toEqual([7, 10, 10])
  await checkStock(shop)
})
