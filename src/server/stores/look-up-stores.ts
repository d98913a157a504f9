import type { Language } from '#rules/locale.ts'
import { findDistrict } from '#rules/places.ts'
import { taiwanDistricts, type TaiwanDistrict } from '#rules/reference/taiwan-districts.ts'
import { allRoads } from '#rules/store-place.ts'
import type { Shop } from '#server/shop.ts'
import { fillStores } from './fill-stores.ts'
import { listCities, listRoads, listStoresAt } from './store.ts'

export type StoreQuestion = { group: 'city' | 'road' | 'store'; key: string; language: Language }

/**
 * The districts of a county that have stores, the roads of a district, or the stores of a road (D-56). Places are known by
 * their names in both languages; districts are answered in the language of the call. A place without stores has none.
 */
export async function lookUpStores(shop: Shop, { group, key, language }: StoreQuestion) {
  await fillStores(shop)
  const { db } = shop.database
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
