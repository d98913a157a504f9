import type { Tx } from '#database/connect.ts'
import type { Twd } from '#rules/money.ts'
import { leftUnkept } from '#rules/payments/parcel-share.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { amountOf } from '#rules/returns/refund-share.ts'
import type { Terms } from '#rules/terms.ts'
import { returnStock } from '#server/catalog/products/return-stock.ts'
import { lockParcel, type LockedParcel } from '#server/sales/orders/lock-parcel.ts'
import { recordTransition } from '#server/sales/orders/record-transition.ts'
import { tellLater } from '#server/platform/outbox/tell-later.ts'
import { giveBackLines } from '#server/sales/refunding/give-back-lines.ts'
import { shareOfParcel, type ParcelShare } from '#server/sales/refunding/share-of-parcel.ts'
import { weighSpread } from '#server/sales/refunding/weigh-spread.ts'
import { findPointsOfOrder } from '#server/people/points/points-of-order.ts'
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
    return amount === undefined ? acceptAll(tx, { held, by, terms, now }) : acceptPart(shop, tx, { held, amount, by, terms, now })
  })
}

type Accepting = { held: LockedParcel; by: string; terms: Terms; now: Date }

async function acceptAll(tx: Tx, { held, by, terms, now }: Accepting): Promise<Result<'refunding', ParcelRefusal>> {
  const { whole, parcels } = held
  const money = await lockMoney(tx, whole.id)
  const shares: ParcelShare[] = []
  for (const { id, status } of parcels) if (status === 'finished') shares.push(await shareOfParcel(tx, held, id))
  const amount = priceOfArrived({ held, money, shares })
  const moved = await recordTransition(tx, { orderId: whole.id, event: 'full_return', actor: 'operations', staff: { by, now } })
  if (!moved.ok) return refuse({ code: 'no_such_transition', ...moved.refusal })
  const about = { memberId: whole.user_id, now }
  for (const { parcelId, points } of shares) {
    await returnStock(tx, { orderId: parcelId, lost: [], actor: 'operations' })
    if (points > 0) await returnSpentPoints(tx, { ...about, orderId: parcelId, points, terms: terms.points })
  }
  const brought = (await findPointsOfOrder(tx, whole.id)) ?? 0
  await takeBackEarned(tx, { ...about, orderId: whole.id, points: brought, reason: 'refund', key: 'return' })
  await refundOrEnd(tx, { orderId: whole.id, money, amount, reason: 'returned', now })
  await tellLater(tx, { name: 'goods-returned', orderId: whole.id, amount: amount === whole.grand_total ? null : amount, cause: 'return' })
  return ok('refunding')
}

const ended: readonly string[] = ['cancel', 'refunding', 'refunded']

type Arrived = { held: LockedParcel; money: OrderMoney; shares: readonly ParcelShare[] }

/** Everything that is left of the money and was not kept; while another parcel is on its way, what the goods that have arrived still bring. */
function priceOfArrived({ held: { parcels }, money, shares }: Arrived): Twd {
  const left = leftUnkept({ left: money.left, parcels })
  const isAll = parcels.every(({ status }) => status === 'finished' || ended.includes(status))
  return Math.max(isAll ? left : Math.min(left, amountOf(shares)), 0)
}

/** What went back for the order as a whole belongs to all of its goods, so that nothing of it goes back again by line. */
async function acceptPart(
  shop: Shop,
  tx: Tx,
  { held, amount, by, terms, now }: Accepting & { amount: Twd },
): Promise<Result<'reduced', ParcelRefusal>> {
  const { whole } = held
  const weighed = await weighSpread(tx, { held, amount, most: whole.grand_total - 1 })
  if (!weighed.ok) return weighed
  const moved = await recordTransition(tx, {
    orderId: whole.id,
    event: 'partial_return',
    actor: 'operations',
    staff: { by, now },
    data: { amount },
  })
  if (!moved.ok) return refuse({ code: 'no_such_transition', ...moved.refusal })
  const cause = `part:${Buffer.from(shop.randomBytes(12)).toString('hex')}`
  await giveBackLines(shop, tx, { held, weighed: weighed.value, cause, reason: 'partly_returned', words: null, terms, now })
  return ok('reduced')
}
