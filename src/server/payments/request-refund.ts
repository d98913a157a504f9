import type { Tx } from '#database/connect.ts'
import { createRefund, lockPayment } from './store.ts'

/** Notes that the whole of a payment is to be given back. Who asks twice has asked once. */
export async function requestRefund(tx: Tx, { paymentId, reason }: { paymentId: number; reason: string }): Promise<void> {
  const { amount } = await lockPayment(tx, paymentId)
  await createRefund(tx, { paymentId, amount, reason })
}
