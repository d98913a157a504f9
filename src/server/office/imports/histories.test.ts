import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { importing } from '#support/import-file.ts'
import { createProduct, createProducts } from '#support/rows.ts'
import { testOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'
import { changeProduct } from '#server/catalog/products/change-product.ts'
import { checkStock } from '#server/catalog/products/stock/check-stock.ts'
import type { Shop } from '#server/platform/shop.ts'
import { runImport } from './applying/run-import.ts'

const testShop = await openTestShop()
const { shop, database } = testShop
const { db } = database
const office = testOffice(testShop)
const owner = await office.as('owner')
const files = importing(shop, () => owner.call)
const ana = { kind: 'staff', id: 'Ana' } as const

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
const dieIn = async (id: number) => runImport(dying, { importId: id }).catch(() => undefined)
const find = async (id: number) => owner.call.imports.find({ id })

test('IMP-09 D-221 5,000 rows are applied all or none', async () => {
  const ids = await createProducts(
    database,
    Array.from({ length: 5000 }, (_, n) => ({ slug: `all-${n}`, stock: 10 })),
  )
  const lines = ids.map((id) => `${id},1`).join('\n')
  const tried = await files.tried(`商品編號,庫存\n${lines}\n`, { kind: 'stock', mode: 'change' })
  await owner.call.imports.apply({ id: tried.id })
  await dieIn(tried.id)
  const stock = async () =>
    db
      .selectFrom('products')
      .where('slug', 'like', 'all-%')
      .groupBy('stock')
      .select((eb) => ['stock', eb.fn.countAll<number>().as('products')])
      .execute()
  expect(await stock()).toEqual([{ stock: 10, products: 5000 }])
  expect(await find(tried.id)).toMatchObject({ state: 'applying', applied: 0 })
  await runImport(shop, { importId: tried.id })
  expect(await find(tried.id), 'in one turn').toMatchObject({ applied: 5000 })
  expect(await files.settle(tried.id)).toMatchObject({ state: 'done', applied: 5000 })
  expect(await stock()).toEqual([{ stock: 11, products: 5000 }])
}, 120_000)

test('IMP-09 D-221 more than 5,000 go in batches of 1,000 with their mark: stopped, dead or twice at once, each row is applied once', async () => {
  const ids = await createProducts(
    database,
    Array.from({ length: 5200 }, (_, n) => ({ slug: `many-${n}`, stock: 1 })),
  )
  const lines = ids.map((id) => `${id},2`).join('\n')
  const tried = await files.tried(`商品編號,庫存\n${lines}\n`, { kind: 'stock', mode: 'change' })
  expect(tried.counts.actions).toEqual({ update: 5200 })
  await owner.call.imports.apply({ id: tried.id })
  await runImport(shop, { importId: tried.id })
  expect(await find(tried.id)).toMatchObject({ state: 'applying', applied: 1000 })
  await dieIn(tried.id)
  expect(await find(tried.id)).toMatchObject({ state: 'applying', applied: 1000 })
  await owner.call.imports.stop({ id: tried.id })
  await runImport(shop, { importId: tried.id })
  expect(await find(tried.id)).toMatchObject({ state: 'stopped', applied: 1000, counts: { outcomes: { applied: 1000 } } })
  await owner.call.imports.apply({ id: tried.id })
  await Promise.all([runImport(shop, { importId: tried.id }), runImport(shop, { importId: tried.id })])
  expect(await files.settle(tried.id)).toMatchObject({ state: 'done', applied: 5200 })
  const sums = await db
    .selectFrom('products')
    .where('slug', 'like', 'many-%')
    .select(({ fn }) => [fn.min('stock').as('least'), fn.max('stock').as('most')])
    .executeTakeFirstOrThrow()
  expect(sums).toEqual({ least: 3, most: 3 })
  await checkStock(shop)
  await owner.call.imports.undo({ id: tried.id })
  await runImport(shop, { importId: tried.id })
  await dieIn(tried.id)
  const halfway = { state: 'undoing', applied: 5200, counts: { outcomes: { applied: 4200, undone: 1000 } } }
  expect(await find(tried.id)).toMatchObject(halfway)
  expect(await files.settle(tried.id)).toMatchObject({ state: 'undone', counts: { outcomes: { undone: 5200 } } })
  expect(await find(tried.id)).not.toHaveProperty('counts.outcomes.applied')
}, 120_000)

const prices = fc.integer({ min: 1, max: 4 }).map((n) => n * 100)
const step = fc.oneof(
  fc.record({ kind: fc.constant('import' as const), price: prices, meanwhile: fc.option(prices), dies: fc.boolean() }),
  fc.record({ kind: fc.constant('edit' as const), price: prices }),
  fc.record({ kind: fc.constant('undo' as const), which: fc.nat(3), dies: fc.boolean() }),
)

test('IMP-08 IMP-11 in any history of imports, edits, undoing and death, what nobody changed since goes back and nothing else', async () => {
  const product = await createProduct(database, { slug: 'history', price: 100, origin_price: 900 })
  const priceNow = async () => (await db.selectFrom('products').where('id', '=', product).select('price').executeTakeFirstOrThrow()).price
  const edit = async (price: number) => changeProduct(shop, { actor: ana, id: product, change: { price } })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
      let price = await priceNow()
      const done: { id: number; before: number; after: number }[] = []
      for (const said of steps) {
        if (said.kind === 'edit') {
          await edit(said.price)
          ;({ price } = said)
        } else if (said.kind === 'import') {
          const { id } = await files.tried(`商品編號,售價\n${product},${said.price}\n`, { kind: 'prices' })
          const isChangedMeanwhile = said.meanwhile !== null && said.meanwhile !== price
          const before = price
          if (said.meanwhile !== null) await edit(said.meanwhile)
          price = said.meanwhile ?? price
          await owner.call.imports.apply({ id })
          if (said.dies) await dieIn(id)
          await files.settle(id)
          if (!isChangedMeanwhile && said.price !== before) {
            ;({ price } = said)
            done.push({ id, before, after: price })
          }
        } else {
          const chosen = done[said.which]
          if (!chosen) continue
          await owner.call.imports.undo({ id: chosen.id })
          if (said.dies) await dieIn(chosen.id)
          await files.settle(chosen.id)
          if (price === chosen.after) price = chosen.before
          done.splice(said.which, 1)
        }
        expect(await priceNow()).toBe(price)
      }
    }),
    { numRuns: 15 },
  )
}, 120_000)
