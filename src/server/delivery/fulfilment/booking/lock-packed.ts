import type { Tx } from '#database/connect.ts'
import type { Box } from '#server/delivery/shipments/boxes/box.ts'
import { lockBoxes } from '#server/delivery/shipments/boxes/lock-boxes.ts'
import { numbersBoxedWith, numbersOfBox } from '#server/delivery/shipments/boxes/numbers-boxed-with.ts'
import type { LockedParcel } from '#server/sales/orders/lock-parcel.ts'
import { lockParcels } from '#server/sales/orders/parcels/lock-parcels.ts'

/** Parcels with their boxes, and every other parcel whose goods lie in one of those, all held until the transaction ends. */
export type Packed = { parcels: readonly LockedParcel[]; boxes: readonly Box[] }

/** Empty when nothing has these numbers. Orders are held before boxes, so whoever changes a box holds all orders in it. */
export async function lockPacked(tx: Tx, numbers: readonly string[]): Promise<Packed> {
  let all = await numbersBoxedWith(tx, numbers)
  while (true) {
    const parcels = await lockParcels(tx, all)
    const boxes = await lockBoxes(
      tx,
      parcels.map(({ parcel }) => parcel.id),
    )
    // Who joined them with another parcel between the two looks is waited for, and looked at once more.
    const now = await numbersBoxedWith(tx, all)
    if (now.length === all.length) return { parcels, boxes }
    all = now
  }
}

/** The same, by one of the boxes. */
export async function lockPackedWithBox(tx: Tx, boxId: number): Promise<Packed> {
  return lockPacked(tx, await numbersOfBox(tx, boxId))
}

/** The parcels whose goods lie in a box. */
export function parcelsIn(box: Box, { parcels }: Packed): LockedParcel[] {
  return parcels.filter(({ parcel }) => box.orders.some(({ orderId }) => orderId === parcel.id))
}

/** The boxes in which a parcel travels. */
export function boxesWith(orderId: number, { boxes }: Packed): Box[] {
  return boxes.filter((box) => box.orders.some((each) => each.orderId === orderId))
}
