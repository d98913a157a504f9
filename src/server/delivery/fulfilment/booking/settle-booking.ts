import type { Tx } from '#database/connect.ts'
import { sum } from '#rules/money.ts'
import { labelEnds } from '#rules/shipping/box.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import type { ParcelTerms } from '#rules/terms.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import { stateOfBox, type Box } from '#server/delivery/shipments/boxes/box.ts'
import { saveBox } from '#server/delivery/shipments/boxes/save-box.ts'
import { findOtherParcel } from '#server/delivery/shipments/find-other-parcel.ts'
import { listAmountsDue } from '#server/sales/orders/parcels/list-amounts-due.ts'
import { listUnits } from '#server/sales/orders/parcels/list-units.ts'
import type { BookingRefusal } from './booking-refusal.ts'
import type { Claim } from './claim-boxes.ts'
import { lockPackedWithBox, type Packed } from './lock-packed.ts'
import { digestOf, parcelOfBox } from './parcel-of-box.ts'
import { replaceBox } from './replace-box.ts'
import { sharesOfCollect } from './shares-of-collect.ts'

/** What the courier answered: `collect` is what he says he was told, null where he says nothing of it. */
export type Booked = { trackingNumber: string; providerId: string; collect: number | null }

export type Settling = { claim: Claim; booked: Booked; by: string; terms: ParcelTerms; now: Date }

/**
 * Writes down that a box is booked. What he was told is looked at once more, held: is it still packed, does it go to the same place, does
 * it bring the amount that is due (PCK-21)? A label that says otherwise is put away at once, and never handed over.
 */
export async function settleBooking(tx: Tx, { claim, booked, by, terms, now }: Settling): Promise<Result<null, BookingRefusal>> {
  const packed = await lockPackedWithBox(tx, claim.boxId)
  const box = packed.boxes.find(({ id }) => id === claim.boxId)
  if (!box) {
    await saveBox(tx, { boxId: claim.boxId, state: 'put_away', tracking: booked.trackingNumber, providerId: booked.providerId })
    return refuse({ code: 'label_outdated' })
  }
  if (stateOfBox(box) === 'booked' || stateOfBox(box) === 'handed_over') return ok(null)
  const { trackingNumber: tracking, providerId } = booked
  if (await findOtherParcel(tx, { shipmentId: box.id, carrier: box.carrier, trackingNumber: tracking }))
    return refuse({ code: 'tracking_taken' })
  const names = { boxId: box.id, state: 'booked' as const, tracking, providerId }
  const label = {
    storeId: claim.parcel.recipient.storeId || null,
    bookedAt: now,
    labelUntil: labelEnds({ carrier: box.carrier, bookedAt: now }, terms),
  }
  await saveBox(tx, { ...names, ...label })
  const audit = { actor: { kind: 'staff', id: by } as const, subject: `box ${box.id}`, now }
  await writeAuditEntry(tx, {
    ...audit,
    verb: 'book-parcel',
    before: null,
    after: { tracking, reference: claim.reference, collect: claim.parcel.collect },
  })
  if (await stillSays(tx, { packed, box, claim, booked })) return ok(null)
  await replaceBox(tx, { box, now })
  await writeAuditEntry(tx, { ...audit, verb: 'put-away-label', before: { tracking }, after: null, reason: 'outdated' })
  const other = packed.parcels.find(({ parcel }) => parcel.status !== 'picking')
  return other ? refuse({ code: 'no_such_transition', status: other.parcel.status }) : refuse({ code: 'label_outdated' })
}

async function stillSays(
  tx: Tx,
  { packed, box, claim, booked }: { packed: Packed; box: Box; claim: Claim; booked: Booked },
): Promise<boolean> {
  if (packed.parcels.some(({ parcel }) => parcel.status !== 'picking')) return false
  if (box.reference !== claim.reference || (booked.collect !== null && booked.collect !== claim.parcel.collect)) return false
  const ids = packed.parcels.map(({ parcel }) => parcel.id)
  const [due, units] = [await listAmountsDue(tx, ids), await listUnits(tx, ids)]
  const collect = sum(sharesOfCollect(box, { boxes: packed.boxes, due }).map((share) => share.collect))
  const parcel = packed.parcels.find((each) => each.parcel.id === box.orderId)?.parcel
  const facts = parcel && parcelOfBox(box, { parcel, collect, units })
  return facts !== undefined && facts !== null && digestOf(facts) === digestOf(claim.parcel)
}

/** The courier says no, and knows nothing of it: it may be asked for anew under the same name. */
export async function forgetClaim(tx: Tx, { boxId }: Claim): Promise<void> {
  const { boxes } = await lockPackedWithBox(tx, boxId)
  const box = boxes.find(({ id }) => id === boxId)
  if (box && stateOfBox(box) === 'booking') await saveBox(tx, { boxId, state: 'open', reference: null, told: null })
}
