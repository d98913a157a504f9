import type { RefusedParcel } from '#contract/office/api/packing.ts'
import type { Actor } from '#rules/actor.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { waveMoves, type WaveState } from '#rules/shipping/wave.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import type { Shop } from '#server/platform/shop.ts'
import { keepParcels } from '#server/sales/orders/published/parcels/parcels-in-house.ts'
import { putIntoWave } from './put-into-wave.ts'
import { lockWave, saveWaveState, takeOut } from './store.ts'

export type WaveRefusal = { code: 'no_such_wave' } | { code: 'wave_gone_on'; state: WaveState }

type WaveChange = { actor: Actor; id: number; add: readonly string[]; remove: readonly string[] }

/** Puts parcels into a wave that was not started, or takes them out. One that loses its last parcel is dropped. */
export async function changeWave(
  shop: Shop,
  { actor, id, add, remove }: WaveChange,
): Promise<Result<{ refused: RefusedParcel[] }, WaveRefusal>> {
  const now = shop.now()
  return shop.database.transaction(async (tx) => {
    // Parcels first, as whoever moves a parcel holds it before its wave.
    const leaving = await keepParcels(tx, [...add, ...remove])
    const wave = await lockWave(tx, id)
    if (!wave) return refuse({ code: 'no_such_wave' })
    if (wave.state !== 'planned') return refuse({ code: 'wave_gone_on', state: wave.state })
    const { carrier, temperature } = wave
    const { refused } = await putIntoWave(tx, { id, carrier, temperature, numbers: add, by: wave.made_by, now })
    const orderIds = leaving.filter(({ number }) => remove.includes(number)).map((parcel) => parcel.id)
    await takeOut(tx, { waveId: id, orderIds, why: 'taken_out', now })
    await writeAuditEntry(tx, { actor, verb: 'change-wave', subject: `wave ${id}`, before: null, after: { add, remove }, now })
    return ok({ refused })
  })
}

/** Drops a wave that was not started: its parcels may join another. */
export async function dropWave(shop: Shop, { actor, id }: { actor: Actor; id: number }): Promise<Result<'dropped', WaveRefusal>> {
  const now = shop.now()
  return shop.database.transaction(async (tx) => {
    const wave = await lockWave(tx, id)
    if (!wave) return refuse({ code: 'no_such_wave' })
    if (wave.state === 'dropped') return ok('dropped')
    if (waveMoves[wave.state].drop === undefined) return refuse({ code: 'wave_gone_on', state: wave.state })
    await saveWaveState(tx, { id, state: 'dropped' })
    await writeAuditEntry(tx, {
      actor,
      verb: 'drop-wave',
      subject: `wave ${id}`,
      before: { state: wave.state },
      after: { state: 'dropped' },
      now,
    })
    return ok('dropped')
  })
}
