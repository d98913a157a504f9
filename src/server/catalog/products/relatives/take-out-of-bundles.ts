import type { Tx } from '#database/connect.ts'
import type { Actor } from '#rules/actor.ts'
import { saveAsVersion } from '../versions/save-as-version.ts'
import { listBundleOf, saveBundleOf } from './store.ts'

type Wanted = { actor: Actor; product: number; bundles: readonly number[]; now: Date }

/** Takes a product out of what can be picked along with others, which the caller holds; each is a version of the other. */
export async function takeOutOfBundles(tx: Tx, { actor, product, bundles, now }: Wanted): Promise<void> {
  for (const bundle of bundles) {
    const before = await listBundleOf(tx, bundle)
    const after = before.filter((entry) => entry.product !== product)
    const change = { product: bundle, actor, verb: 'set-bundle', before: { entries: before }, after: { entries: after }, now }
    await saveAsVersion(tx, change, () => saveBundleOf(tx, { product: bundle, entries: after }))
  }
}
