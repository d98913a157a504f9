import { judgePhone } from '#contract/shared/judge-phone.ts'
import type { ContactAttributes, ForeignContactAttributes } from '#contract/shop/api/recipients.ts'
import type { Tx } from '#database/connect.ts'
import { isFaultless } from '#rules/field-errors.ts'
import { destinationOf, recipientErrors, type DestinationFacts } from '#rules/checkout/order-form.ts'
import { taiwanDistricts } from '#rules/reference/taiwan-districts.ts'
import { ok, refuse } from '#rules/result.ts'
import type { Shop } from '#server/platform/shop.ts'
import { findContact } from './find-contact.ts'
import { saveRecipient } from './save-recipient.ts'
import { findOpenStore, type ContactType } from './store.ts'

export type NewRecipient = {
  memberId: number
  type: ContactType
  home: (ContactAttributes & { store_id?: string | null | undefined }) | null
  foreign: ForeignContactAttributes | null
}

/** Saves a recipient outside of an order, by the same rules as one that an order uses (D-51, RCP-32). */
export async function createContact(shop: Shop, { memberId, type, home, foreign }: NewRecipient) {
  return shop.database.transaction(async (tx) => {
    const facts = await loadFacts(tx, { type, home, foreign })
    const errors = recipientErrors(facts)
    if (!isFaultless(errors)) return refuse({ status: 'validation_error', details: { errors } })
    const { contact, foreign_contact, store } = destinationOf({ ...facts, received_time: null })
    const attributes = foreign_contact ?? (contact && { ...contact, store_id: store?.store_id ?? null })
    if (!attributes) throw new Error(`A faultless recipient of type ${type} has no attributes`)
    const id = await saveRecipient(tx, { memberId, type, attributes, sender: null, now: shop.now() })
    const saved = await findContact(tx, { memberId, id })
    if (!saved.ok) throw new Error(`The recipient ${id} is not there right after it was saved`)
    return ok(saved.value)
  })
}

async function loadFacts(tx: Tx, { type, home, foreign }: Omit<NewRecipient, 'memberId'>): Promise<DestinationFacts> {
  const store = type === 'seven' && home?.store_id ? ((await findOpenStore(tx, home.store_id)) ?? null) : null
  return { recipient: { contact: home, foreign_contact: foreign, store }, shipping_method: type, districts: taiwanDistricts, judgePhone }
}
