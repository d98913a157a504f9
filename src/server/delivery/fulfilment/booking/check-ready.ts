import { ok, refuse, type Result } from '#rules/result.ts'
import { judgeJoining } from '#rules/shipping/joined-parcels.ts'
import type { BookingRefusal } from './booking-refusal.ts'
import { parcelToJoin } from './parcel-to-join.ts'
import type { Packed } from './lock-packed.ts'

/** Whether a parcel, and every other that travels in a box with it, is packed and may be booked now. */
export function checkReady({ parcels, boxes }: Packed, number: string): Result<null, BookingRefusal> {
  if (!parcels.some(({ parcel }) => parcel.hashed_id === number)) return refuse({ code: 'no_such_order' })
  for (const { parcel, whole } of parcels) {
    if (whole.held_reason !== null) return refuse({ code: 'order_held', reason: whole.held_reason })
    if (parcel.status !== 'picking') return refuse({ code: 'no_such_transition', status: parcel.status })
    if (parcel.shipping_method === 'ups') return refuse({ code: 'tracking_needed' })
  }
  if (parcels.length === 1) return ok(null)
  return judgeJoining(parcels.map((each) => parcelToJoin(each, { boxes, isLabelled: false })))
}
