import { judgePhone } from '#contract/shared/judge-phone.ts'
import type { ContactAttributes, ForeignContactAttributes } from '#contract/shop/api/recipients.ts'
import type { Tx } from '#database/connect.ts'
import { destinationOf, recipientErrors, type DestinationFacts } from '#rules/checkout/order-form.ts'
import { isFaultless, type FieldErrors } from '#rules/field-errors.ts'
import { taiwanDistricts } from '#rules/reference/taiwan-districts.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import type { UsedRecipient } from './save-recipient.ts'
import { findOpenStore, type ContactType } from './store.ts'

export type ContactEntered = {
  type: ContactType
  home: (ContactAttributes & { store_id?: string | null | undefined }) | null
  foreign: ForeignContactAttributes | null
}

type ContactRefusal = { status: 'validation_error'; details: { errors: FieldErrors } }

/** What is kept of a recipient that is written down outside of an order, by the same rules as one that an order uses (D-51, RCP-32). */
export async function judgeContact(tx: Tx, entered: ContactEntered): Promise<Result<UsedRecipient['attributes'], ContactRefusal>> {
  const facts = await loadFacts(tx, entered)
  const errors = recipientErrors(facts)
  if (!isFaultless(errors)) return refuse({ status: 'validation_error', details: { errors } })
  const { contact, foreign_contact, store } = destinationOf({ ...facts, received_time: null })
  const attributes = foreign_contact ?? (contact && { ...contact, store_id: store?.store_id ?? null })
  if (!attributes) throw new Error(`A faultless recipient of type ${entered.type} has no attributes`)
  return ok(attributes)
}

async function loadFacts(tx: Tx, { type, home, foreign }: ContactEntered): Promise<DestinationFacts> {
  const store = type === 'seven' && home?.store_id ? ((await findOpenStore(tx, home.store_id)) ?? null) : null
  return { recipient: { contact: home, foreign_contact: foreign, store }, shipping_method: type, districts: taiwanDistricts, judgePhone }
}
