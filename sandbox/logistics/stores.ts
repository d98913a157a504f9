import { places, townRoads } from './places.ts'

/** A convenience store as the company's directory lists it. */
export type Store = { StoreId: string; StoreName: string; StoreAddr: string; StorePhone: string }

/** The store of 林小梅, who has picked up there before. */
const usualStore: Store = { StoreId: '131386', StoreName: '永康門市', StoreAddr: '台北市大安區永康街12號', StorePhone: '02-23210012' }

const firsts = [...'新安德正和華福民文光大金東南中北嘉國建三美興吉明永信長千']
const seconds = [...'興樂成豐安華昌隆盛平欣泰福德發祥慶榮達佳寶源勝和學苑城園康廣']

/** Over 700 stores in all 22 counties. Nobody's real ones: place, number and name are put together here. */
export const stores: readonly Store[] = [usualStore, ...makeStores()]

function makeStores(): Store[] {
  const spots = Object.entries(places).flatMap(([county, districts]) => districts.flatMap((line) => spotsOf(county, line)))
  const names = makeNames()
  return spots.map(({ county, street }, index) => ({
    StoreId: String(140_023 + index * 137),
    StoreName: `${names[index]}門市`,
    StoreAddr: `${county}${street}${3 + ((index * 29) % 260)}號`,
    StorePhone: `0${2 + (index % 7)}-2${String(3_104_517 + index * 911).slice(-7)}`,
  }))
}

/** Two stores on the first road of a district, and one on each of the others. */
function spotsOf(county: string, line: string): { county: string; street: string }[] {
  const [district = '', ...own] = line.split(' ')
  const roads = own.length > 0 ? own : townRoads.filter((_, index) => (index + district.length + line.charCodeAt(0)) % 6 < 2).slice(0, 3)
  return [roads[0] ?? '', ...roads].map((road) => ({ county, street: district + road }))
}

/** Pairs of signs that shops like to wear, every pair once and in no order that one would notice. */
function makeNames(): string[] {
  const pairs = firsts.flatMap((first) => seconds.filter((second) => second !== first).map((second) => first + second))
  const known = pairs.filter((pair) => pair !== '永康')
  return known.map((_, index) => known[(index * 389) % known.length] ?? '')
}
