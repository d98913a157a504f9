import { expect, test } from 'vitest'
import type { LineWish } from '#support/cart-line.ts'
import { drawCheckout, radiosIn } from '#support/draw-checkout.tsx'
import { ShippingStep } from './shipping-step.tsx'

/** Step 1 for these goods: what is written beside each way, and whether it can be chosen. */
const waysFor = (...goods: LineWish[]) => {
  const ways = radiosIn(drawCheckout({ goods, language: 'en' }, ({ checkout }) => <ShippingStep checkout={checkout} />))
  return Object.fromEntries(ways.map(({ value, isOpen, notes }) => [value, { isOpen, hints: notes.filter((note) => hints.has(note)) }]))
}

const oversea = 'The fee depends on the country; customs duties are paid by the recipient'
const preorderHint = 'Your cart has pre-order goods, which go by home delivery only'
const overseaDisable = 'Your cart has chilled goods or goods that cannot be sent overseas'
const sevenDisable = 'Pickup is unavailable over NT$20,000 or for chilled goods'
const catDisabled = 'Chilled and frozen goods cannot be delivered to the outlying islands'
const homeOnly = 'Your cart has goods for home delivery only'
const hints = new Set([oversea, preorderHint, overseaDisable, sevenDisable, catDisabled, homeOnly])

const open = (...said: string[]) => ({ isOpen: true, hints: said })
const closed = (...said: string[]) => ({ isOpen: false, hints: said })

const chilled: LineWish = { product: { temperature: 'refrigeration' } }
const frozen: LineWish = { product: { temperature: 'freezing' } }
const preorder: LineWish = { item_type: 'exclusive', product: { exclusive: true } }

test('CK1-03 D-47 plain goods go everywhere, and only what is to know of abroad is said', () => {
  expect(waysFor({})).toEqual({ black_cat: open(), seven: open(), ups: open(oversea) })
})

test.each([
  [19_999, open()],
  [20_000, open()],
  [20_001, closed(sevenDisable)],
])('CK1-09 CK1-03 D-47 goods for %d, at a store', (price, seven) => {
  expect(waysFor({ product: { price } })).toEqual({ black_cat: open(), seven, ups: open(oversea) })
})

test('CK1-09 lines count together, redeemed ones do not', () => {
  const dear: LineWish = { product: { price: 10_001 } }
  expect(waysFor(dear, dear)['seven']).toEqual(closed(sevenDisable))
  expect(waysFor(dear, { ...dear, redeem_with_points: true, product: { price: 10_001, shopping_point_price: 5 } })['seven']).toEqual(open())
})

test('CK1-10 CK1-03 D-47 one line under embargo closes the way abroad, and no other', () => {
  expect(waysFor({}, { product: { embargo: true } })).toEqual({
    black_cat: open(),
    seven: open(),
    ups: closed(overseaDisable, oversea),
  })
})

test('CK1-09 CK1-10 CK1-03 D-47 a preorder goes home, and says so beside both other ways', () => {
  expect(waysFor(preorder)).toEqual({ black_cat: open(), seven: closed(preorderHint), ups: closed(preorderHint, oversea) })
})

test('CK1-11 CK1-03 D-47 what the home courier alone carries goes home', () => {
  expect(waysFor({ product: { tcat_only: true } })).toEqual({ black_cat: open(), seven: closed(homeOnly), ups: closed(homeOnly, oversea) })
})

test.each([
  ['refrigeration', chilled],
  ['freezing', frozen],
] as const)('D-25 D-86 CK1-09 D-47 %s goods have a home delivery of their own, and nothing else', (method, goods) => {
  expect(waysFor(goods)).toEqual({ [method]: open(catDisabled), seven: closed(sevenDisable), ups: closed(overseaDisable, oversea) })
})

test('CK1-03 D-47 several reasons are all said, each once', () => {
  const all = waysFor({ ...preorder, product: { exclusive: true, tcat_only: true, embargo: true, temperature: 'freezing', price: 20_001 } })
  expect(all).toEqual({
    freezing: open(catDisabled),
    seven: closed(sevenDisable, preorderHint, homeOnly),
    ups: closed(overseaDisable, preorderHint, homeOnly, oversea),
  })
})

test.each([
  [null, true],
  ['black_cat', false],
] as const)('CKO-16 CK1-04 with %s chosen the way on is open, and says what it waits for: %s', (shipping_method, waits) => {
  const html = drawCheckout({ goods: [{}], said: { shipping_method } }, ({ checkout }) => <ShippingStep checkout={checkout} />)
  expect(html).not.toMatch(/<button[^>]*type="submit"[^>]*disabled/)
  expect(html.includes('選擇配送方式後就能繼續')).toBe(waits)
  expect(/<button[^>]*aria-describedby="method-needed"/.test(html)).toBe(waits)
})
