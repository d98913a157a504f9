import { refuse } from '#rules/result.ts'
import { lockBuyer } from '#server/people/members/published/lock-buyer.ts'
import type { Shop } from '#server/platform/shop.ts'
import { findContact } from './find-contact.ts'
import { judgeContact, type ContactEntered } from './judge-contact.ts'
import { fingerprintOf } from './save-recipient.ts'
import { changeContactRow, findContactType } from './store.ts'

type Change = Omit<ContactEntered, 'type'> & { memberId: number; id: number }

/** Writes a saved recipient anew (RCP-34): its number and its type stay, and one that it now equals goes. Orders keep their own words. */
export async function changeContact(shop: Shop, { memberId, id, ...entered }: Change) {
  return shop.database.transaction(async (tx) => {
    await lockBuyer(tx, memberId)
    const type = await findContactType(tx, { memberId, id })
    if (!type) return refuse({ status: 'contact_not_found' as const })
    const judged = await judgeContact(tx, { type, ...entered })
    if (!judged.ok) return judged
    await changeContactRow(tx, { memberId, id, type, attributes: judged.value, fingerprint: fingerprintOf(judged.value) })
    return findContact(tx, { memberId, id })
  })
}
