import type { Tx } from '#database/connect.ts'
import type { Actor } from '#rules/actor.ts'
import { faultsInTimes } from '#rules/catalog/shelf-price.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import type { Shop } from '#server/platform/shop.ts'
import { moveProduct, type StateRefusal } from '../states/set-product-state.ts'
import { lockProductRows, type LockedProduct } from '../store.ts'
import { saveAsVersion } from '../versions/save-as-version.ts'
import { queueSchedules } from './queue-schedules.ts'
import { findSchedule, removeSchedule, saveSchedule } from './store.ts'

/** `from`: null of what is on sale already; without `until` too, it stays there. */
type Wanted = { actor: Actor; id: number; from: Date | null; until: Date | null }

/** Says from which minute a product is on sale, and until when (GDS-46, D-201). Said anew, the later word holds. */
export async function scheduleProduct(
  shop: Pick<Shop, 'database' | 'now'>,
  { actor, id, from, until }: Wanted,
): Promise<Result<{ version: number }, StateRefusal>> {
  const now = shop.now()
  const faults = faultsInTimes({ from, until, now })
  if (Object.keys(faults).length > 0) return refuse({ code: 'wrong_value', why: 'It begins and ends at a minute that is to come', faults })
  return shop.database.transaction(async (tx) => {
    const [row] = await lockProductRows(tx, [id])
    return row ? scheduleHeld(tx, { actor, row, from, until, now }) : refuse({ code: 'unknown_product' })
  })
}

type Held = Pick<Wanted, 'actor' | 'from' | 'until'> & { row: LockedProduct; reason?: string | undefined; now: Date }

/** The same of a product that the caller holds, for times that were looked at. */
export async function scheduleHeld(
  tx: Tx,
  { actor, row, from, until, reason, now }: Held,
): Promise<Result<{ version: number }, StateRefusal>> {
  const product = row.id
  if ((from === null) !== (row.state === 'on')) return refuse({ code: 'no_such_move', now: row.state })
  const also = { on_at: from, off_at: until }
  await queueSchedules(tx, { product, at: [from, until], now })
  if (from !== null && row.state !== 'scheduled') {
    const moved = await moveProduct(tx, { actor, row, state: 'scheduled', also, reason, now })
    if (!moved.ok) return moved
    await saveSchedule(tx, { product, on_at: from, off_at: until, started: false })
    return ok({ version: moved.value.version })
  }
  const before = await findSchedule(tx, product)
  const stood = before ? { on_at: before.on_at, off_at: before.off_at } : null
  const change = { product, actor, verb: 'schedule-product', before: stood, after: also, reason, now }
  const version = await saveAsVersion(tx, change, async () => {
    if (from === null && until === null) return removeSchedule(tx, product)
    await saveSchedule(tx, { product, on_at: from ?? before?.on_at ?? now, off_at: until, started: from === null })
  })
  return ok({ version })
}
