import type { Tx } from '#database/connect.ts'
import type { Twd } from '#rules/money.ts'
import type { OrderStatus } from '#rules/orders/order.ts'
import { leftUnkept } from '#rules/payments/parcel-share.ts'
import { refundWayOf, type RefundWay } from '#rules/payments/refund-way.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { pointsBrought, pointsTooMany, type OrderPoints } from '#rules/returns/points-of-order.ts'
import { amountOf, partsOf, type PartRefusal, type RefundPart, type RefundWish } from '#rules/returns/refund-share.ts'
import { isRefundable, openPartsOf, type RefundableOrder } from '#rules/returns/refundable.ts'
import { lockMoney, type OrderMoney } from '#server/money/payments/lock-money.ts'
import { findCashToCollect } from '#server/money/payments/refunding/collect-less.ts'
import { findPointsOfOrder } from '#server/people/points/points-of-order.ts'
import type { LockedParcel } from '#server/sales/orders/lock-parcel.ts'
import { loadRefundable } from './load-refundable.ts'

export type RefundRefusal =
  | { code: 'no_such_transition'; status: OrderStatus }
  | { code: 'nothing_chosen' }
  /** More than there is: of the line, of the fee, or of the money that is left. */
  | { code: 'wrong_amount'; most: Twd }

/** What a refund by line would come to, with everything that follows from it. */
export type WeighedRefund = {
  parts: readonly RefundPart[]
  amount: Twd
  /** What of the order's money can still go back at all, this included. */
  left: Twd
  /** Where the money comes from; null where none goes back. */
  from: (OrderMoney['payments'][number] & { way: RefundWay }) | null
  /** The courier has not collected yet, and collects so much less. */
  isUncollected: boolean
  points: {
    /** What the order brings, or is going to bring, before and after. */
    before: number
    after: number
    /** Too many in the ledger now. */
    taken: number
    /** That redeemed units were paid with. */
    returned: number
  }
}

export type Weighing = {
  held: LockedParcel
  wish: RefundWish
  /** Whether money that the courier has not collected yet is collected so much less of; else there is nothing to give back. */
  mayCollectLess?: boolean
}

/** Works out what a refund by line comes to, and changes nothing (DSK-18). The order is held. */
export async function weighRefund(tx: Tx, { held, wish, mayCollectLess = false }: Weighing): Promise<Result<WeighedRefund, RefundRefusal>> {
  const { whole, parcels } = held
  if (!parcels.some(({ status }) => isRefundable(status))) return refuse({ code: 'no_such_transition', status: whole.status })
  const money = await lockMoney(tx, whole.id)
  const order = await loadRefundable(tx, held)
  const cash = mayCollectLess && money.received === 0 ? await findCashToCollect(tx, whole.id) : null
  const left = cash?.amount ?? Math.max(leftUnkept({ left: money.left, parcels }), 0)
  const parts = partsOf(openPartsOf(order), wish)
  return parts.ok
    ? weighParts(tx, { held, order, money, parts: parts.value, left, isUncollected: cash !== null })
    : refuse(refusalOf(parts.refusal, left))
}

export type WeighedParts = {
  held: LockedParcel
  order: RefundableOrder
  money: OrderMoney
  parts: readonly RefundPart[]
  /** What of the order's money can still go back at all. */
  left: Twd
  isUncollected: boolean
}

/** The same for parts that are known already. */
export async function weighParts(tx: Tx, weighing: WeighedParts): Promise<Result<WeighedRefund, { code: 'wrong_amount'; most: Twd }>> {
  const { money, parts, left, isUncollected } = weighing
  const amount = amountOf(parts)
  if (amount > left) return refuse({ code: 'wrong_amount', most: left })
  const from = amount > 0 && !isUncollected ? money.payments.find((payment) => payment.left >= amount) : null
  if (from === undefined) return refuse({ code: 'wrong_amount', most: Math.max(0, ...money.payments.map((payment) => payment.left)) })
  const points = await weighPoints(tx, weighing)
  return ok({ parts, amount, left, from: from && { ...from, way: refundWayOf(from, amount) }, isUncollected, points })
}

function refusalOf(refusal: PartRefusal, left: Twd): RefundRefusal {
  switch (refusal.code) {
    case 'nothing_chosen':
      return { code: 'nothing_chosen' }
    case 'too_many_units':
      return { code: 'wrong_amount', most: left }
    case 'too_much_goodwill':
    case 'too_much_of_fee':
      return { code: 'wrong_amount', most: Math.min(refusal.most, left) }
  }
}

async function weighPoints(
  tx: Tx,
  { held: { whole }, order, parts }: Pick<WeighedParts, 'held' | 'order' | 'parts'>,
): Promise<WeighedRefund['points']> {
  const standing = await findPointsOfOrder(tx, whole.id)
  const before: OrderPoints = { ...order, earned: whole.points_earned }
  const after: OrderPoints = { ...before, given: [...order.given, ...parts] }
  const returned = parts.reduce((points, part) => points + part.points, 0)
  if (standing === null)
    return { before: pointsBrought(before, 'in the end'), after: pointsBrought(after, 'in the end'), taken: 0, returned }
  const taken = pointsTooMany(after, standing)
  return { before: standing, after: standing - taken, taken, returned }
}
