import type { Tx } from '#database/connect.ts'
import { recordPaymentMove } from './record-payment-move.ts'

/** The courier will collect this money: nobody is to be asked about it until then. */
export async function leaveToCourier(tx: Tx, paymentId: number): Promise<void> {
  await recordPaymentMove(tx, { payment: { id: paymentId, status: 'created' }, event: 'left_to_courier', actor: 'system' })
}
