import * as z from 'zod'
import type { Tx } from '#database/connect.ts'
import type { Actor } from '#rules/actor.ts'
import { productStates } from '#rules/catalog/product-state.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import type { Shop } from '#server/platform/shop.ts'
import { queueSchedules } from '../schedules/queue-schedules.ts'
import { removeSchedule, saveSchedule } from '../schedules/store.ts'
import { lockProductRows, saveProductRow, type LockedProduct } from '../store.ts'
import { conflictSince, type SavedMeanwhile } from '../versions/conflict-since.ts'
import { saveAsVersion } from '../versions/save-as-version.ts'
import { findWholeOf } from '../versions/store.ts'
import { judgeMove, type StateRefusal } from './set-product-state.ts'

export type TakeBackRefusal = StateRefusal | ({ code: 'edit_conflict' } & SavedMeanwhile)

/** `version`: what the move made. */
type Wanted = { actor: Actor; id: number; version: number }

const whole = z.object({ state: z.enum(productStates), published_at: z.coerce.date() })
const schedule = z.object({ on_at: z.coerce.date(), off_at: z.coerce.date().nullable() })

/**
 * Takes back that a product was put on sale or off, away or onto the schedule: it stands where it stood, scheduled as it was, and a
 * draft that nobody had seen before is one again (0086). Only what was said of the product last can be taken back.
 */
export async function takeBackMove(
  shop: Pick<Shop, 'database' | 'now'>,
  { actor, id, version }: Wanted,
): Promise<Result<{ version: number }, TakeBackRefusal>> {
  const now = shop.now()
  return shop.database.transaction(async (tx) => {
    const [row] = await lockProductRows(tx, [id])
    if (!row) return refuse({ code: 'unknown_product' })
    if (row.version !== version) return refuse({ code: 'edit_conflict', ...(await conflictSince(tx, { row, seen: version })) })
    const stood = await findBefore(tx, { row, version })
    if (!stood) return refuse({ code: 'no_such_move', now: row.state })
    const refusal = stood.state === row.state ? null : await judgeMove(tx, { row, state: stood.state, now })
    if (refusal) return refuse(refusal)
    const change = { product: id, actor, verb: 'take-back-move', before: { state: row.state }, after: { state: stood.state }, now }
    return ok({ version: await saveAsVersion(tx, change, () => putBack(tx, { row, stood, now })) })
  })
}

type Stood = z.output<typeof whole> & { schedule: z.output<typeof schedule> | null }

/** How it stood before its last move; null where the last word was another one. */
async function findBefore(tx: Tx, { row: { id: product }, version }: { row: LockedProduct; version: number }): Promise<Stood | null> {
  const move = await findWholeOf(tx, { product, version })
  const before = await findWholeOf(tx, { product, version: version - 1 })
  if (!before || !['set-state', 'schedule-product'].includes(move?.verb ?? '')) return null
  return { ...whole.parse(before.whole), schedule: schedule.safeParse(move?.before).data ?? null }
}

async function putBack(tx: Tx, { row: { id }, stood, now }: { row: LockedProduct; stood: Stood; now: Date }): Promise<void> {
  await saveProductRow(tx, { id, change: { state: stood.state, published_at: stood.published_at } })
  if (!stood.schedule) return removeSchedule(tx, id)
  const { on_at: from, off_at: until } = stood.schedule
  await saveSchedule(tx, { product: id, on_at: from, off_at: until, started: stood.state === 'on' })
  await queueSchedules(tx, { product: id, at: [from, until], now })
}
