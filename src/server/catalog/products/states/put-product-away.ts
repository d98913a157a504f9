import type { Tx } from '#database/connect.ts'
import type { Actor } from '#rules/actor.ts'
import type { Text } from '#rules/locale.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { listBundlesWith } from '../published/bundles-with.ts'
import { takeOutOfBundles } from '../relatives/take-out-of-bundles.ts'
import { lockProductRows } from '../store.ts'
import { moveProduct, type StateRefusal, type StateSet } from './set-product-state.ts'

/** Something that goes on requires it: a campaign that runs, or what is sold with it inside. */
export type PutAwayRefusal = StateRefusal | { code: 'in_use'; by: Text[] }

type Wanted = {
  actor: Actor
  id: number
  /** Whether it is taken out of what can be picked along with others; else it stays there, as something that is not to be had. */
  bundles: 'leave' | 'remove'
  /** What outside of the catalogue requires it. Asked while the product is held. */
  requiredBy: (tx: Tx) => Promise<Text[]>
  reason?: string | undefined
  now: Date
}

/** Puts a product away for good or for a while (GDS-48); nothing that goes on may require it. Told twice, the second time changes nothing. */
export async function putProductAway(
  tx: Tx,
  { actor, id, bundles, requiredBy, reason, now }: Wanted,
): Promise<Result<StateSet, PutAwayRefusal>> {
  const named = await listBundlesWith(tx, id)
  const rows = await lockProductRows(tx, [id, ...(bundles === 'remove' ? named.map((bundle) => bundle.id) : [])])
  const row = rows.find((each) => each.id === id)
  if (!row) return refuse({ code: 'unknown_product' })
  if (row.state === 'archived') return ok({ status: 'same', before: row.state, version: row.version })
  const by = [...requiring(named), ...(await requiredBy(tx))]
  if (by.length > 0) return refuse({ code: 'in_use', by })
  const moved = await moveProduct(tx, { actor, row, state: 'archived', reason, now })
  if (moved.ok && bundles === 'remove') await takeOutOfBundles(tx, { actor, product: id, bundles: named.map((bundle) => bundle.id), now })
  return moved
}

/** What is on sale and needs one of these picked along with it. */
export function requiring(bundles: Awaited<ReturnType<typeof listBundlesWith>>): Text[] {
  return bundles.filter(({ required, state }) => required && state === 'on').map(({ name_zh: zh, name_en: en }) => ({ zh, en: en || zh }))
}
