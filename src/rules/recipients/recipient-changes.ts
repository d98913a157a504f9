import { taiwanDistricts } from '#rules/reference/taiwan-districts.ts'
import { chooseStoreLevel, type StoreLevel, type StorePlace } from '#rules/shipping/store-place.ts'
import type { ShippingKind } from '#rules/shipping/shipping.ts'
import { hasPostalCode } from './foreign-recipient.ts'
import { zipCodeOf } from './places.ts'
import type { RecipientDraft } from './recipient-draft.ts'

type Place = { county: string; district: string }

/** Another county clears the district, and the zip code follows both (RCP-14). */
export function choosePlace({ county, district }: Place, chosen: Partial<Place>): Place & { zip_code: string } {
  const isElsewhere = chosen.county !== undefined && chosen.county !== county
  const place = { county, district: isElsewhere ? '' : district, ...chosen }
  return { ...place, zip_code: zipCodeOf(taiwanDistricts, place) ?? '' }
}

export function changeContact(draft: RecipientDraft, changes: Partial<RecipientDraft['contact_attributes']>): RecipientDraft {
  const before = draft.contact_attributes
  const { county = before.county, district } = changes
  const place = choosePlace(before, { county, ...(district !== undefined && { district }) })
  return { ...draft, contact_attributes: { ...before, ...changes, ...place } }
}

/** Another country has other states, and perhaps no postal codes (RCP-28, RCP-29). */
export function changeForeign(draft: RecipientDraft, changes: Partial<RecipientDraft['foreign_contact_attributes']>): RecipientDraft {
  const before = draft.foreign_contact_attributes
  const isElsewhere = changes.country !== undefined && changes.country !== before.country
  const cleared = isElsewhere ? { state_province_county: '', ...(!hasPostalCode(changes.country) && { postal_code: '' }) } : {}
  return { ...draft, foreign_contact_attributes: { ...before, ...cleared, ...changes } }
}

type StoreChoice = { level: StoreLevel; value: string; /** Of the store. */ name?: string }

/** A level of the cascade was chosen: those below are cleared (RCP-19). */
export function changeStore(draft: RecipientDraft, { level, value, name = '' }: StoreChoice): RecipientDraft {
  const { store_id, ...place } = chooseStoreLevel(storePlaceOf(draft), { level, value })
  return { ...draft, store_id, store_place: { ...place, store_name: level === 'store_id' ? name : '' } }
}

export function storePlaceOf({ store_id, store_place: { county, city, road } }: RecipientDraft): StorePlace {
  return { county, city, road, store_id }
}

/** Whether nothing has been written about a recipient of that kind of delivery. */
export function isBlankRecipient(draft: RecipientDraft, kind: ShippingKind): boolean {
  if (kind === 'ups') return isBlank(draft.foreign_contact_attributes)
  return isBlank(draft.contact_attributes) && (kind !== 'seven' || draft.store_place.county === '')
}

function isBlank(fields: Readonly<Record<string, string>>): boolean {
  return Object.values(fields).every((value) => value.trim() === '')
}
