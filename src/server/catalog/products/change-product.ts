import * as z from 'zod'
import type { Actor } from '#rules/actor.ts'
import type { PriceTarget } from '#rules/catalog/shelf-price.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { changedFields } from '#server/platform/audit/changed-fields.ts'
import type { Shop } from '#server/platform/shop.ts'
import { saveWeighedChange, weighChange, type WeighedRefusal } from './judging/weigh-change.ts'
import { productChangeShape, productSeenShape, type ProductChange } from './product-shape.ts'
import { lockProductRows } from './store.ts'
import { conflictSince, type SavedMeanwhile } from './versions/conflict-since.ts'

/** Only the fields that are different now. */
export type ProductChanged = { before: Record<string, unknown>; after: Record<string, unknown>; version: number }

export type ProductChangeRefusal =
  | WeighedRefusal
  | { code: 'unknown_product'; product: number }
  /** Somebody else has changed it since: what stands there now. */
  | { code: 'changed_since'; now: Record<string, unknown> }
  | ({ code: 'edit_conflict' } & SavedMeanwhile)

/**
 * `seen`: what stood in these fields when the change was decided; `version`: which version was looked at. Without either the change is
 * made over anything. `prices`: which prices are meant while a scheduled one runs.
 */
type Wanted = {
  actor: Actor
  id: number
  change: ProductChange
  seen?: ProductChange
  version?: number | undefined
  prices?: PriceTarget | undefined
}

/**
 * Changes what is said: texts, prices and flags of a product; all of it or nothing. Prices are judged beside those that
 * stay. Orders keep what they were placed for. Told twice, the second time changes nothing; told late with what was seen,
 * it takes nobody's later change away.
 */
export async function changeProduct(
  shop: Pick<Shop, 'database' | 'now'>,
  { actor, id, change, seen = {}, version, prices }: Wanted,
): Promise<Result<ProductChanged, ProductChangeRefusal>> {
  const read = z.strictObject({ change: productChangeShape, seen: productSeenShape }).safeParse({ change, seen })
  if (!read.success) return refuse({ code: 'wrong_value', why: z.prettifyError(read.error), faults: {} })
  const now = shop.now()
  return shop.database.transaction(async (tx) => {
    const [row] = await lockProductRows(tx, [id])
    if (!row) return refuse({ code: 'unknown_product', product: id })
    const { before, after } = changedFields(row, read.data.change)
    if (Object.keys(after).length === 0) return ok({ before, after, version: row.version })
    if (version !== undefined && version !== row.version)
      return refuse({ code: 'edit_conflict', ...(await conflictSince(tx, { row, seen: version })) })
    const { before: otherwise } = changedFields(row, read.data.seen)
    if (Object.keys(otherwise).length > 0) return refuse({ code: 'changed_since', now: otherwise })
    const weighed = await weighChange(tx, { row, after, prices, now })
    if (!weighed.ok) return weighed
    return ok({ before, after, version: await saveWeighedChange(tx, { row, actor, ...weighed.value, now }) })
  })
}
