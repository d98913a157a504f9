import { isDeepStrictEqual } from 'node:util'
import { askedOfAll } from '#database/asked-together.ts'
import type { Tx } from '#database/connect.ts'
import { productsOfTransaction, type BulkMove } from '#rules/catalog/bulk/bulk-move.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { readProducts } from '#server/catalog/products/published/held-products.ts'
import { findProductSelection } from '#server/office/lists/selections/find-selection.ts'
import type { Shop } from '#server/platform/shop.ts'
import { createBatch, createRows, type TriedRow } from './batch-store.ts'
import { verbOf } from './verb-of.ts'

type ToTry = { selection: number; move: BulkMove; staffId: number }

/** Works out what a move would do with each of the selected products, and keeps it under a number. No product is changed or held (GDS-07). */
export async function tryBatch(shop: Shop, { selection, move, staffId }: ToTry): Promise<Result<number, { code: 'selection_ended' }>> {
  const ids = await findProductSelection(shop, { id: selection, staffId })
  if (!ids) return refuse({ code: 'selection_ended' })
  const now = shop.now()
  return shop.database.transaction(async (tx) => {
    const batch = await createBatch(tx, { move, staffId, now })
    for (let from = 0; from < ids.length; from += productsOfTransaction) {
      const some = ids.slice(from, from + productsOfTransaction)
      await createRows(tx, { batch, rows: await tryProducts(tx, { ids: some, move, now }) })
    }
    return ok(batch)
  })
}

async function tryProducts(tx: Tx, { ids, move, now }: { ids: readonly number[]; move: BulkMove; now: Date }): Promise<TriedRow[]> {
  // Beside each other, so that what they ask of the database is asked for all of them at once.
  return askedOfAll(await readProducts(tx, ids), async (row) => {
    const { before, after, refusal } = await verbOf(move).weigh(tx, { row, move, now })
    const fine = isDeepStrictEqual(before, after) ? 'same' : 'ready'
    return { id: row.id, before, after, state: refusal ? 'refused' : fine, refusal }
  })
}
