import * as z from 'zod'
import type { Tx } from '#database/connect.ts'
import type { Actor } from '#rules/actor.ts'
import { sharedIn } from '#rules/catalog/families/shared-fields.ts'
import type { PriceTarget } from '#rules/catalog/shelf-price.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { changedFields } from '#server/platform/audit/changed-fields.ts'
import type { Shop } from '#server/platform/shop.ts'
import { createOwn } from './families/sharing/store.ts'
import { holdSharing, saveAlike, weighAlike, wishesOf, type Sharing } from './families/sharing/say-alike.ts'
import { saveWeighedChange, weighChange, type WeighedRefusal } from './judging/weigh-change.ts'
import { productChangeShape, productSeenShape, productWrittenShape, type ProductChange } from './product-shape.ts'
import { findRunningPrice, runningOf } from './schedules/store.ts'
import { lockProductRows, type LockedProduct } from './store.ts'
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
 * made over anything. `prices`: which prices are meant while a scheduled one runs. `alike`: what members of its family share is said of
 * all of them (FAM-15); otherwise it is this one's own from then on.
 */
type Wanted = {
  actor: Actor
  id: number
  change: ProductChange
  seen?: ProductChange
  version?: number | undefined
  prices?: PriceTarget | undefined
  alike?: boolean
}

/**
 * Changes what is said: texts, prices and flags of a product; all of it or nothing. Prices are judged beside those that
 * stay. Orders keep what they were placed for. Told twice, the second time changes nothing; told late with what was seen,
 * it takes nobody's later change away.
 */
export async function changeProduct(
  shop: Pick<Shop, 'database' | 'now'>,
  { actor, id, change, seen = {}, version, prices, alike = false }: Wanted,
): Promise<Result<ProductChanged, ProductChangeRefusal>> {
  const read = z.strictObject({ change: productChangeShape, seen: productSeenShape }).safeParse({ change, seen })
  if (!read.success) return refuse({ code: 'wrong_value', why: z.prettifyError(read.error), faults: {} })
  const now = shop.now()
  return shop.database.transaction(async (tx) => {
    const sharing: Sharing = alike ? await holdSharing(tx, id) : new Map()
    const rows = await lockProductRows(tx, [id, ...sharing.keys()])
    const row = rows.find((each) => each.id === id)
    if (!row) return refuse({ code: 'unknown_product', product: id })
    const { before, after } = changedFields(prices === 'regular' ? await atOtherTimes(tx, row) : row, read.data.change)
    if (Object.keys(after).length === 0) return ok({ before, after, version: row.version })
    const meanwhile = version === undefined || version === row.version ? null : await conflictSince(tx, { row, seen: version })
    if (meanwhile && changesFields(meanwhile)) return refuse({ code: 'edit_conflict', ...meanwhile })
    const { before: otherwise } = changedFields(row, read.data.seen)
    if (Object.keys(otherwise).length > 0) return refuse({ code: 'changed_since', now: otherwise })
    const weighed = await weighChange(tx, { row, after, prices, now })
    if (!weighed.ok) return weighed
    const others = await weighAlike(tx, wishesOf(rows, { sharing, after }), now)
    if (!others.ok) return others
    const saved = await saveWeighedChange(tx, { row, actor, ...weighed.value, alike, now })
    await saveAlike(tx, others.value, { actor, now })
    // What members are called their family says: whoever says it of one says it of that one.
    if (sharedIn(Object.keys(after)).includes('name')) await createOwn(tx, [{ product: id, field: 'name' }])
    return ok({ before, after, version: saved })
  })
}

/** As it stands while no scheduled price runs: what is meant for then may be what runs now. */
async function atOtherTimes(tx: Tx, row: LockedProduct): Promise<LockedProduct> {
  const running = await findRunningPrice(tx, row.id)
  return running ? { ...row, ...runningOf(running).regular } : row
}

/** Pictures, categories, what goes with it and its state are saved apart: who changes fields meanwhile is in nobody's way. */
function changesFields({ present }: SavedMeanwhile): boolean {
  const { preview: _shown, available: _state, ...fields } = productWrittenShape.shape
  return Object.keys(present).some((name) => Object.hasOwn(fields, name))
}
