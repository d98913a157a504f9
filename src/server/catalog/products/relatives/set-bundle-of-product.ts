import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod'
import type { Actor } from '#rules/actor.ts'
import type { FlagsExclude } from '#rules/catalog/excluded-flags.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import type { Shop } from '#server/platform/shop.ts'
import { lockProductRows, saveProductRow, type LockedProduct } from '../store.ts'
import { conflictSince, type SavedMeanwhile } from '../versions/conflict-since.ts'
import { saveAsVersion } from '../versions/save-as-version.ts'
import { bundleShape, type NewBundle, type SaidBundle } from './bundle-shape.ts'
import { listBundleOf, saveBundleOf } from './store.ts'

export type BundleSet = { before: SaidBundle; after: SaidBundle }

export type BundleSetRefusal =
  | { code: 'wrong_value'; why: string }
  | { code: 'unknown_product'; product: number }
  | FlagsExclude
  /** Picks travel with the product, so all have one temperature. */
  | { code: 'other_temperature'; product: number }
  | ({ code: 'edit_conflict' } & SavedMeanwhile)

/** `seen`: what stood there when somebody began to change it; left out, whatever stands there is replaced. */
type Wanted = { actor: Actor; product: number; bundle: NewBundle; seen?: SaidBundle | undefined }

/**
 * Makes what can be picked along with a product these goods and no others, and so many of them. Lines of carts follow,
 * orders keep what was picked. Told twice, the second time changes nothing.
 */
export async function setBundleOfProduct(
  shop: Pick<Shop, 'database' | 'now'>,
  { actor, product, bundle, seen }: Wanted,
): Promise<Result<BundleSet, BundleSetRefusal>> {
  const read = bundleShape.safeParse(bundle)
  if (!read.success) return refuse({ code: 'wrong_value', why: z.prettifyError(read.error) })
  const after = read.data
  const picked = after.entries.map((entry) => entry.product)
  if (picked.includes(product)) return refuse({ code: 'wrong_value', why: 'A product is not picked into itself' })
  return shop.database.transaction(async (tx) => {
    const rows = new Map((await lockProductRows(tx, [product, ...picked])).map((each) => [each.id, each]))
    const row = rows.get(product)
    if (!row) return refuse({ code: 'unknown_product', product })
    for (const id of picked) {
      const temperature = rows.get(id)?.temperature
      if (temperature === undefined) return refuse({ code: 'unknown_product', product: id })
      if (temperature !== row.temperature) return refuse({ code: 'other_temperature', product: id })
    }
    const gift = picked.length > 0 && [...rows.values()].find(({ is_gift_only: isGift }) => isGift)
    if (gift) return refuse(excludesBundle(gift, 'is_gift_only'))
    const preorder = [...rows.values()].find(({ id, exclusive }) => id !== product && exclusive)
    if (preorder) return refuse(excludesBundle(preorder, 'exclusive'))
    const before = { picks: row.optional_bundles_max_quantity, entries: await listBundleOf(tx, product) }
    if (isDeepStrictEqual(before, after)) return ok({ before, after })
    if (seen && !isDeepStrictEqual(before, seen)) {
      const meanwhile = await conflictSince(tx, { row, seen: row.version - 1 })
      return refuse({ code: 'edit_conflict', ...meanwhile, present: { bundle: before } })
    }
    await saveAsVersion(tx, { product, actor, verb: 'set-bundle', before, after, now: shop.now() }, async () => {
      await saveBundleOf(tx, { product, entries: after.entries })
      await saveProductRow(tx, { id: product, change: { optional_bundles_max_quantity: after.picks } })
    })
    return ok({ before, after })
  })
}

/**
 * What is for gifts only is neither sold with picks nor picked (GDS-24). A preorder is not picked: what it is promised beyond its stock would
 * be sold as if it were there, without a word of its day (STK-20).
 */
function excludesBundle({ id, name_zh: zh, name_en: en }: LockedProduct, flag: 'is_gift_only' | 'exclusive'): FlagsExclude {
  return { code: 'flags_exclude', flag, beside: 'bundle', product: id, name: { zh, en } }
}
