import type { Tx } from '#database/connect.ts'
import type { RefusedParcel } from '#contract/office/api/packing.ts'
import { carrierOf, type Carrier } from '#rules/shipping/shipping.ts'
import { isDue } from '#rules/shipping/wave.ts'
import type { Temperature } from '#rules/temperature.ts'
import { keepParcels } from '#server/sales/orders/published/parcels/parcels-in-house.ts'
import { createWaveRow, joinWave } from './store.ts'

/** `id`: the wave; null for one that is made as soon as a parcel fits. */
export type Joining = {
  id: number | null
  carrier: Carrier
  temperature: Temperature
  numbers: readonly string[]
  by: string
  /** What the wave is filled by, where it is not one person at once. */
  madeFor?: string
  now: Date
}

type Kept = Awaited<ReturnType<typeof keepParcels>>[number]

/** Puts the parcels into a wave that fit and are in no other; the others are named with the reason. Parcels stay as they are meanwhile. */
export async function putIntoWave(tx: Tx, joining: Joining): Promise<{ id: number | null; refused: RefusedParcel[] }> {
  const { carrier, temperature, numbers, by, madeFor = null } = joining
  const kept = await keepParcels(tx, numbers)
  const judged = [...new Set(numbers)].map((number) => {
    const parcel = kept.find((each) => each.number === number)
    return { number, parcel, why: parcel ? whyNot(parcel, joining) : ('no_such_order' as const) }
  })
  const fitting = judged.flatMap(({ parcel, why }) => (parcel && why === null ? [parcel] : []))
  const refused = judged.flatMap(({ number, parcel, why }) => (why === null ? [] : [{ number, why, now: parcel?.status }]))
  if (fitting.length === 0) return { id: joining.id, refused }
  const id = joining.id ?? (await createWaveRow(tx, { carrier, temperature, made_by: by, made_for: madeFor }))
  const joined = await joinWave(tx, { waveId: id, orderIds: fitting.map((parcel) => parcel.id) })
  const elsewhere = fitting.filter((parcel) => !joined.has(parcel.id)).map(({ number }) => ({ number, why: 'in_wave' as const }))
  return { id, refused: [...refused, ...elsewhere] }
}

function whyNot(
  { status, held_reason, shipping_method, temperature, pre_order, ships_from }: Kept,
  wave: Pick<Joining, 'carrier' | 'temperature' | 'now'>,
): RefusedParcel['why'] | null {
  if (status !== 'confirmed') return 'no_such_move'
  if (held_reason !== null) return 'order_held'
  if (carrierOf(shipping_method) !== wave.carrier || temperature !== wave.temperature) return 'other_way'
  return isDue({ shipsFrom: pre_order ? ships_from : null }, wave.now) ? null : 'too_early'
}
