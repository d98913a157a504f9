import type { Tx } from '#database/connect.ts'
import type { Twd } from '#rules/money.ts'
import type { OrderMoney } from './lock-money.ts'
import { requestRefund, type RefundWish } from './request-refund.ts'

export type GivenBack = Pick<RefundWish, 'reason' | 'actor' | 'now'> & { money: OrderMoney; amount: Twd }

/**
 * Notes that so much of the money of an order is to be given back, to where it came from. Answers the refunds, none for an
 * amount of 0. Throws when there is less left, and with that undoes whatever counted on it.
 */
export async function giveBackMoney(tx: Tx, { money, amount, ...wish }: GivenBack): Promise<number[]> {
  if (amount < 0 || amount > money.left) throw new RangeError(`${amount} cannot be given back of ${money.left}`)
  const refundIds: number[] = []
  let missing = amount
  for (const { id, left } of money.payments) {
    const part = Math.min(left, missing)
    if (part > 0) refundIds.push(await requestRefund(tx, { ...wish, paymentId: id, amount: part }))
    missing -= part
  }
  return refundIds
}
