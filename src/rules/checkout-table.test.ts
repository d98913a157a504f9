import { expect, test } from 'vitest'
import { cartLine, noPromotions } from '#support/cart-line.ts'
import { bodyOf, everyCase, everyMarking, expectedAnswer, prices, type TableAnswer, type TableCase } from '#support/order-table.ts'
import { decideOrder } from './checkout.ts'
import type { ItemType } from './cart-line.ts'
import type { OrderFacts } from './order-facts.ts'
import { paywayOfWire } from './payway.ts'
import { defaultTerms } from './terms.ts'

/** The facts of a case: one line of one unit, everything else in order. */
function factsOf(each: TableCase): OrderFacts {
  const { marked, temperature, price } = each
  const { shipping_method, contact_attributes, foreign_contact_attributes, store_id, payway, instalment } = bodyOf(each)
  const exclusive = marked.has('exclusive')
  const alone: ItemType = exclusive ? 'exclusive' : 'normal'
  const item_type = marked.has('standalone') ? 'standalone' : alone
  const line = cartLine(1, { item_type, product: { price, temperature, exclusive, tcat_only: marked.has('tcatOnly'), embargo: marked.has('embargo'), cod: !marked.has('noCod') } })
  return {
    now: new Date('2026-05-01T12:00:00+08:00'),
    member: { id: 7, vip: 0, email: 'hao@example.com', points: 0, lostFirstPrice: false },
    cart_item_ids: [1],
    lines: [{ ...line, product: { ...line.product, optional_bundles: [], optional_bundles_max_quantity: 0, split_stocks: [], max_qty: 5 } }],
    promotions: noPromotions,
    freeStock: new Map([[1, 10]]),
    counted: null,
    discount: null,
    shipping_method: shipping_method ?? null,
    received_time: null,
    sender: { name: '陳浩', phone: '+886922110334' },
    recipient: { contact: contact_attributes ?? null, foreign_contact: foreign_contact_attributes ?? null, store: store_id ? { store_id, store_name: '永康門市' } : null },
    payway: payway ? paywayOfWire(payway) : null,
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

test('SHP-09 CK3-20 CK1-09 CK1-10 CK1-11 CK3-12 CK3-13 CK3-14 CK3-15 CK3-16 CK3-17 every way, temperature, marking, payway and amount is decided as the tables say', { timeout: 60_000 }, () => {
  const cases = everyCase({ markings: everyMarking, priced: prices })
  expect(cases).toHaveLength(6 * 3 * 32 * 10 * 5)
  const wrong = cases.filter((each) => JSON.stringify(answerOfRules(each)) !== JSON.stringify(expectedAnswer(each)))
  expect(wrong.slice(0, 5).map((each) => ({ ...each, marked: [...each.marked], rules: answerOfRules(each), expected: expectedAnswer(each) }))).toEqual([])
})
