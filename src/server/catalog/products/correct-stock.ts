import * as z from 'zod'
import { lineUpTo } from '#contract/shared/fields.ts'
import { nameOfActor, type Actor } from '#rules/actor.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import type { Shop } from '#server/platform/shop.ts'
import { mostStock } from './most-stock.ts'
import { createMovements, lockProductRows } from './store.ts'

const countShape = z.strictObject({
  product: z.int().min(1),
  counted: z.int().min(0).max(mostStock),
  reason: lineUpTo(300).min(1),
})

/** `counted`: pieces in the house, those held for orders among them. */
export type StockCount = z.input<typeof countShape>

export type StockCorrected = { before: number; after: number }

export type CountRefusal =
  | { code: 'wrong_value'; why: string }
  | { code: 'unknown_product'; product: number }
  /** Orders hold more than that. */
  | { code: 'below_reserved'; reserved: number }

/** Puts the stock of a product at what was counted. Told twice it is the same count, and nothing moves the second time. */
export async function correctStock(
  shop: Shop,
  { actor, count }: { actor: Actor; count: StockCount },
): Promise<Result<StockCorrected, CountRefusal>> {
  const read = countShape.safeParse(count)
  if (!read.success) return refuse({ code: 'wrong_value', why: z.prettifyError(read.error) })
  const { product, counted, reason } = read.data
  return shop.database.transaction(async (tx) => {
    const [row] = await lockProductRows(tx, [product])
    if (!row) return refuse({ code: 'unknown_product', product })
    const { stock, reserved } = row
    if (counted < reserved) return refuse({ code: 'below_reserved', reserved })
    if (counted === stock) return ok({ before: stock, after: stock })
    const now = shop.now()
    await createMovements(tx, [{ product_id: product, delta: counted - stock, kind: 'correction', actor: nameOfActor(actor) }])
    await writeAuditEntry(tx, {
      actor,
      verb: 'correct-stock',
      subject: `product ${product}`,
      before: { stock },
      after: { stock: counted },
      reason,
      now,
    })
    return ok({ before: stock, after: counted })
  })
}
