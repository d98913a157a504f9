import type { Tx } from '#database/connect.ts'
import type { Actor } from '#rules/actor.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { carrierOf } from '#rules/shipping/shipping.ts'
import type { RefusedParcel } from '#contract/office/api/packing.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import type { Shop } from '#server/platform/shop.ts'
import { keepParcels } from '#server/sales/orders/published/parcels/parcels-in-house.ts'
import { putIntoWave } from './put-into-wave.ts'
import { findWaveOf, lockWaveToFill } from './store.ts'

/** `madeFor`: what fills waves with parcels one after the other, such as a batch of the list of orders. */
export type Filling = { number: string; madeFor: string; actor: Actor }

/**
 * Puts a parcel into the wave of its courier and temperature that is being filled, or into a new one where that is full or has gone
 * on (PCK-01). Told twice, it is put there once.
 */
export async function fillWave(shop: Shop, { number, madeFor, actor }: Filling): Promise<Result<number, { code: RefusedParcel['why'] }>> {
  const now = shop.now()
  const { most_parcels: most } = (await shop.terms()).packing
  return shop.database.transaction(async (tx) => {
    const [parcel] = await keepParcels(tx, [number])
    if (!parcel) return refuse({ code: 'no_such_order' })
    const before = await findWaveOf(tx, parcel.id)
    if (before) return before.made_for === madeFor ? ok(before.id) : refuse({ code: 'in_wave' })
    const kind = { carrier: carrierOf(parcel.shipping_method), temperature: parcel.temperature }
    const id = await lockWaveToFill(tx, { ...kind, madeFor, most })
    const put = await putIntoWave(tx, { ...kind, id, numbers: [number], by: String(actor.id), madeFor, now })
    const [refused] = put.refused
    if (refused || put.id === null) return refuse({ code: refused?.why ?? 'no_such_order' })
    await noteFilled(tx, { id: put.id, isNew: id === null, number, actor, now })
    return ok(put.id)
  })
}

type Filled = { id: number; isNew: boolean; number: string; actor: Actor; now: Date }

async function noteFilled(tx: Tx, { id, isNew, number, actor, now }: Filled): Promise<void> {
  const verb = isNew ? 'create-wave' : 'change-wave'
  const after = isNew ? { numbers: [number] } : { add: [number], remove: [] }
  await writeAuditEntry(tx, { actor, verb, subject: `wave ${id}`, before: null, after, now })
}
