import type { StocktakeCovers } from '#contract/office/api/goods/stocktakes.ts'
import type { Tx } from '#database/connect.ts'
import { nameOfActor, type Actor } from '#rules/actor.ts'
import { formsOfCode } from '#rules/catalog/barcode.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import type { Shop } from '#server/platform/shop.ts'
import { findProductOf } from '../inbound/store.ts'
import { createLines, createStocktake, listOfCategory, listOfShelf } from './store.ts'

type Starting = { name: string; covers: StocktakeCovers; showsExpected: boolean; actor: Actor }
export type StartRefusal = { code: 'unknown_product' } | { code: 'nothing_to_count' }

class NothingToCount extends Error {}

/** Begins a count: what the ledger says of each line at this moment is kept (STK-15). */
export async function startStocktake(
  shop: Pick<Shop, 'database' | 'now'>,
  { name, covers, showsExpected, actor }: Starting,
): Promise<Result<number, StartRefusal>> {
  const now = shop.now()
  return shop.database
    .transaction(async (tx) => {
      const products = await productsOf(tx, covers)
      if (products === 'unknown') return refuse({ code: 'unknown_product' } as const)
      const about = { name, covers: JSON.stringify(covers), shows_expected: showsExpected }
      const id = await createStocktake(tx, { ...about, started_by: nameOfActor(actor), started_at: now })
      const lines = await createLines(tx, { stocktakeId: id, productIds: products })
      if (lines === 0) throw new NothingToCount()
      await writeAuditEntry(tx, { actor, verb: 'start-count', subject: `count ${id}`, before: null, after: { name, covers, lines }, now })
      return ok(id)
    })
    .catch((error: unknown) => {
      if (error instanceof NothingToCount) return refuse({ code: 'nothing_to_count' } as const)
      throw error
    })
}

/** The products that are covered; null for all. */
async function productsOf(tx: Tx, covers: StocktakeCovers): Promise<number[] | null | 'unknown'> {
  if (covers.kind === 'all') return null
  if (covers.kind === 'category') return listOfCategory(tx, covers.category)
  if (covers.kind === 'shelf') return listOfShelf(tx, covers.shelf)
  const ids: number[] = []
  for (const said of covers.products) {
    const id = await findProductOf(tx, { id: /^\d{1,9}$/.test(said) ? Number(said) : 0, forms: formsOfCode(said) })
    if (id === null) return 'unknown'
    ids.push(id)
  }
  return ids
}
