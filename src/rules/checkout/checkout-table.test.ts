import { expect, test } from 'vitest'
import { cartLine, noPromotions } from '#support/cart-line.ts'
import { bodyOf, everyCase, everyMarking, expectedAnswer, prices, type TableAnswer, type TableCase } from '#support/order-table.ts'
import { decideOrder } from './checkout.ts'
import type { ItemType } from '#rules/cart/cart-line.ts'
import type { OrderFacts } from './order-facts.ts'
import { methodOfPayway } from '#rules/payments/payment-methods.ts'
import { defaultTerms } from '#rules/terms.ts'

/** The facts of a case: one line of one unit, everything else in order. */
function factsOf(each: TableCase): OrderFacts {
  const { marked, temperature, price } = each
  const { shipping_method, contact_attributes, foreign_contact_attributes, store_id, payway, instalment } = bodyOf(each)
  const exclusive = marked.has('exclusive')
  const alone: ItemType = exclusive ? 'exclusive' : 'normal'
  const item_type = marked.has('standalone') ? 'standalone' : alone
  const line = cartLine(1, {
    item_type,
    product: {
      price,
      temperature,
      exclusive,
      tcat_only: marked.has('tcatOnly'),
      embargo: marked.has('embargo'),
      cod: !marked.has('noCod'),
    },
  })
  return {
    now: new Date('2026-05-01T12:00:00+08:00'),
    member: { id: 7, vip: 0, email: 'hao@example.com', points: 0, lostFirstPrice: false },
    cart_item_ids: [1],
    lines: [
      {
        ...line,
        product: { ...line.product, name: '凝膠', optional_bundles: [], optional_bundles_max_quantity: 0, split_stocks: [], max_qty: 5 },
      },
    ],
    promotions: noPromotions,
    freeStock: new Map([[1, 10]]),
    counted: null,
    discount: null,
    shipping_method: shipping_method ?? null,
    received_time: null,
    sender: { name: '陳浩', phone: '+886922110334' },
    recipient: {
      contact: contact_attributes ?? null,
      foreign_contact: foreign_contact_attributes ?? null,
      store: store_id ? { store_id, store_name: '永康門市' } : null,
    },
    paymentMethod: payway ? methodOfPayway(payway) : null,
    instalment: instalment ?? null,
    card_info: { prime: 'prime-token' },
    invoice: { carrier_type: 'member_carrier', carrier: 'hao@example.com' },
    isBarcodeKnown: null,
    isSavedCardUsable: null,
    remark: '',
    totalTheShopperSaw: null,
    terms: defaultTerms,
    districts: [{ zip_code: '106', county: '臺北市', district: '大安區' }],
    judgePhone: () => 'valid',
  }
}

function answerOfRules(each: TableCase): TableAnswer {
  const decided = decideOrder(factsOf(each))
  if (!decided.ok) return { status: decided.refusal.code }
  const { delivery_fee, handling_fee, grand_total } = decided.value
  return { delivery_fee, handling_fee, grand_total }
}

const cases = everyCase({ markings: everyMarking, priced: prices })

test('SHP-09 CK3-20 every way, temperature, marking, payment method and amount is decided as the tables say', { timeout: 60_000 }, () => {
  expect(cases).toHaveLength(6 * 3 * 32 * 10 * 5)
  const wrong = cases.filter((each) => JSON.stringify(answerOfRules(each)) !== JSON.stringify(expectedAnswer(each)))
  expect(
    wrong.slice(0, 5).map((each) => ({ ...each, marked: [...each.marked], rules: answerOfRules(each), expected: expectedAnswer(each) })),
  ).toEqual([])
})

type Applies = (each: TableCase) => boolean

const toStore: Applies = ({ way }) => way.method === 'seven'
const abroad: Applies = ({ way }) => way.method === 'ups'
const isChilled: Applies = ({ temperature }) => temperature !== 'normal'
const inParts: Applies = ({ payway }) => payway.startsWith('instalment')
const onDelivery: Applies = ({ payway }) => payway === 'when_received'
const byWallet: Applies = ({ payway }) => payway.endsWith('_pay')

/** What no order is: each line is what a statement says, whatever else is true of the order. */
type Never = [says: string, applies: Applies]

/** How many such orders are asked for, and those of them that would stand. */
function soldSo(applies: Applies): { asked: number; sold: TableCase[] } {
  const asked = cases.filter(applies)
  return { asked: asked.length, sold: asked.filter((each) => !('status' in answerOfRules(each))) }
}

const atLeastOne = { asked: expect.toSatisfy((asked: number) => asked > 0), sold: [] }

test.each<Never>([
  ['CK1-09 above 20000 to a store', (each) => toStore(each) && each.price > 20_000],
  ['CK1-09 chilled to a store', (each) => toStore(each) && isChilled(each)],
  ['CK1-09 a preorder to a store', (each) => toStore(each) && each.marked.has('exclusive') && !each.marked.has('standalone')],
  ['CK1-10 an embargo abroad', (each) => abroad(each) && each.marked.has('embargo')],
  ['CK1-11 tcat_only other than to a door', (each) => (toStore(each) || abroad(each)) && each.marked.has('tcatOnly')],
])('CK1-09 CK1-10 CK1-11 no goods go so: %s', (_, applies) => {
  expect(soldSo(applies)).toEqual(atLeastOne)
})

test.each<Never>([
  [
    'CK3-12 a preorder or a special item on delivery or in parts',
    (each) => (onDelivery(each) || inParts(each)) && (each.marked.has('exclusive') || each.marked.has('standalone')),
  ],
  ['CK3-13 on delivery other than to a door', (each) => onDelivery(each) && each.way.method !== 'black_cat'],
  ['CK3-14 chilled goods on delivery', (each) => onDelivery(each) && isChilled(each)],
  ['CK3-15 on delivery what is blocked for it', (each) => onDelivery(each) && each.marked.has('noCod')],
])('CK3-12 CK3-13 CK3-14 CK3-15 nobody pays so: %s', (_, applies) => {
  expect(soldSo(applies)).toEqual(atLeastOne)
})

test.each<Never>([
  ['CK3-16 a preorder by wallet', (each) => byWallet(each) && each.marked.has('exclusive')],
  [
    'CK3-17 a transfer for a plain parcel, or for one to a store',
    (each) => each.payway === 'atm' && (toStore(each) || each.way.method === 'black_cat'),
  ],
])('CK3-16 CK3-17 nobody pays so: %s', (_, applies) => {
  expect(soldSo(applies)).toEqual(atLeastOne)
})
