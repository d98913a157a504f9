import type { Tx } from '#database/connect.ts'
import { lockPaymentsOf } from './store.ts'

/** What has been paid for an order: the payment that brought the money; null while there is none. */
export type PaidPayment = { id: number; amount: number; method: string } | null

/** Holds the payments of an order until the transaction ends, so that no answer about them comes in between. */
export async function holdPayments(tx: Tx, orderId: number): Promise<PaidPayment> {
  const paid = (await lockPaymentsOf(tx, orderId)).find(({ status }) => status === 'authorised' || status === 'paid')
  return paid ? { id: paid.id, amount: paid.amount, method: paid.method } : null
}
