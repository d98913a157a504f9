import type { KyselyPlugin } from 'kysely'
import { expect, test } from 'vitest'
import type { BulkMove } from '#rules/catalog/bulk/bulk-move.ts'
import { createProducts } from '#support/rows.ts'
import { testOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'
import type { Shop } from '#server/platform/shop.ts'
import { tryBatch } from './try-batch.ts'

const testShop = await openTestShop()
const { shop, database } = testShop
const manager = await testOffice(testShop).as('manager')

/** The same shop, which counts the statements of its transactions. */
function counting() {
  let statements = 0
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      statements += 1
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const counted: Shop = {
    ...shop,
    database: {
      ...shop.database,
      transaction: async (work) => shop.database.transaction((tx) => work(tx.withPlugin(plugin) as typeof tx)),
    },
  }
  return { counted, statements: () => statements }
}

const moves: BulkMove[] = [
  { kind: 'price_by_amount', amount: -1 },
  { kind: 'flag', flag: 'cod', is: true },
  { kind: 'flag', flag: 'exclusive', is: true },
  { kind: 'flag', flag: 'standalone_purchase', is: true },
  { kind: 'off' },
  { kind: 'archive' },
  { kind: 'add_to_category', category: 1 },
]

test('GDS-07 a move is tried for hundreds of products with as many questions to the database as for two', async () => {
  const ids = await createProducts(
    database,
    Array.from({ length: 400 }, (_, n) => ({ slug: `set-${n}`, price: 100, origin_price: 200, cod: false })),
  )
  const tryOf = async (move: BulkMove, some: readonly number[]) => {
    const { id: selection } = await manager.call.productBatches.select({ ids: [...some] })
    const { counted, statements } = counting()
    expect(await tryBatch(counted, { selection, move, staffId: manager.me.id })).toMatchObject({ ok: true })
    return statements()
  }
  for (const move of moves) expect(await tryOf(move, ids), move.kind).toBe(await tryOf(move, ids.slice(0, 2)))
})
