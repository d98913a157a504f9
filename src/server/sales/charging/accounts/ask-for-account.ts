import type { StaffActor } from '#rules/actor.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { listRefundsByHand } from '#server/money/payments/published/refunds-by-hand.ts'
import { emailOf } from '#server/people/members/published/email-of.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import { tellLater } from '#server/platform/outbox/tell-later.ts'
import type { Shop } from '#server/platform/shop.ts'
import { lockOrderOfNumber } from '#server/sales/orders/lock-order-of-number.ts'

export type AskRefusal = { code: 'no_such_order' | 'no_refund_by_hand' | 'no_address' }

/** Has the buyer of an order asked by letter, once more, to which account their money is to go. */
export async function askForAccount(
  shop: Shop,
  { number, actor, key }: { number: string; actor: StaffActor; key: string },
): Promise<Result<'asked', AskRefusal>> {
  const now = shop.now()
  return shop.database.transaction(async (tx) => {
    const held = await lockOrderOfNumber(tx, number)
    if (!held) return refuse({ code: 'no_such_order' })
    const { id: orderId, user_id: memberId } = held.order
    if ((await listRefundsByHand(tx, orderId)).length === 0) return refuse({ code: 'no_refund_by_hand' })
    const found = await tx.selectNoFrom((eb) => emailOf(eb.val(memberId)).as('email')).executeTakeFirst()
    if (!found?.email) return refuse({ code: 'no_address' })
    await tellLater(tx, { name: 'account-asked', orderId, key })
    await writeAuditEntry(tx, { actor, verb: 'ask-for-account', subject: `order ${number}`, before: null, after: { to: 'buyer' }, now })
    return ok('asked')
  })
}
