import type { RefusedParcel } from '#contract/office/api/packing.ts'
import type { Tx } from '#database/connect.ts'
import type { Actor } from '#rules/actor.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { basketAt } from '#rules/shipping/wave.ts'
import type { ParcelRefusal } from '#server/delivery/fulfilment/parcel-refusal.ts'
import { startPicking } from '#server/delivery/fulfilment/start-picking.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import type { Shop } from '#server/platform/shop.ts'
import type { WaveRefusal } from './change-wave.ts'
import { giveBaskets, listRows, lockWave, saveWaveState, takeOut } from './store.ts'

type Starting = { actor: Actor; id: number }

/**
 * Begins to pick a wave: each parcel has its basket and is started by itself. Those that are refused leave the wave with the reason,
 * the others go on (PCK-03). A start that broke off half way is gone on with by starting again.
 */
export async function startWave(shop: Shop, starting: Starting): Promise<Result<{ refused: RefusedParcel[] }, WaveRefusal>> {
  const begun = await shop.database.transaction((tx) => beginWave(tx, { ...starting, now: shop.now() }))
  if (!begun.ok) return begun
  const refused: RefusedParcel[] = []
  for (const { order_id, number, status } of begun.value) {
    if (status === 'picking') continue
    const started = await startPicking(shop, { number, by: String(starting.actor.id) })
    if (started.ok || isPicked(started.refusal)) continue
    refused.push(wordRefusal(number, started.refusal))
    const leaver = { waveId: starting.id, orderIds: [order_id], why: 'refused', now: shop.now() } as const
    await shop.database.transaction((tx) => takeOut(tx, leaver))
  }
  return ok({ refused })
}

async function beginWave(tx: Tx, { actor, id, now }: Starting & { now: Date }) {
  const wave = await lockWave(tx, id)
  if (!wave) return refuse({ code: 'no_such_wave' })
  if (wave.state !== 'planned' && wave.state !== 'picking') return refuse({ code: 'wave_gone_on', state: wave.state })
  const rows = (await listRows(tx, [id])).filter(({ live }) => live)
  if (wave.state === 'picking') return ok(rows)
  await giveBaskets(
    tx,
    rows.map((row, place) => ({ id: row.id, ...basketAt(place) })),
  )
  await saveWaveState(tx, { id, state: 'picking', startedAt: now })
  await writeAuditEntry(tx, {
    actor,
    verb: 'start-wave',
    subject: `wave ${id}`,
    before: { state: wave.state },
    after: { state: 'picking' },
    now,
  })
  return ok(rows)
}

/** Somebody has begun with it meanwhile, or the start before this one has. */
function isPicked(refusal: ParcelRefusal): boolean {
  return refusal.code === 'no_such_transition' && refusal.status === 'picking'
}

function wordRefusal(number: string, refusal: ParcelRefusal): RefusedParcel {
  if (refusal.code === 'order_held' || refusal.code === 'not_on_shelf') return { number, why: refusal.code }
  return refusal.code === 'no_such_transition' ? { number, why: 'no_such_move', now: refusal.status } : { number, why: 'no_such_order' }
}
