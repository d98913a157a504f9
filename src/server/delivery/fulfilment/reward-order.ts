import { sum } from '#rules/money.ts'
import { shareOfPoints } from '#rules/points/points.ts'
import { findFinished } from '#server/sales/orders/find-finished.ts'
import { earnPoints } from '#server/people/points/earn-points.ts'
import { checkVip } from '#server/people/levels/check-vip.ts'
import type { Shop } from '#server/platform/shop.ts'

/** What a finished order brings its buyer: perhaps a higher level, and points, counted from the day its last parcel arrived; a parcel that went back earns nothing (D-68). */
export async function rewardOrder(shop: Shop, { orderId }: { orderId: number }): Promise<void> {
  const order = await findFinished(shop, orderId)
  if (!order) return
  const { memberId, pointsEarned, finishedAt, parcels } = order
  const arrived = sum(parcels.filter(({ hasArrived }) => hasArrived).map(({ items }) => items))
  const points = shareOfPoints(pointsEarned, { part: arrived, whole: sum(parcels.map(({ items }) => items)) })
  const now = shop.now()
  const terms = await shop.terms()
  await shop.database.transaction(async (tx) => {
    await earnPoints(tx, { memberId, orderId, points, finishedAt, terms: terms.points, now })
    await checkVip(tx, { memberId, reason: 'order_finished', terms: terms.vip, now })
  })
}
