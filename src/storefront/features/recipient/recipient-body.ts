import type { ContactType } from '#contract/shop/api/recipients.ts'
import type { RecipientDraft } from '#rules/recipients/recipient-draft.ts'

/** A recipient as it is written down: the fields of its type, and no others. */
export function recipientBody(
  type: ContactType,
  { contact_attributes: contact, foreign_contact_attributes: foreign, store_id }: RecipientDraft,
) {
  if (type === 'ups') return { type, foreign_contact_attributes: foreign }
  const { name, phone } = contact
  return { type, contact_attributes: type === 'seven' ? { name, phone, store_id } : contact }
}
