import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { BulkMove } from '#rules/catalog/bulk/bulk-move.ts'
import { createProducts } from '#support/rows.ts'
import { testOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'
import { runProductBatch } from './run-product-batch.ts'

const testShop = await openTestShop()
const { shop, database } = testShop
const { db } = database
const manager = await testOffice(testShop).as('manager')

type Product = { id: number; price: number; embargo: boolean; version: number }
const rowsOf = async (ids: readonly number[]): Promise<Product[]> =>
  db
    .selectFrom('products')
    .where('id', 'in', [...ids])
    .orderBy('id')
    .select(['id', 'price', 'embargo', 'version'])
    .execute()

const percents = fc.integer({ min: -60, max: 5 }).map((percent): BulkMove => ({ kind: 'price_by_percent', percent, ending: null }))
const amounts = fc.integer({ min: -30, max: 10 }).map((amount): BulkMove => ({ kind: 'price_by_amount', amount }))
const flags = fc.boolean().map((is): BulkMove => ({ kind: 'flag', flag: 'embargo', is }))
const product = fc.nat({ max: 3 })
const step = fc.oneof(
  fc.record({ kind: fc.constant('try' as const), move: fc.oneof(percents, amounts, flags) }),
  fc.record({ kind: fc.constantFrom('apply' as const, 'undo' as const), batch: fc.nat({ max: 5 }) }),
  fc.record({ kind: fc.constant('price' as const), product, price: fc.integer({ min: 1, max: 400 }) }),
  fc.record({
    kind: fc.constant('name' as const),
    product,
    name: fc.string({ minLength: 1, maxLength: 3 }).map((name) => `n${name.trim()}`),
  }),
)
type Step = typeof step extends fc.Arbitrary<infer Of> ? Of : never

const { call } = manager
const refused = () => undefined

async function go(wish: Step, { ids, batches }: { ids: readonly number[]; batches: number[] }): Promise<void> {
  if (wish.kind === 'try') {
    const { id: selection } = await call.productBatches.select({ ids: [...ids] })
    batches.push((await call.productBatches.try({ selection, move: wish.move })).id)
  } else if ('batch' in wish) {
    const batch = batches[wish.batch % Math.max(1, batches.length)]
    if (batch === undefined) return
    await call.productBatches[wish.kind]({ batch }).catch(refused)
    await Promise.all([runProductBatch(shop, { batchId: batch }), runProductBatch(shop, { batchId: batch })])
  } else {
    const [row] = await rowsOf([ids[wish.product] ?? 0])
    if (!row) return
    const change = wish.kind === 'price' ? { price: wish.price } : { name_en: wish.name }
    await call.products.change({ id: row.id, version: row.version, change }).catch(refused)
  }
}

test('GDS-09 whatever is moved, edited by hand and taken back, twice and at once: each version follows from the one before, and undo takes nobody’s change away', async () => {
  let made = 0
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { minLength: 3, maxLength: 9 }), async (history) => {
      made += 1
      const ids = await createProducts(
        database,
        [0, 1, 2, 3].map((place) => ({ slug: `history-${made}-${place}`, price: 390, origin_price: 400 })),
      )
      const batches: number[] = []
      for (const atOnce of history) await Promise.all(atOnce.map((wish) => go(wish, { ids, batches })))
      expect(await brokenChains(ids)).toEqual([])
      expect(await brokenBatches(batches)).toEqual([])
    }),
    { numRuns: 25 },
  )
})

type Said = Record<string, unknown>
const saidBy = (version: { after: unknown }) => version.after as Said

/** Products of which a version does not say what stood before it, or whose row does not say what the last one says. */
async function brokenChains(ids: readonly number[]): Promise<unknown[]> {
  const broken: unknown[] = []
  for (const row of await rowsOf(ids)) {
    const all = await db.selectFrom('product_versions').where('product_id', '=', row.id).orderBy('version').selectAll().execute()
    let stood: Said = { price: 390, embargo: false }
    for (const version of all.filter((each) => each.version > 1)) {
      const before = version.before as Said
      const gaps = ['price', 'embargo'].filter((field) => field in saidBy(version) && before[field] !== stood[field])
      if (gaps.length > 0) broken.push({ version, stood })
      stood = { ...stood, ...saidBy(version) }
    }
    const isLast = (all.at(-1)?.version ?? 1) === row.version
    if (!isLast || stood['price'] !== row.price || stood['embargo'] !== row.embargo) broken.push({ row, stood })
  }
  return broken
}

/** Rows of batches that were not saved once, or that were taken back otherwise than right after that. */
async function brokenBatches(batches: readonly number[]): Promise<unknown[]> {
  const broken: unknown[] = []
  for (const batch of batches) {
    const rows = await db.selectFrom('product_batch_rows').where('batch_id', '=', batch).selectAll().execute()
    for (const row of rows) {
      const { product_id: product, state, version, before, after } = row
      const saved = db.selectFrom('audit_entries').where('subject', '=', `product ${product}`).where('reason', '=', `batch ${batch}`)
      const entries = await saved.orderBy('id').select(['before', 'after']).execute()
      const next = db
        .selectFrom('product_versions')
        .where('product_id', '=', product)
        .where('version', '=', (version ?? 0) + 1)
      const later = await next.select(['before', 'after']).executeTakeFirst()
      const back = { before: after, after: before }
      const made = version === null ? [] : [{ before, after }]
      const expected = state === 'undone' ? [...made, back] : made
      if (!isDeepStrictEqual(entries, expected) || (state === 'undone' && !isDeepStrictEqual(later, back)))
        broken.push({ row, entries, later })
    }
  }
  return broken
}
