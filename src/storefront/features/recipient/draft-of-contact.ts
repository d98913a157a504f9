import type { Contact } from '#contract/shop/api/recipients.ts'
import type { Language } from '#rules/locale.ts'
import { findDistrict } from '#rules/recipients/places.ts'
import { blankRecipient, type RecipientDraft } from '#rules/recipients/recipient-draft.ts'
import { taiwanDistricts } from '#rules/reference/taiwan-districts.ts'
import { allRoads } from '#rules/shipping/store-place.ts'

/** A saved recipient as the form writes it, its places called as the lists of that language call them. */
export function draftOfContact(contact: Contact, language: Language): RecipientDraft {
  const { type, name, phone, zip_code } = contact
  if (type === 'ups') return { ...blankRecipient, foreign_contact_attributes: foreignOf(contact) }
  const place = placeOf(contact, language)
  if (type === 'black_cat')
    return { ...blankRecipient, contact_attributes: { name, phone, ...place, zip_code: zip_code ?? '', address: streetOf(contact) } }
  const { store_id = '', store_name = '' } = contact
  return {
    ...blankRecipient,
    contact_attributes: { ...blankRecipient.contact_attributes, name, phone },
    store_id,
    store_place: { county: place.county, city: place.district, road: allRoads, store_name },
  }
}

function placeOf({ county, district }: Contact, language: Language): { county: string; district: string } {
  const written = { county: county ?? '', district: district ?? '' }
  const known = findDistrict(taiwanDistricts, written)
  if (!known) return written
  return language === 'zh' ? { county: known.county, district: known.district } : { county: known.county_en, district: known.district_en }
}

/** Lists show zip code, county, district and street in one line; the form asks for the street alone. */
function streetOf({ address, zip_code, county, district }: Contact): string {
  const place = [zip_code, county, district].filter(Boolean).join(' ')
  return address.startsWith(place) ? address.slice(place.length).trim() : address
}

function foreignOf(contact: Contact): RecipientDraft['foreign_contact_attributes'] {
  return {
    name: contact.name,
    phone: contact.phone,
    country: contact.country ?? '',
    state_province_county: contact.state_province_county ?? '',
    city_or_town: contact.city_or_town ?? '',
    address_one: contact.address_one ?? '',
    address_two: contact.address_two ?? '',
    address_three: contact.address_three ?? '',
    postal_code: contact.postal_code ?? '',
  }
}
