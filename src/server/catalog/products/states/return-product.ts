import type { Tx } from '#database/connect.ts'
import type { Actor } from '#rules/actor.ts'
import type { ProductState } from '#rules/catalog/product-state.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { queueSchedules } from '../schedules/queue-schedules.ts'
import { removeSchedule, saveSchedule } from '../schedules/store.ts'
import { saveProductRow, type LockedProduct } from '../store.ts'
import { saveAsVersion } from '../versions/save-as-version.ts'
import { judgeMove, type StateRefusal } from './set-product-state.ts'

/** Where a product was, and what was scheduled for it. `on_at`: only while it waits for its start. */
export type Stood = { state: ProductState; on_at: Date | null; off_at: Date | null }

type Wanted = { row: LockedProduct; stood: Stood; actor: Actor; reason?: string | undefined; now: Date }

/**
 * Takes a move back: a product that the caller holds, and that nobody has changed since, is again what it was, also where no hand could
 * move it from here. What it lacks for that by now refuses it.
 */
export async function returnProduct(tx: Tx, { row, stood, ...change }: Wanted): Promise<Result<number, StateRefusal>> {
  const { now } = change
  const { state, on_at: from, off_at: until } = stood
  const refusal = await judgeMove(tx, { row, state, now })
  if (refusal) return refuse(refusal)
  await queueSchedules(tx, { product: row.id, at: [from, until], now })
  const said = { product: row.id, verb: 'set-state', before: { state: row.state }, after: stood }
  const version = await saveAsVersion(tx, { ...said, ...change }, async () => {
    if (row.state !== state) await saveProductRow(tx, { id: row.id, change: { state } })
    if (from === null && until === null) return removeSchedule(tx, row.id)
    // Of what is on sale only the end waits; when it began is over, and earlier than any end.
    await saveSchedule(tx, { product: row.id, on_at: from ?? row.published_at, off_at: until, started: from === null })
  })
  return ok(version)
}
