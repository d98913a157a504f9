import type { Actor } from '#rules/actor.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { findPayment } from '#server/money/payments/find-payment.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import type { Shop } from '#server/platform/shop.ts'
import { settlePayment, type Settled } from './settle-payment.ts'

/**
 * Somebody of the shop wants to know now what became of an attempt: the provider is asked, and what it says is written down as
 * always. An attempt of which nothing can become any more is not asked about.
 */
export async function askAboutPayment(
  shop: Shop,
  { paymentId, actor }: { paymentId: number; actor: Actor },
): Promise<Result<Settled, { code: 'no_such_payment' | 'nothing_to_ask' }>> {
  const payment = await findPayment(shop, paymentId)
  if (!payment) return refuse({ code: 'no_such_payment' })
  if (payment.next_ask_at === null) return refuse({ code: 'nothing_to_ask' })
  const settled = await settlePayment(shop, paymentId)
  const now = shop.now()
  await shop.database.transaction((tx) =>
    writeAuditEntry(tx, { actor, verb: 'ask-about-payment', subject: `payment ${paymentId}`, before: null, after: { settled }, now }),
  )
  return ok(settled)
}
