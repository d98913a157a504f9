import { createHash } from 'node:crypto'
import type { Tx } from '#database/connect.ts'
import { removeOldContacts, saveContactRow, type ContactType, type NewContact, type UsedSender } from './store.ts'

/** A recipient as an order used it: the attributes of its type, the others left out. */
export type UsedRecipient = {
  memberId: number
  type: ContactType
  attributes: Omit<NewContact, 'user_id' | 'type' | 'fingerprint' | 'last_used_at'>
  /** Who sent the order; null for a recipient that is kept without one. */
  sender: UsedSender | null
  now: Date
}

/** Keeps the recipient of an order, and who sent it, for the next one: exact duplicates once, no more of a type than are kept (D-50). Answers its id. */
export async function saveRecipient(tx: Tx, { memberId, type, attributes, sender, now }: UsedRecipient): Promise<number> {
  const { id, isTooMany } = await saveContactRow(tx, {
    sender,
    contact: { ...attributes, user_id: memberId, type, fingerprint: fingerprintOf(attributes), last_used_at: now },
  })
  if (isTooMany) await removeOldContacts(tx, { memberId, type })
  return id
}

/** Two recipients are the same when every attribute is, whatever order they come in. */
export function fingerprintOf(attributes: object): string {
  const sorted = Object.entries(attributes)
    .filter(([, value]) => value != null)
    .sort(([one], [other]) => (one < other ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex')
}
