import { cartLine, noPromotions, type LineWish } from '#support/cart-line.ts'
import { decideOrder } from '#rules/checkout/checkout.ts'
import type { OrderedLine, OrderFacts, OrderRefusal } from '#rules/checkout/order-facts.ts'
import type { DiscountCode } from '#rules/promotions/discount.ts'
import { defaultTerms } from '#rules/terms.ts'

// An order that may be placed as it is, and what is changed about it in tests of its rules.

const noBundle = { name: '玫瑰凝膠', optional_bundles: [], optional_bundles_max_quantity: 0, split_stocks: [] as unknown[], max_qty: 5 }
export const ordered = (id: number, wish: LineWish = {}, more: Partial<typeof noBundle> = {}): OrderedLine => {
  const line = cartLine(id, wish)
  return { ...line, product: { ...line.product, ...noBundle, ...more } }
}
export const plenty = new Map(Array.from({ length: 20 }, (_, id) => [id, 100]))
export const mei = { name: '林小梅', phone: '0912345678', county: '臺北市', district: '大安區', address: '和平東路 1 號' }
const ann = {
  name: 'Ann Lin',
  phone: '+1650',
  country: 'US',
  state_province_county: 'CA',
  city_or_town: 'San Jose',
  address_one: '12 Main St',
  postal_code: '95112',
}
export const store = { store_id: '131386', store_name: 'Main' }
export const welcome: DiscountCode = {
  kind: 'amount',
  value: 100,
  minimum_amount: 0,
  starts_at: new Date('2026-01-01'),
  ends_at: null,
  total_limit: null,
  per_user_limit: null,
  owner_user_id: null,
  active: true,
}

export const facts: OrderFacts = {
  now: new Date('2026-05-01T12:00:00+08:00'),
  member: { id: 7, vip: 0, email: 'mei@example.com', points: 100, lostFirstPrice: false },
  cart_item_ids: [1],
  lines: [ordered(1)],
  promotions: noPromotions,
  freeStock: plenty,
  counted: null,
  discount: null,
  shipping_method: 'black_cat',
  received_time: 'before_noon',
  sender: { name: 'Lin', phone: '+886912345678' },
  recipient: { contact: mei, foreign_contact: null, store: null },
  paymentMethod: 'credit_cards',
  instalment: null,
  card_info: { prime: 'prime-token' },
  invoice: { carrier_type: 'member_carrier', carrier: 'lin@example.com' },
  isBarcodeKnown: null,
  isSavedCardUsable: null,
  remark: ' ring twice ',
  totalTheShopperSaw: null,
  terms: defaultTerms,
  districts: [
    { zip_code: '106', county: '臺北市', district: '大安區' },
    { zip_code: '880', county: '澎湖縣', district: '馬公市' },
  ],
  judgePhone: () => 'valid',
}
export const withLines = (...lines: OrderedLine[]): Partial<OrderFacts> => ({ lines, cart_item_ids: lines.map((line) => line.id) })
export const decide = (change: Partial<OrderFacts> = {}) => decideOrder({ ...facts, ...change })
export const decided = (change: Partial<OrderFacts> = {}) => {
  const decision = decide(change)
  if (!decision.ok) throw new Error(JSON.stringify(decision.refusal))
  return decision.value
}
export const refusal = (change: Partial<OrderFacts>): OrderRefusal | null => {
  const decision = decide(change)
  return decision.ok ? null : decision.refusal
}

export const frozen: LineWish = { product: { temperature: 'freezing' } }
export const preorder: LineWish = { item_type: 'exclusive', product: { exclusive: true } }
export const abroad: Partial<OrderFacts> = { shipping_method: 'ups', recipient: { contact: null, foreign_contact: ann, store: null } }
export const pickup: Partial<OrderFacts> = { shipping_method: 'seven', recipient: { contact: mei, foreign_contact: null, store } }
