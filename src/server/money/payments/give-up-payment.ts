import type { Tx } from '#database/connect.ts'
import { isOpenPayment } from '#rules/payments/payment.ts'
import { recordPaymentTransition } from './record-payment-transition.ts'
import { lockPaymentsOf, type TransitionRow } from './store.ts'

/**
 * An order ends before its money came: its open attempt is given up. The provider is still asked for a while, because
 * the buyer may be paying at this very moment; such money is given back.
 */
export async function giveUpPayment(
  tx: Tx,
  { orderId, actor, reason }: { orderId: number; actor: TransitionRow['actor']; reason: string },
): Promise<void> {
  for (const payment of await lockPaymentsOf(tx, orderId)) {
    if (isOpenPayment(payment.status))
      await recordPaymentTransition(tx, { payment, event: 'given_up', actor, cause: { reason }, set: { card_to_keep: null } })
  }
}
