import type { Tx } from '#database/connect.ts'
import { createPaymentRow, type NewPayment } from './store.ts'

/** Begins an attempt to be paid, in the transaction that knows why. The company is asked afterwards. */
export async function startPayment(tx: Tx, payment: NewPayment): Promise<number> {
  return createPaymentRow(tx, payment)
}
