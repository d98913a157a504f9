import { isLowTemperature, type Temperature } from '#rules/temperature.ts'

/** A row of the address data: 22 counties and cities with their districts (SHP-11). */
export type District = {
  zip_code: string
  county: string
  district: string
  county_en?: string
  district_en?: string
}

/** The district of that name in that county, in either language. */
export function findDistrict<Row extends District>(
  districts: readonly Row[],
  { county, district }: { county: string; district: string },
): Row | null {
  return (
    districts.find(
      (each) => (each.county === county || each.county_en === county) && (each.district === district || each.district_en === district),
    ) ?? null
  )
}

/** The zip code follows from the district (RCP-14). */
export function zipCodeOf(districts: readonly District[], place: { county: string; district: string }): string | null {
  return findDistrict(districts, place)?.zip_code ?? null
}

/** The places that a home delivery of this temperature reaches (SHP-07). */
export function placesFor<Place extends { zip_code: string }>(places: readonly Place[], temperature: Temperature): Place[] {
  return places.filter((place) => !isLowTemperature(temperature) || !isOutlying(place.zip_code))
}

/** Whether a place, by its zip code, gets no chilled or frozen delivery (SHP-06). */
export function isOutlying(zipCode: string): boolean {
  return matsu.includes(zipCode) || penghu.includes(zipCode) || kinmen.includes(zipCode) || smallIslands.includes(zipCode)
}

const matsu: readonly string[] = ['209', '210', '211', '212']
const penghu: readonly string[] = ['880', '881', '882', '883', '884', '885']
const kinmen: readonly string[] = ['890', '891', '892', '893', '894', '896']
/** Liuqiu, Green Island, Orchid Island. */
const smallIslands: readonly string[] = ['929', '951', '952']
