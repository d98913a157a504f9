import * as z from 'zod'
import type { Tx } from '#database/connect.ts'
import type { Actor } from '#rules/actor.ts'
import { lackingForSale } from '#rules/catalog/product-state.ts'
import { shelfPriceNames } from '#rules/catalog/shelf-price.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { changedFields } from '#server/platform/audit/changed-fields.ts'
import type { Shop } from '#server/platform/shop.ts'
import { judgeChange, type JudgedRefusal } from '../judging/judge-change.ts'
import { productSeenShape, productWrittenShape } from '../product-shape.ts'
import { judgeBundle, type BundleRefusal } from '../relatives/judge-bundle.ts'
import { isPicked } from '../relatives/store.ts'
import { findRunningPrice } from '../schedules/store.ts'
import { lockProductRows, saveProductRow, type LockedProduct } from '../store.ts'
import { conflictSince, type SavedMeanwhile } from './conflict-since.ts'
import { listsOf, readLists, saveListsOf, type Lists } from './lists-of-version.ts'
import { saveAsVersion } from './save-as-version.ts'
import { findWholeOf } from './store.ts'

export type RestoreRefusal =
  | JudgedRefusal
  | Exclude<BundleRefusal, { code: 'unknown_product' }>
  /** What was picked along with it is not there any more. */
  | { code: 'pick_gone'; product: number }
  | { code: 'unknown_product' }
  | { code: 'unknown_version' }
  | ({ code: 'edit_conflict' } & SavedMeanwhile)

/** `keep`: fields and lists that stay as they are now, such as the prices for who may not set them. */
type Wanted = { actor: Actor; id: number; version: number; seen: number; keep: readonly string[] }

/** What of a product's own row is said by somebody; the rest moves by itself or by verbs of its own, as its state does. */
const said = z
  .object({ ...productWrittenShape.shape, slug: productSeenShape.shape.slug, preview: z.string() })
  .omit({ available: true, optional_bundles_max_quantity: true })
  .partial()

/**
 * Makes a new version that says what an older one said (GDS-51): texts, codes and prices, pictures and films, categories, what it is shown
 * beside, what is picked along with it and what travels apart. Its stock and its state stay, and what is gone meanwhile is left out.
 */
export async function restoreVersion(
  shop: Pick<Shop, 'database' | 'now'>,
  { actor, id, version, seen, keep }: Wanted,
): Promise<Result<{ version: number; changed: string[] }, RestoreRefusal>> {
  const now = shop.now()
  return shop.database.transaction(async (tx) => {
    const old = await findWholeOf(tx, { product: id, version })
    const picked = old ? readLists(old.whole).bundle.entries.map(({ product }) => product) : []
    const rows = await lockProductRows(tx, [id, ...picked])
    const row = rows.find((each) => each.id === id)
    if (!row) return refuse({ code: 'unknown_product' })
    if (!old) return refuse({ code: 'unknown_version' })
    if (row.version !== seen) return refuse({ code: 'edit_conflict', ...(await conflictSince(tx, { row, seen })) })
    // What a scheduled price has put on the row is its own to take away.
    const held = (await findRunningPrice(tx, id)) ? [...keep, ...shelfPriceNames] : keep
    const read = said.safeParse(old.whole)
    if (!read.success) return refuse(noLongerFits(read.error))
    const kept = Object.entries(read.data).filter(([field]) => !held.includes(field))
    const fields = changedFields(row, Object.fromEntries(kept))
    const stood = await listsOf(tx, row)
    const lists = changedFields(stood, Object.fromEntries(Object.entries(readLists(old.whole)).filter(([list]) => !held.includes(list))))
    const refusal = await judgeRestored(tx, { row, rows, after: fields.after, lists: { ...stood, ...lists.after }, now })
    if (refusal) return refuse(refusal)
    const before = { ...fields.before, ...lists.before, version: seen }
    const after = { ...fields.after, ...lists.after, restored: version }
    const saved = await saveAsVersion(tx, { product: id, actor, verb: 'restore-product', before, after, now }, () =>
      saveListsOf(tx, { product: id, lists: lists.after, now }, async () => {
        if (Object.keys(fields.after).length > 0) await saveProductRow(tx, { id, change: fields.after })
      }),
    )
    return ok({ version: saved, changed: [...Object.keys(fields.after), ...Object.keys(lists.after)] })
  })
}

/** What an older version says may be longer than may be said by now. */
function noLongerFits({ issues }: z.ZodError): RestoreRefusal {
  const faults = Object.fromEntries(issues.map(({ path }) => [String(path[0]), 'invalid']))
  return { code: 'wrong_value', why: 'It says what may not be said any more', faults }
}

type Restored = { row: LockedProduct; rows: readonly LockedProduct[]; after: Partial<LockedProduct>; lists: Lists; now: Date }

/** A draft may be without a price again. */
async function judgeRestored(tx: Tx, { row, rows, after, lists, now }: Restored): Promise<RestoreRefusal | null> {
  const isInBundle = lists.bundle.entries.length > 0 || (await isPicked(tx, row.id))
  const belongings = { isInBundle, travelsApart: lists.split_stocks.length > 0 }
  const refusal = await judgeChange(tx, { row, after, takesBack: true, belongings, now })
  if (refusal) return refusal
  const lacking = row.state === 'draft' || row.state === 'archived' ? [] : lackingForSale({ ...row, ...after })
  if (lacking.includes('preview')) return { code: 'wrong_value', why: 'It lacks a picture', faults: { pictures: 'noPicture' } }
  const picked = lists.bundle.entries.map(({ product }) => product)
  const misfit = judgeBundle({ ...row, ...after }, { picked, rows })
  return misfit?.code === 'unknown_product' ? { ...misfit, code: 'pick_gone' } : misfit
}
