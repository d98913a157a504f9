import type { Updateable } from 'kysely'
import type { Tx } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'
import { movePayment, type PaymentEvent, type PaymentStatus } from '#rules/payments/payment.ts'
import { saveMove, type MoveRow } from './store.ts'

export type PaymentMove = {
  /** The attempt as it is held. */
  payment: { id: number; status: PaymentStatus }
  event: PaymentEvent
  actor: MoveRow['actor']
  set?: Updateable<Tables['payments']>
  /** What the history keeps beside the move. Never personal data. */
  cause?: Record<string, unknown>
}

/**
 * The one way in which an attempt changes its state: the table of moves is asked, the state and the history are written.
 * Null when the table does not know the move: nothing is changed then, so that every caller may repeat itself.
 */
export async function recordPaymentMove(
  tx: Tx,
  { payment, event, actor, set = {}, cause = {} }: PaymentMove,
): Promise<PaymentStatus | null> {
  const moved = movePayment(payment.status, event)
  if (!moved.ok) return null
  await saveMove(tx, { paymentId: payment.id, event, from: payment.status, to: moved.value, actor, cause }, set)
  return moved.value
}
