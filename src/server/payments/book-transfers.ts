import type { Tx } from '#database/connect.ts'
import { newOrderNumber } from '#rules/order-number.ts'
import { sortTransfers, type PaymentReport, type Transfer } from '#rules/settlement.ts'
import type { Shop } from '#server/shop.ts'
import { createPaymentRow, createRefundRow, listBookedTransfers, lockTransferBooks, type MoveRow, type PaymentRow } from './store.ts'

export type HeardTransfers = { payment: PaymentRow; transfers: readonly Transfer[] }

/**
 * Compares what has come in on the account of an attempt with the books: answers what that says of the attempt, and books what
 * nobody has asked for as owed back. The order and the attempt are held.
 */
export async function bookTransfers(shop: Shop, tx: Tx, { payment, transfers }: HeardTransfers): Promise<PaymentReport> {
  if (transfers.length > 0) await lockTransferBooks(tx)
  const booked = await listBookedTransfers(tx, { orderId: payment.order_id, companyIds: transfers.map(({ companyId }) => companyId) })
  const { paying, surplus } = sortTransfers({ payment: { ...payment, companyId: payment.provider_ref }, transfers, booked })
  for (const transfer of surplus) await bookSurplus(shop, tx, { orderId: payment.order_id, transfer, actor: 'provider' })
  return paying ? { answer: 'paid', ...paying, currency: 'TWD' } : { answer: 'pending' }
}

export type Surplus = { orderId: number; transfer: Transfer; actor: MoveRow['actor'] }

/** Money that came to an account without being asked for: it pays for nothing, and a person gives it back. Answers the number of the refund. */
export async function bookSurplus(shop: Shop, tx: Tx, { orderId, transfer: { companyId, amount }, actor }: Surplus): Promise<number> {
  const now = shop.now()
  const reference = newOrderNumber(shop.randomBytes(16))
  shop.log.error({ order: orderId, amount }, 'money has come that nobody asked for: a person has to give it back')
  const paymentId = await createPaymentRow(tx, {
    row: { order_id: orderId, surplus: true, provider: 'bank', method: 'atm', amount, reference, provider_ref: companyId, status: 'refunding', paid_at: now, created_at: now },
    moves: [
      { event: 'start', from_status: null, to_status: 'created', actor },
      { event: 'paid', from_status: 'created', to_status: 'paid', actor },
      { event: 'refund_started', from_status: 'paid', to_status: 'refunding', actor },
    ],
  })
  return createRefundRow(tx, { paymentId, amount, reason: 'surplus_transfer', nextTryAt: null })
}
