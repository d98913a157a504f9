import { expect, test } from 'vitest'
import { cartLine, type LineWish } from '#support/cart-line.ts'
import { flagsOf } from '#rules/cart/cart-flags.ts'
import { findDistrict, isOutlying, placesFor, zipCodeOf, type District } from '#rules/recipients/places.ts'
import { preorderDays, preorderWindow } from '#rules/catalog/preorder.ts'
import { handlingFee } from '#rules/payments/payway.ts'
import { offerShipping, shippingRefusals, type ShippingHint } from './shipping-offers.ts'
import {
  carrierOf,
  deliveryFee,
  homeMethodOf,
  receivedTimesOf,
  regionOf,
  shippingMethods,
  type ShippingKind,
  type ShippingMethod,
} from './shipping.ts'
import { defaultTerms } from '#rules/terms.ts'

const offers = (wish: LineWish, items_total = 390) =>
  Object.fromEntries(offerShipping({ flags: flagsOf([cartLine(1, wish)]), items_total }).map((offer) => [offer.kind, offer]))
const chilled = { product: { temperature: 'refrigeration' } } as const
const frozen = { product: { temperature: 'freezing' } } as const
const preorder = { item_type: 'exclusive', product: { exclusive: true } } as const

test('CK1-01 a plain cart can go everywhere', () => {
  expect(offers({})).toEqual({
    black_cat: { kind: 'black_cat', method: 'black_cat', available: true, hints: [] },
    seven: { kind: 'seven', method: 'seven', available: true, hints: [] },
    ups: { kind: 'ups', method: 'ups', available: true, hints: ['condition.oversea'] },
  })
})

test('CK1-02 D-86 chilled and frozen goods go home by their own method', () => {
  expect(offers(chilled)['black_cat']).toMatchObject({ method: 'refrigeration', available: true, hints: ['catDisabled'] })
  expect(offers(frozen)['black_cat']).toMatchObject({ method: 'freezing', available: true })
  expect(homeMethodOf('normal')).toBe('black_cat')
})

test.each<{ id: string; wish: LineWish; total?: number; closes: ShippingKind; hints: ShippingHint[] }>([
  { id: 'CK1-03 CK1-09', wish: {}, total: 20_001, closes: 'seven', hints: ['sevenDisable'] },
  { id: 'CK1-09', wish: chilled, closes: 'seven', hints: ['sevenDisable'] },
  { id: 'CK1-09', wish: preorder, closes: 'seven', hints: ['hasExclusiveProduct'] },
  { id: 'CK1-09 CK1-11', wish: { product: { tcat_only: true } }, closes: 'seven', hints: ['tcatOnlyDelivery'] },
  {
    id: 'CK1-09',
    wish: { ...preorder, product: { tcat_only: true } },
    total: 30_000,
    closes: 'seven',
    hints: ['sevenDisable', 'hasExclusiveProduct', 'tcatOnlyDelivery'],
  },
  { id: 'CK1-10', wish: { product: { embargo: true } }, closes: 'ups', hints: ['overseaDisable', 'condition.oversea'] },
  { id: 'CK1-10', wish: preorder, closes: 'ups', hints: ['hasExclusiveProduct', 'condition.oversea'] },
  { id: 'D-25', wish: frozen, closes: 'ups', hints: ['overseaDisable', 'condition.oversea'] },
  { id: 'CK1-11', wish: { product: { tcat_only: true } }, closes: 'ups', hints: ['tcatOnlyDelivery', 'condition.oversea'] },
])('$id CK1-03 D-47 $wish closes $closes: $hints', ({ wish, total, closes, hints }) => {
  expect(offers(wish, total)[closes]).toMatchObject({ available: false, hints })
})

test('CK1-09 exactly 20000 can still be picked up', () => {
  expect(offers({}, 20_000)['seven']?.available).toBe(true)
})

test.each<{ wish: LineWish; method: ShippingMethod; refusals: string[] }>([
  { wish: {}, method: 'seven', refusals: [] },
  { wish: { product: { embargo: true } }, method: 'ups', refusals: ['embargo_error'] },
  { wish: { product: { embargo: true } }, method: 'black_cat', refusals: [] },
  { wish: { product: { tcat_only: true } }, method: 'seven', refusals: ['tcat_only_error'] },
  { wish: preorder, method: 'ups', refusals: ['mix_exclusive_error'] },
  { wish: frozen, method: 'refrigeration', refusals: ['incompatible_temperature_shipping_error'] },
  { wish: frozen, method: 'freezing', refusals: [] },
  { wish: frozen, method: 'seven', refusals: ['incompatible_temperature_shipping_error'] },
  { wish: {}, method: 'freezing', refusals: ['incompatible_temperature_shipping_error'] },
])('SHP-09 D-25 the server answers $wish by $method with $refusals', ({ wish, method, refusals }) => {
  const line = cartLine(1, wish)
  expect(shippingRefusals(method, { flags: flagsOf([line]), temperature: line.product.temperature })).toEqual(refusals)
})

