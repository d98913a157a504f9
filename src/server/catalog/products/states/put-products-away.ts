import { askedOfAll } from '#database/asked-together.ts'
import type { Tx } from '#database/connect.ts'
import type { Actor } from '#rules/actor.ts'
import { statesAfter } from '#rules/catalog/product-state.ts'
import type { Text } from '#rules/locale.ts'
import { holdProducts } from '../importing/hold-products.ts'
import { listBundlesWith } from '../published/bundles-with.ts'
import { findSchedule } from '../schedules/store.ts'
import type { LockedProduct } from '../store.ts'
import { saveAsVersions } from '../versions/save-as-versions.ts'
import { judgeMove } from './set-product-state.ts'
import { requiring, type PutAwayRefusal } from './put-product-away.ts'

type Wanted = {
  actor: Actor
  ids: readonly number[]
  /** What outside of the catalogue requires one of them. Asked while they are held. */
  requiredBy: (tx: Tx, product: number) => Promise<Text[]>
  reason?: string | undefined
  now: Date
}

/**
 * Puts many products away in few statements, each as `putProductAway` puts one away, and leaves them in bundles. They are held in the
 * order of their ids. Answers why one stays; null of those that are put away, or were before.
 */
export async function putProductsAway(
  tx: Tx,
  { ids, actor, requiredBy, reason, now }: Wanted,
): Promise<ReadonlyMap<number, PutAwayRefusal | null>> {
  const held = await holdProducts(tx, ids)
  const rows = [...held.values()].filter(({ state }) => state !== 'archived')
  const refusals = await askedOfAll(rows, async (row) => judgePutAway(tx, { row, requiredBy, now }))
  const free = rows.filter((_row, place) => refusals[place] === null)
  const schedules = await askedOfAll(free, async ({ id }) => findSchedule(tx, id))
  const changes = free.map(({ id, state }, place) => {
    const schedule = schedules[place]
    const before = { state, ...(schedule && { on_at: schedule.on_at, off_at: schedule.off_at }) }
    return { product: id, before, after: { state: 'archived' } }
  })
  await saveAsVersions(tx, { changes, actor, verb: 'set-state', reason, now })
  const why = new Map(rows.map(({ id }, place) => [id, refusals[place] ?? null]))
  return new Map(ids.map((id) => [id, held.has(id) ? (why.get(id) ?? null) : { code: 'unknown_product' }]))
}

type Judged = { row: LockedProduct; now: Date } & Pick<Wanted, 'requiredBy'>

async function judgePutAway(tx: Tx, { row, requiredBy, now }: Judged): Promise<PutAwayRefusal | null> {
  const by = [...requiring(await listBundlesWith(tx, row.id)), ...(await requiredBy(tx, row.id))]
  if (by.length > 0) return { code: 'in_use', by }
  if (!statesAfter(row.state).includes('archived')) return { code: 'no_such_move', now: row.state }
  return judgeMove(tx, { row, state: 'archived', now })
}
