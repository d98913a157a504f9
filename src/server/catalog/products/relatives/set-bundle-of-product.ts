import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod'
import type { Actor } from '#rules/actor.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import type { Shop } from '#server/platform/shop.ts'
import { lockProductRows, saveProductRow } from '../store.ts'
import { conflictSince, type SavedMeanwhile } from '../versions/conflict-since.ts'
import { saveAsVersion } from '../versions/save-as-version.ts'
import { bundleShape, type NewBundle, type SaidBundle } from './bundle-shape.ts'
import { judgeBundle, type BundleRefusal } from './judge-bundle.ts'
import { listBundleOf, saveBundleOf } from './store.ts'

/** `version`: what it made, or what stood there already. */
export type BundleSet = { before: SaidBundle; after: SaidBundle; version: number }

export type BundleSetRefusal = { code: 'wrong_value'; why: string } | BundleRefusal | ({ code: 'edit_conflict' } & SavedMeanwhile)

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
    const rows = await lockProductRows(tx, [product, ...picked])
    const row = rows.find(({ id }) => id === product)
    if (!row) return refuse({ code: 'unknown_product', product })
    const refusal = judgeBundle(row, { picked, rows })
    if (refusal) return refuse(refusal)
    const before = { picks: row.optional_bundles_max_quantity, entries: await listBundleOf(tx, product) }
    if (isDeepStrictEqual(before, after)) return ok({ before, after, version: row.version })
    if (seen && !isDeepStrictEqual(before, seen)) {
      const meanwhile = await conflictSince(tx, { row, seen: row.version - 1 })
      return refuse({ code: 'edit_conflict', ...meanwhile, present: { bundle: before } })
    }
    const version = await saveAsVersion(tx, { product, actor, verb: 'set-bundle', before, after, now: shop.now() }, async () => {
      await saveBundleOf(tx, { product, entries: after.entries })
      await saveProductRow(tx, { id: product, change: { optional_bundles_max_quantity: after.picks } })
    })
    return ok({ before, after, version })
  })
}
