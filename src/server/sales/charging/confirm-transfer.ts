import type { Twd } from '#rules/money.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { findTransfer, isTransferCounted } from '#server/money/payments/find-transfer.ts'
import type { Shop } from '#server/platform/shop.ts'
import { settleReport } from './settle-payment.ts'

export type ConfirmedTransfer = { number: string; amount: Twd; /** By which the bank knows the transfer. */ reference: string; by: string }

export type TransferRefusal =
  | { code: 'no_such_transfer' }
  | { code: 'known' }
  | { code: 'counted_before' }
  | { code: 'wrong_amount'; asked: Twd }

/**
 * Operations have seen at the bank that a transfer has come of which the shop has heard nothing. It goes the way of every
 * answer about money: an order that still waits stands, for one that has ended the money goes back.
 */
export async function confirmTransfer(
  shop: Shop,
  { number, amount, reference, by }: ConfirmedTransfer,
): Promise<Result<'paid' | 'give_back', TransferRefusal>> {
  const attempt = await findTransfer(shop, number)
  if (!attempt) return refuse({ code: 'no_such_transfer' })
  if (attempt.amount !== amount) return refuse({ code: 'wrong_amount', asked: attempt.amount })
  if (await isTransferCounted(shop.database.db, reference)) return refuse({ code: 'counted_before' })
  const report = { answer: 'paid', companyId: reference, amount, currency: 'TWD' } as const
  const verdict = await settleReport(shop, {
    paymentId: attempt.id,
    orderId: attempt.order_id,
    report,
    teller: { actor: 'operations', by },
  })
  if (verdict === 'paid' || verdict === 'give_back') return ok(verdict)
  // Somebody else has booked it at the same moment, for whatever.
  return refuse({ code: (await isTransferCounted(shop.database.db, reference)) ? 'counted_before' : 'known' })
}
