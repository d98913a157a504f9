import type { Twd } from '#rules/money.ts'
import type { Box } from '#server/delivery/shipments/boxes/box.ts'

/**
 * What the courier collects with a box for each order in it: all that is due, with the first box of the order, and nothing with the others
 * (DSK-31). A box whose label says so already stays the one.
 */
export function sharesOfCollect(
  box: Pick<Box, 'id' | 'orders'>,
  { boxes, due }: { boxes: readonly Pick<Box, 'id' | 'orders' | 'bookedAt' | 'handedOverAt'>[]; due: ReadonlyMap<number, Twd> },
): { orderId: number; collect: Twd }[] {
  return box.orders.map(({ orderId }) => {
    const those = boxes.filter((each) => each.orders.some((order) => order.orderId === orderId))
    const told = those.find(
      (each) => (each.bookedAt ?? each.handedOverAt) && each.orders.some((order) => order.orderId === orderId && order.collect > 0),
    )
    const bearer = told ?? those.find((each) => !each.bookedAt && !each.handedOverAt)
    return { orderId, collect: bearer?.id === box.id ? (due.get(orderId) ?? 0) : 0 }
  })
}
