import type { Tx } from '#database/connect.ts'
import type { Box } from '#server/delivery/shipments/boxes/box.ts'
import { createBox, saveBox } from '#server/delivery/shipments/boxes/save-box.ts'

/** Puts the label of a box away and answers the same box anew, without one. What the old one was called stays known, so that notices about it are. */
export async function replaceBox(tx: Tx, { box, now }: { box: Box; now: Date }): Promise<number> {
  await saveBox(tx, { boxId: box.id, state: 'put_away', putAwayAt: now })
  const { orderId, carrier, boxNo, kindId, weightG, lines, orders } = box
  const withOrders = orders.map((order) => order.orderId).filter((id) => id !== orderId)
  return createBox(tx, { orderId, carrier, boxNo, kindId, weightG, lines, withOrders })
}
