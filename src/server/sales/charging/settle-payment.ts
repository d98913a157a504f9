import type { Tx } from '#database/connect.ts'
import { isByTransfer } from '#rules/payments/payment-methods.ts'
import { askAgainAt, type PaymentReport, type Verdict } from '#rules/payments/settlement.ts'
import { askProvider, type Heard } from '#server/money/payments/ask-provider.ts'
import { bookTransfers } from '#server/money/payments/book-transfers.ts'
import { findPayment } from '#server/money/payments/find-payment.ts'
import { lockTransfer } from '#server/money/payments/find-transfer.ts'
import type { CardToKeep } from '#server/money/cards/card-to-keep.ts'
import { askAgain, lockAttempt } from '#server/money/payments/lock-attempt.ts'
import { lockWholeOrder } from '#server/sales/orders/lock-whole-order.ts'
import type { LockedOrder } from '#server/sales/orders/record-transition.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import { paymentSettled, type SettledPayment } from '#server/sales/placing/watched.ts'
import type { Shop } from '#server/platform/shop.ts'
import { applyReport } from './apply-report.ts'
import type { Teller } from './carry-out-verdict.ts'
import { noteCard } from './keep-paid-card.ts'

/** `unreachable`: the provider did not answer, and nothing has changed. */
export type Settled = Verdict | 'unreachable'

/**
 * The one way in which an answer about money reaches an order. The shopper who comes back, the provider's notice and
 * the sweeper all come here, in any order, however often and however late: whoever is first moves the order, the others
 * find it moved. The provider is asked while no transaction is open; only what it says then counts (D-63).
 */
export async function settlePayment(shop: Shop, paymentId: number): Promise<Settled> {
  const payment = await findPayment(shop, paymentId)
  if (!payment) throw new Error(`There is no payment ${paymentId}`)
  const heard = await askProvider(shop, payment)
  const verdict = await settleReport(shop, { paymentId, orderId: payment.order_id, report: heard })
  return heard.answer === 'unreachable' ? 'unreachable' : verdict
}

export type ReportedPayment = {
  paymentId: number
  orderId: number
  report: Heard
  /** To be kept once the money has come. */
  card?: CardToKeep | null
  teller?: Teller
}

/** The same with an answer that has just been heard. */
export async function settleReport(
  shop: Shop,
  { paymentId, orderId, report: heard, card = null, teller = { actor: 'provider' } }: ReportedPayment,
): Promise<Verdict> {
  const now = shop.now()
  const terms = await shop.terms()
  let method = 'unknown'
  const settled = await shop.database.transaction(async (tx) => {
    const [held, found] = await Promise.all([lockWholeOrder(tx, orderId), lockAttempt(tx, paymentId)])
    const { order } = held
    method = found.method
    const payment = card ? { ...found, card_to_keep: await noteCard(shop, tx, { paymentId, memberId: order.user_id, card }) } : found
    // Of two people who book the same transfer at once, the second hears that it is known.
    if (teller.actor === 'operations' && heard.answer === 'paid' && (await lockTransfer(tx, heard.companyId)).isCounted) return 'known'
    const report = heard.answer === 'transfers' ? await bookTransfers(shop, tx, { payment, transfers: heard.transfers }) : heard
    const verdict = await applyReport(shop, tx, { held, payment, report, teller, terms, now })
    if (teller.actor === 'operations' && report.answer === 'paid' && (verdict === 'paid' || verdict === 'give_back')) {
      const after = { amount: report.amount, reference: report.companyId, verdict }
      const subject = `order ${order.hashed_id}`
      await writeAuditEntry(tx, { actor: { kind: 'staff', id: teller.by }, verb: 'confirm-transfer', subject, before: null, after, now })
    }
    // A card that has paid is asked about no more, which was written so; another amount is for a person to look at.
    if (verdict !== 'differs' && (verdict !== 'paid' || isByTransfer(payment.method)))
      await noteNextAsking(tx, { paymentId, order, report, now })
    return verdict
  })
  paymentSettled.publish({ method, verdict: settled } satisfies SettledPayment)
  return settled
}

async function noteNextAsking(
  tx: Tx,
  { paymentId, order, report, now }: { paymentId: number; order: LockedOrder; report: PaymentReport; now: Date },
): Promise<void> {
  const after = await lockAttempt(tx, paymentId)
  const at = askAgainAt({ payment: { ...after, createdAt: after.created_at }, deadline: order.payment_deadline, report, now })
  if (at?.getTime() !== after.next_ask_at?.getTime()) await askAgain(tx, { paymentId, at })
}
