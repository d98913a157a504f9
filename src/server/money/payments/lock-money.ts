import { sum, type Twd } from '#rules/money.ts'
import { isReceived } from '#rules/payments/payment.ts'
import type { Tx } from '#database/connect.ts'
import { findLeft } from './refund-store.ts'
import { lockPaymentsOf, type PaymentRow } from './store.ts'

/** The money of an order: what has come for it, and what of that is neither back with the buyer nor on its way. */
export type OrderMoney = { received: Twd; left: Twd; payments: readonly PaidBy[] }

/** One payment that has come, with what is left of it. */
export type PaidBy = Pick<PaymentRow, 'id' | 'provider' | 'method' | 'amount'> & { left: Twd }

/** Holds the payments of an order until the transaction ends, so that no answer about them comes in between. The order is held before them. */
export async function lockMoney(tx: Tx, orderId: number): Promise<OrderMoney> {
  const received = (await lockPaymentsOf(tx, orderId)).filter(({ status, surplus }) => isReceived(status) && !surplus)
  const payments: PaidBy[] = []
  for (const payment of received) {
    const { id, provider, method, amount } = payment
    payments.push({ id, provider, method, amount, left: await findLeft(tx, payment) })
  }
  return { received: sum(received.map(({ amount }) => amount)), left: sum(payments.map(({ left }) => left)), payments }
}
