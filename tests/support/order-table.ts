import type { PlaceOrderBody } from '#contract/shop/api/place-order.ts'
import type { ShippingMethod } from '#rules/shipping/shipping.ts'
import type { Temperature } from '#rules/temperature.ts'

// Every combination of what decides about the way of an order and about its payment, with what the specification says of
// it. Written from its tables and not from the rules, so that both the rules and the running shop can be held against it.

export const ways = [
  { method: 'black_cat', country: null },
  { method: 'refrigeration', country: null },
  { method: 'freezing', country: null },
  { method: 'seven', country: null },
  { method: 'ups', country: 'US' },
  { method: 'ups', country: 'HK' },
] as const satisfies readonly { method: ShippingMethod; country: string | null }[]

export const temperatures = ['normal', 'refrigeration', 'freezing'] as const satisfies readonly Temperature[]

/** What a product can be marked with; a cart of one line bears the marks of its product. */
export const marks = ['exclusive', 'standalone', 'tcatOnly', 'embargo', 'noCod'] as const
export type Mark = (typeof marks)[number]

/** Payways as they travel, instalments with their number. */
export const payways = [
  'credit_cards',
  'instalment 3',
  'instalment 6',
  'instalment 12',
  'line_pay',
  'jko_pay',
  'apple_pay',
  'google_pay',
  'atm',
  'when_received',
] as const
export type TablePayway = (typeof payways)[number]

/** Goods from every threshold on: free delivery 1000 and 2500, six parts 6000, above the store's limit 20000. */
export const prices = [390, 1000, 2500, 6000, 20_001] as const

export type TableCase = {
  way: (typeof ways)[number]
  temperature: Temperature
  marked: ReadonlySet<Mark>
  payway: TablePayway
  price: number
}

/** The answer of the shop: a status, or the amounts of the order that stands. */
export type TableAnswer = { status: string } | { delivery_fee: number; handling_fee: number; grand_total: number }

export function everyCase({ markings, priced }: { markings: readonly (readonly Mark[])[]; priced: readonly number[] }): TableCase[] {
  return ways.flatMap((way) =>
    temperatures.flatMap((temperature) =>
      markings.flatMap((marked) =>
        payways.flatMap((payway) => priced.map((price) => ({ way, temperature, marked: new Set(marked), payway, price }))),
      ),
    ),
  )
}

export const everyMarking: readonly (readonly Mark[])[] = Array.from({ length: 2 ** marks.length }, (_, bits) =>
  marks.filter((_mark, place) => (bits >> place) % 2 === 1),
)

/**
 * Those in which two reasons meet: every two markings on goods at the usual price, every price of goods without a mark, and
 * each mark on the dearest. Whatever refuses stands alone in one of them, and beside every other reason in another.
 */
export function casesOfTwoReasons(): TableCase[] {
  const marked = (most: number, least = 0) => everyMarking.filter(({ length }) => length >= least && length <= most)
  return [
    ...everyCase({ markings: marked(2), priced: prices.slice(0, 1) }),
    ...everyCase({ markings: marked(0), priced: prices.slice(1) }),
    ...everyCase({ markings: marked(1, 1), priced: prices.slice(-1) }),
  ]
}

/** What must be answered, in the order of the contract's list of errors. */
export function expectedAnswer(each: TableCase): TableAnswer {
  const refused = refusalsInOrder.find(([, applies]) => applies(each))
  return refused ? { status: refused[0] } : amounts(each)
}

const atHome = ({ way: { method } }: TableCase) => method === 'black_cat' || method === 'refrigeration' || method === 'freezing'
const isParts = ({ payway }: TableCase) => payway.startsWith('instalment')
const isWallet = ({ payway }: TableCase) => payway.endsWith('_pay')
/** A product that is sold on its own is a standalone line, also when it is a preorder. */
const isExclusiveLine = ({ marked }: TableCase) => marked.has('exclusive') && !marked.has('standalone')

const refusalsInOrder: readonly (readonly [string, (each: TableCase) => boolean])[] = [
  ['mix_exclusive_error', (each) => isExclusiveLine(each) && !atHome(each)],
  ['mix_exclusive_error', (each) => (isWallet(each) || isParts(each)) && each.marked.has('exclusive')],
  ['mix_exclusive_error', (each) => isParts(each) && each.marked.has('standalone')],
  ['embargo_error', ({ way, marked }) => marked.has('embargo') && way.method === 'ups'],
  ['tcat_only_error', (each) => each.marked.has('tcatOnly') && !atHome(each)],
  [
    'incompatible_temperature_shipping_error',
    ({ way: { method }, temperature }) => (method === 'refrigeration' || method === 'freezing' ? method : 'normal') !== temperature,
  ],
  [
    'nocod_error',
    ({ payway, way, temperature, marked }) =>
      payway === 'when_received' &&
      (way.method !== 'black_cat' ||
        temperature !== 'normal' ||
        marked.has('exclusive') ||
        marked.has('standalone') ||
        marked.has('noCod')),
  ],
  ['atm_error', ({ payway, way }) => payway === 'atm' && (way.method === 'black_cat' || way.method === 'seven')],
  ['order_failed', ({ way, price }) => way.method === 'seven' && price > 20_000],
  [
    'order_failed',
    (each) =>
      isParts(each) &&
      grandTotal(each) < { 'instalment 3': 0, 'instalment 6': 6000, 'instalment 12': 12_000 }[each.payway as 'instalment 3'],
  ],
]

function amounts(each: TableCase) {
  return { delivery_fee: delivery(each), handling_fee: each.payway === 'when_received' ? 30 : 0, grand_total: grandTotal(each) }
}

function grandTotal(each: TableCase): number {
  return each.price + delivery(each) + (each.payway === 'when_received' ? 30 : 0)
}

function delivery({ way: { country }, temperature, price }: TableCase): number {
  if (country !== null) return country === 'US' ? 3500 : 400
  return price >= (temperature === 'normal' ? 1000 : 2500) ? 0 : 200
}

const atHomeOf = { name: '陳浩', phone: '0922110334', county: '臺北市', district: '大安區', address: '和平東路一段 10 號' }
const abroad = {
  name: 'Hao Chen',
  phone: '+14155552671',
  state_province_county: 'CA',
  city_or_town: 'San Jose',
  address_one: '12 Main Street',
  postal_code: '95112',
}

/** How such an order is asked for. */
export function bodyOf({
  way: { method, country },
  payway,
}: TableCase): Pick<
  PlaceOrderBody,
  'shipping_method' | 'contact_attributes' | 'foreign_contact_attributes' | 'store_id' | 'payway' | 'instalment'
> {
  const [word, parts] = payway.split(' ')
  const where =
    country === null
      ? { contact_attributes: method === 'seven' ? { name: '陳浩', phone: '0922110334' } : atHomeOf }
      : { foreign_contact_attributes: { ...abroad, country, ...(country === 'HK' && { state_province_county: 'Kowloon' }) } }
  const store = method === 'seven' ? { store_id: '131386' } : {}
  return {
    shipping_method: method,
    ...where,
    ...store,
    payway: word as NonNullable<PlaceOrderBody['payway']>,
    ...(parts && { instalment: Number(parts) as 3 | 6 | 12 }),
  }
}