const terms = defaultTerms.delivery

test.each<[ShippingMethod, number, number]>([
  ['black_cat', 999, 200],
  ['black_cat', 1000, 0],
  ['seven', 999, 200],
  ['seven', 1000, 0],
  ['black_cat', 0, 200],
  ['refrigeration', 2499, 200],
  ['refrigeration', 2500, 0],
  ['freezing', 1000, 200],
  ['freezing', 2500, 0],
])('SHP-01 SHP-02 D-22 delivery by %s of goods for %d costs %d', (method, items_total, fee) => {
  expect(deliveryFee({ method, items_total, country: null, terms })).toBe(fee)
})

test.each([
  ['US', 3500],
  ['SG', 3500],
  ['AU', 3500],
  ['HK', 400],
  ['MO', 400],
  ['MY', 0],
  [null, 0],
])('SHP-04 D-24 delivery to %s costs %d, whatever is bought', (country, fee) => {
  expect(deliveryFee({ method: 'ups', items_total: 50_000, country, terms })).toBe(fee)
})

test('SHP-03 only cash on delivery has a fee', () => {
  expect(handlingFee('when_received', terms)).toBe(30)
  expect(handlingFee('atm', terms)).toBe(0)
})

test('D-87 SHP-14 region and carrier follow the method', () => {
  expect(shippingMethods.map(regionOf)).toEqual(['domestic', 'domestic', 'domestic', 'domestic', 'foreign'])
  expect(shippingMethods.map(carrierOf)).toEqual(['tcat', 'tcat', 'tcat', 'seven', 'ups'])
})

test('SHP-12 D-48 RCP-15 four windows, for home delivery only', () => {
  expect(receivedTimesOf('freezing')).toEqual(['unspecified', 'before_noon', 'afternoon_2_to_6', 'evening_5_to_8'])
  expect(receivedTimesOf('seven')).toEqual([])
})

const places: District[] = [
  { zip_code: '106', county: '臺北市', district: '大安區', county_en: 'Taipei City', district_en: "Da'an" },
  { zip_code: '880', county: '澎湖縣', district: '馬公市' },
  { zip_code: '951', county: '臺東縣', district: '綠島鄉' },
]

test.each(['209', '212', '880', '885', '890', '896', '929', '951', '952'])('SHP-06 no chilled delivery to %s', (zip) => {
  expect(isOutlying(zip)).toBe(true)
})

test('SHP-07 low temperature hides the outlying islands', () => {
  expect(placesFor(places, 'freezing').map((place) => place.zip_code)).toEqual(['106'])
  expect(placesFor(places, 'normal')).toHaveLength(3)
  expect(['100', '106', '290', '950', '928'].some(isOutlying)).toBe(false)
})

test('RCP-14 the zip code follows from the district, in either language', () => {
  expect(zipCodeOf(places, { county: '臺北市', district: '大安區' })).toBe('106')
  expect(zipCodeOf(places, { county: 'Taipei City', district: "Da'an" })).toBe('106')
  expect(findDistrict(places, { county: '臺北市', district: '馬公市' })).toBeNull()
})

test('SHP-13 D-75 preorder goods are sent in 7 to 21 days, 14 to 35 in a special period', () => {
  const newYear = { ...defaultTerms.preorder, special_periods: [{ from: '2026-02-10', to: '2026-02-20' }] }
  expect(preorderDays('2026-05-01', newYear)).toEqual({ least: 7, most: 21 })
  expect(preorderDays('2026-02-20', newYear)).toEqual({ least: 14, most: 35 })
  expect(preorderWindow('2026-05-01', newYear)).toEqual({ from: '2026-05-08', to: '2026-05-22' })
  expect(preorderWindow('2026-02-20', newYear)).toEqual({ from: '2026-03-06', to: '2026-03-27' })
  expect(preorderWindow('2026-05-01', newYear, '2026-05-08'), 'goods that arrive before they are sent anyway').toEqual({
    from: '2026-05-08',
    to: '2026-05-22',
  })
  expect(preorderWindow('2026-05-01', newYear, '2026-06-01'), 'what has not come is not sent').toEqual({
    from: '2026-06-01',
    to: '2026-06-15',
  })
})
