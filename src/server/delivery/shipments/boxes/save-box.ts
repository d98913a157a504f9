import type { Tx } from '#database/connect.ts'
import type { Carrier } from '#rules/shipping/shipping.ts'
import type { BoxState } from '#rules/shipping/box.ts'
import type { Box } from './box.ts'
import { countAskedRows, createBoxRow, createLineRows, removeBoxRows, removeLineRows, saveBoxRow, saveOrdersOfBox } from './store.ts'

type Contents = readonly { lineId: number; quantity: number }[]

export type NewBox = {
  orderId: number
  carrier: Carrier
  boxNo: number
  kindId: number | null
  weightG: number | null
  lines: Contents
  /** Other orders whose goods lie in it. */
  withOrders?: readonly number[]
}

/** A box that nobody has booked. */
export async function createBox(tx: Tx, { orderId, carrier, boxNo, kindId, weightG, lines, withOrders = [] }: NewBox): Promise<number> {
  const boxId = await createBoxRow(tx, {
    order_id: orderId,
    carrier,
    box_no: boxNo,
    box_kind_id: kindId,
    weight_g: weightG,
    state: 'open',
  })
  if (withOrders.length > 0) await saveOrdersOfBox(tx, { boxId, orders: withOrders.map((id) => ({ orderId: id, collect: 0 })) })
  await createLineRows(tx, { boxId, lines })
  return boxId
}

/** What lies in a box that nobody has booked lies in it no more, and it is gone. */
export async function removeBoxes(tx: Tx, boxIds: readonly number[]): Promise<void> {
  if (boxIds.length > 0) await removeBoxRows(tx, boxIds)
}

export async function repackBox(tx: Tx, { boxId, lines }: { boxId: number; lines: Contents }): Promise<void> {
  await removeLineRows(tx, [boxId])
  await createLineRows(tx, { boxId, lines })
}

export type BoxChange = {
  boxId: number
  state: BoxState
  reference?: string | null
  told?: string | null
  tracking?: string
  providerId?: string | null
  storeId?: string | null
  bookedAt?: Date
  labelUntil?: Date | null
  putAwayAt?: Date
  handedOverAt?: Date
}

/** What was not named stays as it is. */
export async function saveBox(tx: Tx, { boxId, ...to }: BoxChange): Promise<void> {
  await saveBoxRow(tx, {
    boxId,
    set: {
      state: to.state,
      reference: to.reference,
      told: to.told,
      tracking_number: to.tracking,
      provider_id: to.providerId,
      store_id: to.storeId,
      booked_at: to.bookedAt,
      label_until: to.labelUntil,
      put_away_at: to.putAwayAt,
      handed_over_at: to.handedOverAt,
      ...(to.handedOverAt && { last_event_at: to.handedOverAt }),
      // A new label leads to a store that is open.
      ...(to.bookedAt && { store_closed_until: null }),
    },
  })
}

/** What the courier is to collect with this box, order by order. */
export async function saveCollect(
  tx: Tx,
  { boxId, orders }: { boxId: number; orders: readonly { orderId: number; collect: number }[] },
): Promise<void> {
  await saveOrdersOfBox(tx, { boxId, orders })
}

/** How many labels were asked for before under this number of a box. */
export async function countLabelsBefore(tx: Tx, box: Pick<Box, 'orderId' | 'boxNo'>): Promise<number> {
  return countAskedRows(tx, box)
}
