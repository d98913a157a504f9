import type { ContactRow, Sender } from '#contract/api/recipients.ts'
import type { InvoicePreferences } from '#contract/api/invoices.ts'
import { chooseInvoiceType, type Draft } from '#rules/checkout-draft.ts'
import { isOutlying, zipCodeOf } from '#rules/places.ts'
import { taiwanDistricts } from '#rules/reference/taiwan-districts.ts'
import { isLowTemperature, type Temperature } from '#rules/temperature.ts'
import type { InvoiceChoice } from './invoice-cookie.ts'

/** Whether the parcel can go to a saved recipient: chilled goods do not reach every island. */
export function isReached({ address }: Pick<ContactRow, 'address'>, temperature: Temperature): boolean {
  return !isLowTemperature(temperature) || !isOutlying(address.slice(0, 3))
}

/** The member's saved data of a method has come; what was typed meanwhile stays (RCP-02). */
export function takeContacts(draft: Draft, { sender, reached }: { sender: Sender | null; reached: readonly ContactRow[] }): Draft {
  const isTyped = draft.sender.name !== '' || draft.sender.phone !== ''
  return { ...draft, sender: isTyped || !sender ? draft.sender : sender, contact_id: isBlank(draft.contact_attributes) ? (reached[0]?.id ?? null) : null }
}

/** A saved recipient is gone: the next one takes its place, or the form opens. */
export function dropContact(draft: Draft, { id, left }: { id: number; left: readonly ContactRow[] }): Draft {
  return draft.contact_id === id ? { ...draft, contact_id: left[0]?.id ?? null } : draft
}

/** Another county clears the district, and the zip code follows both (RCP-14). */
export function changeContact(draft: Draft, changes: Partial<Draft['contact_attributes']>): Draft {
  const isElsewhere = changes.county !== undefined && changes.county !== draft.contact_attributes.county
  const contact = { ...draft.contact_attributes, ...(isElsewhere && { district: '' }), ...changes }
  return { ...draft, contact_attributes: { ...contact, zip_code: zipCodeOf(taiwanDistricts, contact) ?? '' } }
}

/** Where invoices went last. What the shop knows wins over the cookie (D-52). */
export function takeInvoices(draft: Draft, { saved, email, choice }: { saved: InvoicePreferences | null; email: string; choice: InvoiceChoice | null }): Draft {
  const carriers = { member_carrier: saved?.member ?? email, mobile_carrier: saved?.mobile ?? '', Citizen_Digital_Certificate: saved?.citizen ?? '' }
  const filled = { ...draft, receipt_carrier: { ...draft.receipt_carrier, ...carriers } }
  if (!choice) return filled
  const chosen = chooseInvoiceType({ ...filled, donationAgency: choice.donationAgency }, choice.type)
  const radio = choice.radio && carriers[choice.radio] ? choice.radio : chosen.receipt_carrier.receipt_carrier_radio
  return { ...chosen, receipt_carrier: { ...chosen.receipt_carrier, receipt_carrier_radio: radio } }
}

/** Whether nothing has been written about a recipient. */
export function isBlank(contact: Draft['contact_attributes']): boolean {
  return Object.values(contact).every((value) => value.trim() === '')
}
