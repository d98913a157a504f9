import type { StaffActor } from '#rules/actor.ts'
import type { Language } from '#rules/locale.ts'
import type { OrderStatus } from '#rules/orders/order.ts'
import { judgeLink, linkEnds } from '#rules/payments/payment-link.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { lockAttempts } from '#server/money/payments/lock-attempt.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import type { Shop } from '#server/platform/shop.ts'
import { lockOrderOfNumber } from '#server/sales/orders/lock-order-of-number.ts'
import { moveDeadline } from '#server/sales/orders/move-deadline.ts'
import { giveLink } from './give-link.ts'
import { findOpenLink } from './link-store.ts'

export type LinkRefusal =
  | { code: 'no_such_order' }
  | { code: 'order_failed' | 'payment_in_progress' }
  | { code: 'no_such_transition'; status: OrderStatus }

/** `language`: of the order, in which its buyer reads. */
export type OpenedLink = { token: string; endsAt: Date; language: Language }

/**
 * A link by which an order that waits for its money can be paid without signing in, for so many hours; the order waits at least as long
 * (DSK-26, DSK-27). An order that has a link gets another word for it, and the new end. The order is held: it is not ended for being late
 * while it is given more time.
 */
export async function openPaymentLink(
  shop: Shop,
  { number, hours, actor }: { number: string; hours: number; actor: StaffActor },
): Promise<Result<OpenedLink, LinkRefusal>> {
  const now = shop.now()
  const endsAt = linkEnds(hours, now)
  return shop.database.transaction(async (tx) => {
    const held = await lockOrderOfNumber(tx, number)
    if (!held) return refuse({ code: 'no_such_order' })
    const { order } = held
    const [attempts, before] = await Promise.all([lockAttempts(tx, order.id), findOpenLink(tx, order.id)])
    const judged = judgeLink({ order, attempts, isLinked: before !== undefined })
    if (!judged.ok)
      return refuse(judged.refusal === 'no_such_move' ? { code: 'no_such_transition', status: order.status } : { code: judged.refusal })
    const { token } = await giveLink(shop, tx, { orderId: order.id, endsAt, by: actor.id })
    const deadline = await moveDeadline(tx, held, endsAt)
    await writeAuditEntry(tx, {
      actor,
      verb: 'open-payment-link',
      subject: `order ${number}`,
      before: before
        ? { link_ends_at: before.ends_at, payment_deadline: order.payment_deadline }
        : { payment_deadline: order.payment_deadline },
      after: { link_ends_at: endsAt, payment_deadline: deadline },
      now,
    })
    return ok({ token, endsAt, language: order.lang })
  })
}
