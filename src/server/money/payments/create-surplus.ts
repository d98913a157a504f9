import type { Tx } from '#database/connect.ts'
import { newOrderNumber } from '#rules/orders/order-number.ts'
import type { Shop } from '#server/platform/shop.ts'
import { createRefundRow } from './refund-store.ts'
import { createPaymentRow, type TransitionRow, type PaymentRow } from './store.ts'

export type NewSurplus = {
  came: Pick<PaymentRow, 'order_id' | 'provider' | 'method' | 'amount' | 'provider_ref'>
  /** Why it goes back. */
  reason: string
  actor: TransitionRow['actor']
}

/** Money that paid for nothing is an attempt of its own and is owed in full. Answers the number of its refund, which a person makes. */
export async function createSurplus(shop: Shop, tx: Tx, { came, reason, actor }: NewSurplus): Promise<number> {
  const now = shop.now()
  const paymentId = await createPaymentRow(tx, {
    row: { ...came, surplus: true, reference: newOrderNumber(shop.randomBytes(16)), status: 'refunding', paid_at: now, created_at: now },
    transitions: [
      { event: 'start', from_status: null, to_status: 'created', actor },
      { event: 'paid', from_status: 'created', to_status: 'paid', actor },
      { event: 'refund_started', from_status: 'paid', to_status: 'refunding', actor },
    ],
  })
  return createRefundRow(tx, { payment_id: paymentId, amount: came.amount, reason, way: 'bank', next_try_at: null })
}
