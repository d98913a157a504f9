import type { Twd } from '#rules/money.ts'
import type { OrderStatus } from '#rules/orders/order.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import type { ShippingMethod } from './shipping.ts'

export type ParcelToJoin = {
  memberId: number
  status: OrderStatus
  method: ShippingMethod
  /** Where it goes and to whom, as one word: equal when both are. */
  destination: string
  isHeld: boolean
  hasLabel: boolean
  /** What is to be collected at the door, and what the goods are worth. */
  collect: Twd
  value: Twd
}

export const joiningFaults = ['one_order', 'member', 'method', 'destination', 'status', 'held', 'label', 'amount'] as const
export type JoiningFault = (typeof joiningFaults)[number]

/** What courier and store take in one parcel, and bring back in cash (DSK-29). */
const mostAmount: Twd = 20_000

/** Whether parcels can travel in one box: of one member, the same way to the same person and place, all waiting or being packed. */
export function judgeJoining(parcels: readonly ParcelToJoin[]): Result<null, { code: 'not_joinable'; why: JoiningFault }> {
  const [first] = parcels
  const not = (why: JoiningFault) => refuse({ code: 'not_joinable', why } as const)
  if (!first || parcels.length < 2) return not('one_order')
  if (parcels.some(({ memberId }) => memberId !== first.memberId)) return not('member')
  if (parcels.some(({ method }) => method !== first.method || method === 'ups')) return not('method')
  if (parcels.some(({ destination }) => destination !== first.destination)) return not('destination')
  if (parcels.some(({ status }) => status !== 'confirmed' && status !== 'picking')) return not('status')
  if (parcels.some(({ isHeld }) => isHeld)) return not('held')
  if (parcels.some(({ hasLabel }) => hasLabel)) return not('label')
  const sumOf = (amount: 'collect' | 'value') => parcels.reduce((sum, parcel) => sum + parcel[amount], 0)
  return sumOf('collect') > mostAmount || sumOf('value') > mostAmount ? not('amount') : ok(null)
}

export type FeeOfOrder = {
  number: string
  /** What the order cost to deliver. */
  fee: Twd
  /** What of the fee has gone back. */
  back: Twd
  /** Whether its money has come; of cash on delivery not before it is collected. */
  isPaid: boolean
}

/**
 * The delivery fees of orders in one box that became needless, with what of them is left (DSK-30): the box is paid once, by the order
 * whose money has still to come, else by the one whose fee is the lowest, of equal ones by the first.
 */
export function needlessFees(orders: readonly FeeOfOrder[]): { number: string; amount: Twd }[] {
  const lowest = orders.toSorted((one, other) => one.fee - other.fee)[0]
  const paying = orders.find(({ isPaid }) => !isPaid) ?? lowest
  return orders
    .filter((order) => order !== paying && order.isPaid && order.fee > order.back)
    .map(({ number, fee, back }) => ({ number, amount: fee - back }))
}
