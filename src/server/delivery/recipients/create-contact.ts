import { ok } from '#rules/result.ts'
import { lockBuyer } from '#server/people/members/published/lock-buyer.ts'
import type { Shop } from '#server/platform/shop.ts'
import { findContact } from './find-contact.ts'
import { judgeContact, type ContactEntered } from './judge-contact.ts'
import { saveRecipient } from './save-recipient.ts'

/** Saves a recipient outside of an order (D-51). */
export async function createContact(shop: Shop, { memberId, ...entered }: ContactEntered & { memberId: number }) {
  return shop.database.transaction(async (tx) => {
    await lockBuyer(tx, memberId)
    const judged = await judgeContact(tx, entered)
    if (!judged.ok) return judged
    const id = await saveRecipient(tx, { memberId, type: entered.type, attributes: judged.value, sender: null, now: shop.now() })
    const saved = await findContact(tx, { memberId, id })
    if (!saved.ok) throw new Error(`The recipient ${id} is not there right after it was saved`)
    return ok(saved.value)
  })
}
