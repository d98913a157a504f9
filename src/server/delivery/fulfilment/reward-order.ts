import { pointsBrought } from '#rules/returns/points-of-order.ts'
import { earnPoints } from '#server/people/points/earn-points.ts'
import { checkVip } from '#server/people/levels/check-vip.ts'
import type { Shop } from '#server/platform/shop.ts'
import { lockFinished } from '#server/sales/orders/lock-finished.ts'
import { loadRefundable } from '#server/sales/refunding/load-refundable.ts'

/**
 * What a finished order brings its buyer: perhaps a higher level, and points, counted from the day its last parcel arrived; a parcel
 * that went back earns nothing (D-68), and neither does what was refunded of the goods (RET-27). The order is held, so that what is
 * refunded meanwhile is either known here or finds the points.
 */
export async function rewardOrder(shop: Shop, { orderId }: { orderId: number }): Promise<void> {
  const now = shop.now()
  const terms = await shop.terms()
  await shop.database.transaction(async (tx) => {
    const finished = await lockFinished(tx, orderId)
    if (!finished) return
    const { whole, finishedAt } = finished
    const points = pointsBrought({ ...(await loadRefundable(tx, finished)), earned: whole.points_earned }, 'now')
    await earnPoints(tx, { memberId: whole.user_id, orderId, points, finishedAt, terms: terms.points, now })
    await checkVip(tx, { memberId: whole.user_id, reason: 'order_finished', terms: terms.vip, now })
  })
}
