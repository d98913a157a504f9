import { ok, refuse, type Result } from '#rules/result.ts'
import { findParcelToBook } from '#server/sales/orders/find-parcel-to-book.ts'
import type { Shop } from '#server/platform/shop.ts'
import { handOver } from './hand-over.ts'
import type { ParcelRefusal } from './parcel-refusal.ts'

export type BookingRefusal =
  | ParcelRefusal
  | { code: 'courier_refused'; text: string }
  | { code: 'courier_unknown'; reason: string }
  | { code: 'tracking_needed' }

/**
 * Books a packed parcel with the courier and hands it over under the number that he gave it. Safe to repeat: a parcel
 * whose answer was lost is found again by what the shop calls it. Parcels that go abroad are booked by hand.
 */
export async function bookParcel(
  shop: Shop,
  { number, by }: { number: string; by: string },
): Promise<Result<{ tracking: string }, BookingRefusal>> {
  const found = await findParcelToBook(shop, number)
  if (!found) return refuse({ code: 'no_such_order' })
  const { status, method, heldReason, ...parcel } = found
  if (heldReason !== null) return refuse({ code: 'order_held', reason: heldReason })
  if (status !== 'picking') return refuse({ code: 'no_such_transition', status })
  if (method === 'ups') return refuse({ code: 'tracking_needed' })
  const { courier } = shop.ports
  const answer = await courier.book({ ...parcel, method, noticeAddress: `${shop.settings.publicAddress}/api/v1/shipments/notify` })
  const tracking = answer.answer === 'booked' ? answer.trackingNumber : await findBooked(shop, parcel.reference)
  if (tracking === null)
    return refuse(
      answer.answer === 'refused'
        ? { code: 'courier_refused', text: answer.text }
        : { code: 'courier_unknown', reason: answer.answer === 'unknown' ? answer.reason : '' },
    )
  const handed = await handOver(shop, { number, tracking, by, reference: parcel.reference })
  return handed.ok ? ok({ tracking }) : handed
}

/** The number of a parcel that was booked before, whose answer was lost. */
async function findBooked({ ports: { courier } }: Shop, reference: string): Promise<string | null> {
  const known = await courier.find(reference)
  return known.answer === 'known' ? known.trackingNumber : null
}
