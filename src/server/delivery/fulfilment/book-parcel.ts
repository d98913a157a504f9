import type { ParcelToBook } from '#ports/courier.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import type { Shop } from '#server/platform/shop.ts'
import type { BookingRefusal } from './booking/booking-refusal.ts'
import { claimBoxes, type Claim } from './booking/claim-boxes.ts'
import { forgetClaim, settleBooking, type Booked } from './booking/settle-booking.ts'
import { listTrackingsOf } from '#server/delivery/shipments/boxes/find-boxes.ts'

/**
 * Books the boxes of a packed parcel with the courier: each gets his number and his label. The parcel stays where it is and its buyer
 * hears nothing until it is handed over (D-116). Safe to repeat: what is booked stays so, and a box whose answer was lost is found again by
 * what the shop calls it. Answers the numbers, the first box's first. Parcels that go abroad are booked by hand.
 */
export async function bookParcel(
  shop: Shop,
  { number, by }: { number: string; by: string },
): Promise<Result<{ tracking: string; trackings: string[] }, BookingRefusal>> {
  const now = shop.now()
  const { parcels: terms } = await shop.terms()
  const claims = await shop.database.transaction((tx) => claimBoxes(tx, { number, terms, now }))
  if (!claims.ok) return claims
  for (const claim of claims.value) {
    const asked = await ask(shop, claim)
    if (!asked.ok) return asked
    const settled = await shop.database.transaction((tx) => settleBooking(tx, { claim, booked: asked.value, by, terms, now: shop.now() }))
    if (!settled.ok) return settled
  }
  const trackings = await listTrackingsOf(shop, number)
  return ok({ tracking: trackings[0] ?? '', trackings })
}

async function ask(shop: Shop, claim: Claim): Promise<Result<Booked, BookingRefusal>> {
  const { courier } = shop.ports
  const parcel: ParcelToBook = {
    ...claim.parcel,
    reference: claim.reference,
    noticeAddress: `${shop.settings.publicAddress}/api/v1/shipments/notify`,
  }
  const answer = await courier.book(parcel)
  if (answer.answer === 'booked') return ok({ ...answer, collect: parcel.collect })
  const known = await courier.find(claim.reference)
  if (known.answer === 'known') return ok(known)
  if (answer.answer === 'unknown') return refuse({ code: 'courier_unknown', reason: answer.reason })
  if (known.answer === 'absent') await shop.database.transaction((tx) => forgetClaim(tx, claim))
  return refuse({ code: 'courier_refused', text: answer.text })
}
