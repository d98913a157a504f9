import type { Tx } from '#database/connect.ts'
import type { Twd } from '#rules/money.ts'
import { leftUnkept, priceOfParcel } from '#rules/payments/parcel-share.ts'
import { shareOfPoints } from '#rules/points/points.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import type { Terms } from '#rules/terms.ts'
import { returnStock } from '#server/catalog/products/return-stock.ts'
import { lockParcel, type LockedParcel } from '#server/sales/orders/lock-parcel.ts'
import { recordTransition } from '#server/sales/orders/record-transition.ts'
import { sumParcel } from '#server/sales/orders/sum-parcel.ts'
import { tellLater } from '#server/platform/outbox/tell-later.ts'
import { giveBackMoney } from '#server/money/payments/give-back-money.ts'
import { lockMoney, type OrderMoney } from '#server/money/payments/lock-money.ts'
import { returnSpentPoints } from '#server/people/points/return-spent-points.ts'
import { takeBackEarned } from '#server/people/points/take-back-earned.ts'
import type { Shop } from '#server/platform/shop.ts'
import type { ParcelRefusal } from './parcel-refusal.ts'
import { refundOrEnd } from './refund-or-end.ts'

export type AcceptedReturn = { number: string; /** Left out: everything comes back. */ amount?: Twd | undefined; by: string }

/**
 * The buyer of a finished order sends goods back. Everything: the money, the points that paid and the points that were
 * earned all go where they came from. A part of the money: the order stays finished, and its share of points goes.
 */
export async function acceptReturn(
  shop: Shop,
  { number, amount, by }: AcceptedReturn,
): Promise<Result<'refunding' | 'reduced', ParcelRefusal>> {
  const now = shop.now()
  const terms = await shop.terms()
  return shop.database.transaction(async (tx) => {
    const held = await lockParcel(tx, number)
    if (!held || held.parcel.id !== held.whole.id) return refuse({ code: 'no_such_order' })
    return amount === undefined ? acceptAll(tx, { held, by, terms, now }) : acceptPart(tx, { held, amount, by, now })
  })
}

type Accepting = { held: LockedParcel; by: string; now: Date }

async function acceptAll(tx: Tx, { held, by, terms, now }: Accepting & { terms: Terms }): Promise<Result<'refunding', ParcelRefusal>> {
  const { whole, parcels } = held
  const money = await lockMoney(tx, whole.id)
  const amount = await priceOfArrived(tx, { held, money })
  const moved = await recordTransition(tx, { orderId: whole.id, event: 'full_return', actor: 'operations', staff: { by, now } })
  if (!moved.ok) return refuse({ code: 'no_such_transition', ...moved.refusal })
  const about = { memberId: whole.user_id, now }
  for (const { id } of parcels.filter(({ status }) => status === 'finished')) {
    await returnStock(tx, { orderId: id, missing: [], actor: 'operations' })
    const { points } = await sumParcel(tx, id)
    if (points > 0) await returnSpentPoints(tx, { ...about, orderId: id, points, terms: terms.points })
  }
  await takeBackEarned(tx, { ...about, orderId: whole.id, points: whole.points_earned, reason: 'refund', key: 'return' })
  await refundOrEnd(tx, { orderId: whole.id, money, amount, reason: 'returned', now })
  await tellLater(tx, { name: 'goods-returned', orderId: whole.id, amount: amount === whole.grand_total ? null : amount, cause: 'return' })
  return ok('refunding')
}

const ended: readonly string[] = ['cancel', 'refunding', 'refunded']

/** Everything that is left of the money and was not kept; while another parcel is on its way, what those cost that have arrived. */
async function priceOfArrived(tx: Tx, { held: { whole, parcels }, money }: { held: LockedParcel; money: OrderMoney }): Promise<Twd> {
  const left = leftUnkept({ left: money.left, parcels })
  if (parcels.every(({ status }) => status === 'finished' || ended.includes(status))) return Math.max(left, 0)
  const arrived = parcels.filter(({ status }) => status === 'finished')
  let prices = 0
  for (const { id } of arrived) prices += priceOfParcel({ ...whole, parcel_items: (await sumParcel(tx, id)).items })
  return Math.max(Math.min(left, prices), 0)
}

async function acceptPart(
  tx: Tx,
  { held: { whole, parcels }, amount, by, now }: Accepting & { amount: Twd },
): Promise<Result<'reduced', ParcelRefusal>> {
  const money = await lockMoney(tx, whole.id)
  const most = Math.max(Math.min(whole.grand_total - 1, leftUnkept({ left: money.left, parcels })), 0)
  if (amount > most) return refuse({ code: 'wrong_amount', most })
  const moved = await recordTransition(tx, {
    orderId: whole.id,
    event: 'partial_return',
    actor: 'operations',
    staff: { by, now },
    data: { amount },
  })
  if (!moved.ok) return refuse({ code: 'no_such_transition', ...moved.refusal })
  const [refundId] = await giveBackMoney(tx, { money, amount, reason: 'partly_returned', actor: 'operations', now })
  const points = shareOfPoints(whole.points_earned, { part: amount, whole: whole.items_total - whole.discount_amount })
  await takeBackEarned(tx, {
    memberId: whole.user_id,
    orderId: whole.id,
    points,
    reason: 'partial_product_return',
    key: `part:${refundId}`,
    now,
  })
  await tellLater(tx, { name: 'goods-returned', orderId: whole.id, amount, cause: `part:${refundId}` })
  return ok('reduced')
}
