import type { Updateable } from 'kysely'
import type { Tx } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'
import { transitionPayment, type PaymentEvent, type PaymentStatus } from '#rules/payments/payment.ts'
import { saveTransition, type TransitionRow } from './store.ts'

export type PaymentTransition = {
  /** The attempt as it is held. */
  payment: { id: number; status: PaymentStatus }
  event: PaymentEvent
  actor: TransitionRow['actor']
  set?: Updateable<Tables['payments']>
  /** What the history keeps beside the transition. Never personal data. */
  cause?: Record<string, unknown>
}

/**
 * The one way in which an attempt changes its state: the table of transitions is asked, the state and the history are written.
 * Null when the table does not know the transition: nothing is changed then, so that every caller may repeat itself.
 */
export async function recordPaymentTransition(
  tx: Tx,
  { payment, event, actor, set = {}, cause = {} }: PaymentTransition,
): Promise<PaymentStatus | null> {
  const moved = transitionPayment(payment.status, event)
  if (!moved.ok) return null
  await saveTransition(tx, { paymentId: payment.id, event, from: payment.status, to: moved.value, actor, cause }, set)
  return moved.value
}
