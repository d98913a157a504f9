import * as z from 'zod'
import type { Actor } from '#rules/actor.ts'
import type { Tx } from '#database/connect.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { changedFields } from '#server/platform/audit/changed-fields.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import type { Shop } from '#server/platform/shop.ts'
import { faultInPrices, productChangeShape, productSeenShape, type ProductChange } from './product-shape.ts'
import { isInBundle, listSplitStocksOf } from './relatives/store.ts'
import { lockProductRows, saveProductRow } from './store.ts'

/** Only the fields that are different now. */
export type ProductChanged = { before: Record<string, unknown>; after: Record<string, unknown> }

export type ProductChangeRefusal =
  | { code: 'wrong_value'; why: string }
  | { code: 'unknown_product'; product: number }
  /** Somebody else has changed it since: what stands there now. */
  | { code: 'changed_since'; now: Record<string, unknown> }

/** `seen`: what stood in these fields when the change was decided; without it the change is made over anything. */
type Wanted = { actor: Actor; id: number; change: ProductChange; seen?: ProductChange }

/**
 * Changes what is said: texts, prices and flags of a product; all of it or nothing. Prices are judged beside those that
 * stay. Orders keep what they were placed for. Told twice, the second time changes nothing; told late with what was seen,
 * it takes nobody's later change away.
 */
export async function changeProduct(
  shop: Shop,
  { actor, id, change, seen = {} }: Wanted,
): Promise<Result<ProductChanged, ProductChangeRefusal>> {
  const read = z.strictObject({ change: productChangeShape, seen: productSeenShape }).safeParse({ change, seen })
  if (!read.success) return refuse({ code: 'wrong_value', why: z.prettifyError(read.error) })
  return shop.database.transaction(async (tx) => {
    const [row] = await lockProductRows(tx, [id])
    if (!row) return refuse({ code: 'unknown_product', product: id })
    const { before, after } = changedFields(row, read.data.change)
    if (Object.keys(after).length === 0) return ok({ before, after })
    const { before: now } = changedFields(row, read.data.seen)
    if (Object.keys(now).length > 0) return refuse({ code: 'changed_since', now })
    const fault = (await faultBesideOthers(tx, { id, after })) ?? faultInPrices({ ...row, ...after })
    if (fault) return refuse({ code: 'wrong_value', why: fault })
    await saveProductRow(tx, { id, change: after })
    await writeAuditEntry(tx, { actor, verb: 'change-product', subject: `product ${id}`, before, after, now: shop.now() })
    return ok({ before, after })
  })
}

/** Why a product can't become this beside what belongs to it; null when it can. */
async function faultBesideOthers(tx: Tx, { id, after }: { id: number; after: ProductChange }): Promise<string | null> {
  if (after.cod === true && (await listSplitStocksOf(tx, id)).length > 0) return 'What travels apart is paid beforehand, so cod stays false'
  if (after.temperature !== undefined && (await isInBundle(tx, id))) return 'What is picked together travels together, at one temperature'
  return null
}
