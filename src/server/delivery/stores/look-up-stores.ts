import type { Language } from '#rules/locale.ts'
import { findDistrict } from '#rules/recipients/places.ts'
import { taiwanDistricts, type TaiwanDistrict } from '#rules/reference/taiwan-districts.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { allRoads } from '#rules/shipping/store-place.ts'
import { turnsOf, type Asker } from '#server/platform/limits/asker.ts'
import { takeTurns } from '#server/platform/limits/take-turn.ts'
import { tooMany, type TooMany } from '#server/platform/limits/too-many.ts'
import type { Shop } from '#server/platform/shop.ts'
import { refreshStores } from './refresh-stores.ts'
import { countOpenStores, listCities, listRoads, listStoresAt } from './store.ts'

export type StoreQuestion = { group: 'city' | 'road' | 'store'; key: string; language: Language }

/**
 * The districts of a county that have stores, the roads of a district, or the stores of a road (D-56). Places are known by
 * their names in both languages; districts are answered in the language of the call. A place without stores has none.
 * Refused to whoever asks too often.
 */
export async function lookUpStores(
  shop: Shop,
  { asker, ...question }: StoreQuestion & { asker: Asker },
): Promise<Result<StoresFound, TooMany>> {
  const turn = await takeTurns(shop, shop.database.db, turnsOf(asker, { here: 'storesHere', mine: 'stores' }))
  if (!turn.ok) return refuse(tooMany({ reason: 'look_ups', ...turn.refusal }))
  await fillIfEmpty(shop)
  return ok(await listFor(shop, question))
}

type StoresFound = Awaited<ReturnType<typeof listFor>>

/** A shop that knows no store asks for them, but not with every question while the directory is out of reach. */
async function fillIfEmpty(shop: Shop): Promise<void> {
  const { db } = shop.database
  if ((await countOpenStores(db)) === 0 && (await takeTurns(shop, db, [{ name: 'directory', of: 'shop' }])).ok) await refreshStores(shop)
}

async function listFor({ database: { db } }: Shop, { group, key, language }: StoreQuestion) {
  const [countyName = '', cityName = '', roadName = ''] = key.split('|').map((part) => part.trim())
  const districts = taiwanDistricts.filter(({ county, county_en }) => county === countyName || county_en === countyName)
  if (group === 'city') {
    const cities = new Set(await listCities(db, districts[0]?.county ?? ''))
    return districts.filter(({ district }) => cities.has(district)).map((each) => nameOf(each, language))
  }
  const place = findDistrict(districts, { county: countyName, district: cityName })
  if (!place) return []
  const at = { county: place.county, city: place.district }
  if (group === 'road') return listRoads(db, at)
  return listStoresAt(db, { ...at, road: roadName === allRoads ? null : roadName })
}

function nameOf({ district, district_en }: TaiwanDistrict, language: Language): string {
  return language === 'zh' ? district : district_en
}
