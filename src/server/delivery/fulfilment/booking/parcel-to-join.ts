import type { Twd } from '#rules/money.ts'
import type { ParcelToJoin } from '#rules/shipping/joined-parcels.ts'
import { stateOfBox, type Box } from '#server/delivery/shipments/boxes/box.ts'
import type { LockedParcel } from '#server/sales/orders/lock-parcel.ts'
import { labelFactsOf } from '#server/sales/orders/parcels/label-facts-of.ts'

export type Joining = { boxes: readonly Box[]; due?: ReadonlyMap<number, Twd>; isLabelled?: boolean }

/** A parcel as it is looked at beside others that are to travel with it. `isLabelled`: said where it is known already. */
export function parcelToJoin({ parcel, whole }: LockedParcel, { boxes, due, isLabelled }: Joining): ParcelToJoin {
  const { recipient } = labelFactsOf(parcel)
  const own = boxes.filter(({ orders }) => orders.some(({ orderId }) => orderId === parcel.id))
  return {
    memberId: whole.user_id,
    status: parcel.status,
    method: parcel.shipping_method,
    destination: JSON.stringify(recipient),
    isHeld: whole.held_reason !== null,
    hasLabel: isLabelled ?? own.some((box) => stateOfBox(box) !== 'open'),
    collect: due?.get(parcel.id) ?? 0,
    value: parcel.items_total,
  }
}
