import type { OrderStatus } from '#rules/orders/order.ts'
import { sum } from '#rules/money.ts'
import { judgeJoining } from '#rules/shipping/joined-parcels.ts'
import { stateOfBox } from '#server/delivery/shipments/boxes/box.ts'
import type { Shop } from '#server/platform/shop.ts'
import { listAmountsDue } from '#server/sales/orders/parcels/list-amounts-due.ts'
import { listNumbersToJoin } from '#server/sales/orders/parcels/list-numbers-to-join.ts'
import { listUnits } from '#server/sales/orders/parcels/list-units.ts'
import { boxesWith, lockPacked, parcelsIn, type Packed } from './lock-packed.ts'
import { listNeedlessFees, type NeedlessFee } from './needless-fees.ts'
import { parcelToJoin } from './parcel-to-join.ts'

export type JoinableParcel = { number: string; placedAt: Date | null; status: OrderStatus; units: number }

export type Joinable = {
  /** With which others it travels in one box already. */
  joined: string[]
  /** Whether it can still travel alone again: until the label is booked. */
  canPart: boolean
  joinable: JoinableParcel[]
  needlessFees: NeedlessFee[]
}

/** With which parcels one travels, and with which it could (DSK-29, DSK-30); null when nothing has that number. Changes nothing. */
export async function findJoinable(shop: Shop, number: string): Promise<Joinable | null> {
  return shop.database.transaction(async (tx) => {
    const packed = await lockPacked(tx, [number, ...(await listNumbersToJoin(tx, number))])
    const own = packed.parcels.find(({ parcel }) => parcel.hashed_id === number)
    if (!own) return null
    const ids = packed.parcels.map(({ parcel }) => parcel.id)
    const due = await listAmountsDue(tx, ids)
    const group = groupOf(own.parcel.id, packed)
    const joinable = packed.parcels.filter(({ parcel }) => {
      if (group.some((each) => each.parcel.id === parcel.id)) return false
      const all = [...group, ...groupOf(parcel.id, packed)]
      return judgeJoining(all.map((each) => parcelToJoin(each, { boxes: packed.boxes, due }))).ok
    })
    const units = await listUnits(tx, ids)
    return {
      joined: group.filter((each) => each !== own).map(({ parcel }) => parcel.hashed_id),
      canPart: group.length > 1 && boxesWith(own.parcel.id, packed).every((box) => stateOfBox(box) === 'open'),
      joinable: joinable.map(({ parcel: { id, hashed_id, placed_at, status } }) => ({
        number: hashed_id,
        placedAt: placed_at,
        status,
        units: sum(units.filter(({ orderId }) => orderId === id).map(({ quantity }) => quantity)),
      })),
      needlessFees: group.length > 1 ? await listNeedlessFees(tx, group) : [],
    }
  })
}

/** A parcel with all that share a box with it. */
function groupOf(parcelId: number, packed: Packed) {
  const beside = boxesWith(parcelId, packed).flatMap((box) => parcelsIn(box, packed))
  return packed.parcels.filter((each) => each.parcel.id === parcelId || beside.includes(each))
}
