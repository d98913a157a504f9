import type { Contact, ContactRow, Sender } from '#contract/shop/api/recipients.ts'
import type { InvoicePreferences } from '#contract/shop/api/invoices.ts'
import { chooseInvoiceType, type Draft } from '#rules/checkout/checkout-draft.ts'
import type { Language } from '#rules/locale.ts'
import { findDistrict, isOutlying } from '#rules/recipients/places.ts'
import { isBlankRecipient } from '#rules/recipients/recipient-changes.ts'
import { taiwanDistricts } from '#rules/reference/taiwan-districts.ts'
import { shippingKindOf, type ShippingKind } from '#rules/shipping/shipping.ts'
import { allRoads } from '#rules/shipping/store-place.ts'
import { isLowTemperature, type Temperature } from '#rules/temperature.ts'
import type { InvoiceChoice } from './invoice/invoice-cookie.ts'

/** Whether the parcel can go to a saved recipient: chilled goods do not reach every island. */
export function isReached({ address }: Pick<ContactRow, 'address'>, temperature: Temperature): boolean {
  return !isLowTemperature(temperature) || !isOutlying(address.slice(0, 3))
}

/** The member's saved data of a method has come; what was typed meanwhile stays (RCP-02). */
export function takeContacts(draft: Draft, { sender, reached }: { sender: Sender | null; reached: readonly ContactRow[] }): Draft {
  const isTyped = draft.sender.name !== '' || draft.sender.phone !== ''
  const chosen = reached.find(({ id }) => id === draft.contact_id) ?? reached[0]
  return {
    ...draft,
    sender: isTyped || !sender ? draft.sender : sender,
    contact_id: hasNoRecipient(draft) ? (chosen?.id ?? null) : null,
  }
}

/** Store pickup always uses the form, filled from the newest saved entry (D-50); what was typed meanwhile stays. */
export function takeStoreContact(draft: Draft, { contact, language }: { contact: Contact; language: Language }): Draft {
  const { name, phone, store_id, store_name } = contact
  if (!hasNoRecipient(draft)) return draft
  const filled = { ...draft, contact_id: null, contact_attributes: { ...draft.contact_attributes, name, phone } }
  const place = findDistrict(taiwanDistricts, { county: contact.county ?? '', district: contact.district ?? '' })
  if (!place || !store_id || !store_name) return filled
  const county = language === 'zh' ? place.county : place.county_en
  const city = language === 'zh' ? place.district : place.district_en
  return { ...filled, store_id, store_place: { county, city, road: allRoads, store_name } }
}

/** The draft with the names of its places in the language of the page, as the lists of the form write them (CKO-15). */
export function draftIn(draft: Draft, language: Language): Draft {
  const { contact_attributes: contact, store_place: store } = draft
  const door = placeIn({ county: contact.county, district: contact.district }, language)
  const shelf = placeIn({ county: store.county, district: store.city }, language)
  return {
    ...draft,
    contact_attributes: { ...contact, ...door },
    store_place: { ...store, county: shelf.county, city: shelf.district },
  }
}

type Place = { county: string; district: string }

function placeIn(place: Place, language: Language): Place {
  const known =
    findDistrict(taiwanDistricts, place) ?? taiwanDistricts.find(({ county, county_en }) => [county, county_en].includes(place.county))
  if (!known) return place
  const county = language === 'zh' ? known.county : known.county_en
  if (place.district === '') return { county, district: '' }
  return { county, district: language === 'zh' ? known.district : known.district_en }
}

/** A saved recipient is gone: the next one takes its place, or the form opens. */
export function dropContact(draft: Draft, { id, left }: { id: number; left: readonly ContactRow[] }): Draft {
  return draft.contact_id === id ? { ...draft, contact_id: left[0]?.id ?? null } : draft
}

/** Where invoices went last. What the shop knows wins over the cookie (D-52). */
export function takeInvoices(
  draft: Draft,
  { saved, email, choice }: { saved: InvoicePreferences | null; email: string; choice: InvoiceChoice | null },
): Draft {
  const carriers = {
    member_carrier: saved?.member ?? email,
    mobile_carrier: saved?.mobile ?? '',
    Citizen_Digital_Certificate: saved?.citizen ?? '',
  }
  const filled = { ...draft, receipt_carrier: { ...draft.receipt_carrier, ...carriers } }
  if (!choice) return filled
  const chosen = chooseInvoiceType({ ...filled, donationAgency: choice.donationAgency }, choice.type)
  const radio = choice.radio && carriers[choice.radio] ? choice.radio : chosen.receipt_carrier.receipt_carrier_radio
  return { ...chosen, receipt_carrier: { ...chosen.receipt_carrier, receipt_carrier_radio: radio } }
}

/** Whether nothing has been written about a recipient of the chosen method. */
export function hasNoRecipient(draft: Draft): boolean {
  return isBlankRecipient(draft, recipientKindOf(draft))
}

/** Which form asks for the recipient: the one for the door as long as no delivery is chosen. */
export function recipientKindOf({ shipping_method: method }: Draft): ShippingKind {
  return method ? shippingKindOf(method) : 'black_cat'
}
