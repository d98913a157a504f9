import type { Tx } from '#database/connect.ts'
import { sortTransfers, type PaymentReport, type Transfer } from '#rules/payments/settlement.ts'
import type { Shop } from '#server/platform/shop.ts'
import { createSurplus } from './create-surplus.ts'
import { listBookedTransfers, shareTransferBooks, type TransitionRow, type PaymentRow } from './store.ts'

export type HeardTransfers = { payment: PaymentRow; transfers: readonly Transfer[] }

/**
 * Compares what has come in on the account of an attempt with the books: answers what that says of the attempt, and books what
 * nobody has asked for as owed back. The order and the attempt are held.
 */
export async function bookTransfers(shop: Shop, tx: Tx, { payment, transfers }: HeardTransfers): Promise<PaymentReport> {
  if (transfers.length > 0) await shareTransferBooks(tx)
  const booked = await listBookedTransfers(tx, { orderId: payment.order_id, companyIds: transfers.map(({ companyId }) => companyId) })
  const { paying, surplus } = sortTransfers({ payment: { ...payment, companyId: payment.provider_ref }, transfers, booked })
  for (const transfer of surplus) await bookSurplus(shop, tx, { orderId: payment.order_id, transfer, actor: 'provider' })
  return paying ? { answer: 'paid', ...paying, currency: 'TWD' } : { answer: 'pending' }
}

export type Surplus = { orderId: number; transfer: Transfer; actor: TransitionRow['actor'] }

/** Money that came to an account without being asked for: it pays for nothing, and a person gives it back. Answers the number of the refund. */
export async function bookSurplus(shop: Shop, tx: Tx, { orderId, transfer: { companyId, amount }, actor }: Surplus): Promise<number> {
  shop.log.error({ order: orderId, amount }, 'money has come that nobody asked for: a person has to give it back')
  const came = { order_id: orderId, provider: 'bank', method: 'atm', amount, provider_ref: companyId } as const
  return createSurplus(shop, tx, { came, reason: 'surplus_transfer', actor })
}
