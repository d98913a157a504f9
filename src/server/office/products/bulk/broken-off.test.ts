import { expect, test } from 'vitest'
import { createProducts } from '#support/rows.ts'
import { testOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'
import type { Shop } from '#server/platform/shop.ts'
import { runProductBatch } from './run-product-batch.ts'

const testShop = await openTestShop()
const { shop, database } = testShop
const { db } = database
const { call } = await testOffice(testShop).as('manager')

/** A process that dies when all of its turn is done and nothing is committed yet. */
const dying: Shop = {
  ...shop,
  database: {
    ...shop.database,
    transaction: async (work) =>
      shop.database.transaction(async (tx) => {
        await work(tx)
        throw new Error('the process has died')
      }),
  },
}

const products = 700
/** Seven hundred products are changed twice. */
const manyMs = 180_000

test(
  'GDS-09 a batch that is broken off between its transactions, and in the middle of one, goes on where it stood and changes each product once',
  async () => {
    const ids = await createProducts(
      database,
      Array.from({ length: products }, (_, n) => ({ slug: `off-${n}`, price: 100, origin_price: 200 })),
    )
    const { id: selection } = await call.productBatches.select({ ids: [...ids] })
    const { id: batch } = await call.productBatches.try({ selection, move: { kind: 'price_by_amount', amount: 7 } })
    const die = async () => runProductBatch(dying, { batchId: batch }).catch(() => undefined)
    const goOn = async () => runProductBatch(shop, { batchId: batch })
    const priced = async () =>
      Object.fromEntries(
        (
          await db
            .selectFrom('products')
            .where('slug', 'like', 'off-%')
            .groupBy('price')
            .select(({ fn }) => ['price', fn.countAll<number>().as('count')])
            .execute()
        ).map(({ price, count }) => [price, Number(count)]),
      )
    await call.productBatches.apply({ batch })
    await die()
    expect(await priced()).toEqual({ 100: products })
    await goOn()
    await die()
    expect(await priced()).toEqual({ 100: 200, 107: 500 })
    await Promise.all([goOn(), goOn()])
    await goOn()
    expect(await priced()).toEqual({ 107: products })
    expect(await call.productBatches.find({ batch })).toMatchObject({ state: 'done' })
    const versions = db
      .selectFrom('product_versions')
      .where('product_id', 'in', [...ids])
      .where('verb', '=', 'change-product')
    expect(await versions.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirst()).toMatchObject({ count: products })
    await call.productBatches.undo({ batch })
    await goOn()
    await die()
    expect(await priced()).toEqual({ 100: 500, 107: 200 })
    await goOn()
    await goOn()
    await goOn()
    expect(await priced()).toEqual({ 100: products })
  },
  manyMs,
)
