import { sum, type Twd } from '#rules/money.ts'
import { isReceived } from '#rules/payments/payment.ts'
import type { Tx } from '#database/connect.ts'
import { findLeft } from './refund-store.ts'
import { lockPaymentsOf } from './store.ts'

/** The money of an order: what has come for it, and what of that is neither back with the buyer nor on its way. */
export type OrderMoney = { received: Twd; left: Twd; payments: readonly { id: number; left: Twd }[] }

/** Holds the payments of an order until the transaction ends, so that no answer about them comes in between. The order is held before them. */
export async function lockMoney(tx: Tx, orderId: number): Promise<OrderMoney> {
  const received = (await lockPaymentsOf(tx, orderId)).filter(({ status, surplus }) => isReceived(status) && !surplus)
  const payments: { id: number; left: Twd }[] = []
  for (const payment of received) payments.push({ id: payment.id, left: await findLeft(tx, payment) })
  return { received: sum(received.map(({ amount }) => amount)), left: sum(payments.map(({ left }) => left)), payments }
}
