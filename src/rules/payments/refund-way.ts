import type { Twd } from '#rules/money.ts'
import { isInInstalments, type PaymentMethod } from './payment-methods.ts'

/** How money goes back: by the company that took it, or by a transfer that a person makes to an account of the buyer. */
export const refundWays = ['machine', 'bank'] as const
export type RefundWay = (typeof refundWays)[number]

export type PaidWith = { provider: string; method: PaymentMethod; amount: Twd }

/**
 * The way that so much of a payment takes (D-64). The card company gives back parts of what it charged, but of instalments only
 * all at once (DSK-20): a part of those, and money that it never had, goes by bank transfer.
 */
export function refundWayOf(paid: PaidWith, amount: Twd): RefundWay {
  if (paid.provider !== 'tappay') return 'bank'
  return isInInstalments(paid.method) && amount !== paid.amount ? 'bank' : 'machine'
}
