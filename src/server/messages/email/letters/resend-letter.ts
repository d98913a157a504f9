import type { Actor } from '#rules/actor.ts'
import { isStillTrue, mostLettersAgain, orderLetterKinds } from '#rules/orders/order-letters.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import { tellLater } from '#server/platform/outbox/tell-later.ts'
import type { Shop } from '#server/platform/shop.ts'
import { orderEmail } from '../order-email.ts'
import { findOrderToEmail } from '../store.ts'
import { createLetterAgain, findLetterRow, lockRepeats } from './letter-store.ts'

export type ResendRefusal = { code: 'no_such_letter' | 'letter_outdated' | 'too_many_letters' }

/**
 * Has a letter about an order sent again, to the address that its member has now and with what the order says now; three times for each
 * kind (DSK-10). What would no longer be true is refused. Answers the number of the new letter.
 */
export async function resendLetter(
  shop: Shop,
  { letterId, actor }: { letterId: number; actor: Actor },
): Promise<Result<number, ResendRefusal>> {
  const { publicAddress } = shop.settings
  const terms = (await shop.terms()).points
  const now = shop.now()
  return shop.database.transaction(async (tx) => {
    const letter = await findLetterRow(tx, letterId)
    const kind = orderLetterKinds.find((each) => each === letter?.kind)
    if (letter?.object_kind !== 'order' || kind === undefined) return refuse({ code: 'no_such_letter' })
    const { object_kind, object_id } = letter
    const repeats = await lockRepeats(tx, { object_kind, object_id, kind })
    if (repeats >= mostLettersAgain) return refuse({ code: 'too_many_letters' })
    const order = await findOrderToEmail(tx, object_id)
    const isOver = kind === 'store_closed' && (order?.store_closed_until ?? now) <= now
    const email = order && !isOver && isStillTrue(kind, order) && orderEmail(kind, order, { publicAddress, terms })
    if (!email) return refuse({ code: 'letter_outdated' })
    const { to, messageId, ...words } = email
    const id = await createLetterAgain(tx, {
      kind,
      object_kind,
      object_id,
      user_id: order.user_id,
      to_address: to,
      lang: order.language,
      ...words,
      message_id: `${messageId}-again-${repeats + 1}`,
      written_at: now,
      asked_by: String(actor.id),
      again_of: letter.again_of ?? letter.id,
      again_no: repeats + 1,
    })
    await tellLater(tx, { name: 'letter-asked', letterId: id })
    const subject = `order ${order.hashed_id}`
    await writeAuditEntry(tx, { actor, verb: 'resend-letter', subject, before: null, after: { letter: kind }, now })
    return ok(id)
  })
}
