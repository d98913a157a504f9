import { errorsOf, requiredText, type FieldErrors } from '#rules/field-errors.ts'
import { checkStoreContact, type StoreContactEntered } from '#rules/recipients/recipient.ts'

/** Where a store is looked up, from the widest place to the store; empty where nothing is chosen yet. */
export type StorePlace = { county: string; city: string; road: string; store_id: string }
export type StoreLevel = keyof StorePlace

export const storeLevels = ['county', 'city', 'road', 'store_id'] as const satisfies readonly StoreLevel[]

/** In place of a road: every store of the district (RCP-20). */
export const allRoads = 'all'

export const noStorePlace: StorePlace = { county: '', city: '', road: '', store_id: '' }

/** Chooses one level; the levels below are cleared (RCP-19). */
export function chooseStoreLevel(place: StorePlace, { level, value }: { level: StoreLevel; value: string }): StorePlace {
  if (place[level] === value) return place
  const depth = storeLevels.indexOf(level)
  const kept = Object.fromEntries(storeLevels.slice(0, depth).map((higher) => [higher, place[higher]]))
  return { ...noStorePlace, ...kept, [level]: value }
}

/** The key of a store lookup: the places down to a level, joined with a pipe (D-56). */
export function storeKey(place: StorePlace, level: 'county' | 'city' | 'road'): string {
  return storeLevels
    .slice(0, storeLevels.indexOf(level) + 1)
    .map((each) => place[each])
    .join('|')
}

/** The form of store pickup (RCP-16 to RCP-18). */
export function checkStoreForm(contact: StoreContactEntered, place: StorePlace): FieldErrors<'name' | 'phone' | StoreLevel> {
  const { county, city, road, store_id } = place
  return {
    ...checkStoreContact(contact),
    ...errorsOf({ county: requiredText(county), city: requiredText(city), road: requiredText(road), store_id: requiredText(store_id) }),
  }
}
