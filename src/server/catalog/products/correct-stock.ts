import * as z from 'zod'
import { lineUpTo } from '#contract/shared/fields.ts'
import { nameOfActor, type Actor } from '#rules/actor.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import type { Shop } from '#server/platform/shop.ts'
import { mostStock } from '#rules/catalog/stock/most-stock.ts'
import { createCount, createMovements, findCount, lockProductRows } from './store.ts'

const countShape = z.strictObject({
  sheet: lineUpTo(60).min(1),
  product: z.int().min(1),
  counted: z.int().min(0).max(mostStock),
  reason: lineUpTo(300).min(1),
})

/** `sheet`: the list on which it was written down, such as a day and a shelf. `counted`: pieces in the house, those held for orders among them. */
export type StockCount = z.input<typeof countShape>

/** `repeated`: this was counted before, and nothing was written now. */
export type StockCorrected = { repeated: boolean; before: number; after: number }

export type CountRefusal =
  | { code: 'wrong_value'; why: string }
  | { code: 'unknown_product'; product: number }
  /** Orders hold more than that. */
  | { code: 'below_reserved'; reserved: number }
  /** Its lots are followed: which of them was counted, the office asks. */
  | { code: 'lot_required' }
  /** That sheet says another number for this product. */
  | { code: 'sheet_taken'; counted: number }

/** Puts the stock of a product at what was counted, once for each sheet: told again, also after goods have come or gone, nothing moves. */
export async function correctStock(
  shop: Shop,
  { actor, count }: { actor: Actor; count: StockCount },
): Promise<Result<StockCorrected, CountRefusal>> {
  const read = countShape.safeParse(count)
  if (!read.success) return refuse({ code: 'wrong_value', why: z.prettifyError(read.error) })
  const { sheet, product, counted, reason } = read.data
  return shop.database.transaction(async (tx) => {
    const [row] = await lockProductRows(tx, [product])
    if (!row) return refuse({ code: 'unknown_product', product })
    const { stock } = row
    // Of a preorder more may be held than is there.
    const reserved = row.reserved - row.preorder_quota
    // Whoever counts this product at the same time waits for its row.
    const known = await findCount(tx, { sheet, product })
    if (known !== undefined)
      return known === counted ? ok({ repeated: true, before: stock, after: stock }) : refuse({ code: 'sheet_taken', counted: known })
    if (row.lots_followed || counted < row.in_lots) return refuse({ code: 'lot_required' })
    if (counted < reserved) return refuse({ code: 'below_reserved', reserved })
    const now = shop.now()
    await createCount(tx, { sheet, product, counted, now })
    if (counted !== stock)
      await createMovements(tx, [{ product_id: product, delta: counted - stock, kind: 'count', actor: nameOfActor(actor) }])
    const [before, after] = [{ stock }, { stock: counted }]
    await writeAuditEntry(tx, { actor, verb: 'correct-stock', subject: `product ${product}`, before, after, reason, now })
    return ok({ repeated: false, before: stock, after: counted })
  })
}
