import { asOfficial, taiwanDistricts } from '#rules/reference/taiwan-districts.ts'

export type Place = { county: string; city: string; road: string; address: string }

/** Takes an address apart: county, district and road by their official names. Null when it begins with no county of ours. */
export function placeOfAddress(written: string): Place | null {
  const bare = written.trim().replace(/^\d{3,6}\s*/, '')
  const official = asOfficial(bare)
  const found = taiwanDistricts.find(({ county, district }) => official.startsWith(county + district))
  if (!found) return null
  const { county, district } = found
  const rest = bare.slice(county.length + district.length)
  return { county, city: district, road: roadIn(rest), address: county + district + rest }
}

/** The road with its section, or what stands before the house number where there is no road. */
function roadIn(rest: string): string {
  const road = /^.*?(?:路|街|大道)(?:[一二三四五六七八九十]+段)?/.exec(rest)?.[0]
  return road ?? /^\D+/.exec(rest)?.[0] ?? rest
}
