import type { Tx } from '#database/connect.ts'
import { recordTransition } from '#server/sales/orders/record-transition.ts'
import { giveBackMoney, type GivenBack } from '#server/money/payments/give-back-money.ts'

export type Refunding = Omit<GivenBack, 'actor'> & {
  /** The order or parcel whose money it is: it is refunding already. */
  orderId: number
}

/** The money of an order or parcel goes back. Where there is none to go, it is at its end at once. */
export async function refundOrEnd(tx: Tx, { orderId, now, ...wish }: Refunding): Promise<void> {
  const refunds = await giveBackMoney(tx, { ...wish, actor: 'operations', now })
  if (refunds.length === 0)
    await recordTransition(tx, { orderId, event: 'refund_confirmed', actor: 'operations', set: { refunded_at: now } })
}
