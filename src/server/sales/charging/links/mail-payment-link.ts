import type { StaffActor } from '#rules/actor.ts'
import { stateOfLink } from '#rules/payments/payment-link.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { emailOf } from '#server/people/members/published/email-of.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import { tellLater } from '#server/platform/outbox/tell-later.ts'
import type { Shop } from '#server/platform/shop.ts'
import { lockOrderOfNumber } from '#server/sales/orders/lock-order-of-number.ts'
import { findOpenLink } from './link-store.ts'

export type MailLinkRefusal = { code: 'no_such_order' | 'link_ended' | 'no_address' }

/** Has the link of an order sent to its buyer. The word in the letter is made with the letter, so that it is kept nowhere. */
export async function mailPaymentLink(
  shop: Shop,
  { number, actor, key }: { number: string; actor: StaffActor; key: string },
): Promise<Result<'asked', MailLinkRefusal>> {
  const now = shop.now()
  return shop.database.transaction(async (tx) => {
    const held = await lockOrderOfNumber(tx, number)
    if (!held) return refuse({ code: 'no_such_order' })
    const { order } = held
    const link = await findOpenLink(tx, order.id)
    const facts = { order: { ...order, deadline: order.payment_deadline }, now }
    if (!link || stateOfLink({ endsAt: link.ends_at, endedAt: null }, facts) !== 'open') return refuse({ code: 'link_ended' })
    const found = await tx.selectNoFrom((eb) => emailOf(eb.val(order.user_id)).as('email')).executeTakeFirst()
    if (!found?.email) return refuse({ code: 'no_address' })
    await tellLater(tx, { name: 'payment-link-asked', linkId: link.id, key })
    await writeAuditEntry(tx, { actor, verb: 'mail-payment-link', subject: `order ${number}`, before: null, after: { to: 'buyer' }, now })
    return ok('asked')
  })
}
