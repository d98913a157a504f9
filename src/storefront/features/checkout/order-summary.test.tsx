import { expect, test } from 'vitest'
import type { LineWish } from '#support/cart-line.ts'
import { amountsIn, drawCheckout, textOf, type Shopping } from '#support/draw-checkout.tsx'
import { OrderSummary } from './order-summary.tsx'

/** The summary beside the steps: its lines, then its amounts. */
function summaryOf(goods: LineWish[], shopping: Omit<Partial<Shopping>, 'goods'> = {}) {
  const html = drawCheckout({ goods, ...shopping }, ({ checkout: { totals, fee }, needs: { lines, discount } }) => (
    <OrderSummary lines={lines} totals={totals} discount={discount} fee={fee} />
  ))
  const lines = [...html.matchAll(/<li class="summary-line">(.*?)<\/li>/gs)].map(([, line]) => textOf(line))
  return { lines, amounts: amountsIn(html) }
}

const gel: LineWish = { quantity: 2 }
const mug: LineWish = { redeem_with_points: true, product: { shopping_point_price: 300 } }

test('CKO-10 the summary has the lines, what they cost, what a code takes off, both fees and what is to pay', () => {
  const said = { shipping_method: 'black_cat', payway: 'when_received' } as const
  expect(summaryOf([gel, mug], { said, discount: { code: 'WELCOME100', amount: 100 } })).toEqual({
    lines: ['Goods 1 × 2 NT$780', 'Goods 2 × 1 300 點'],
    amounts: [
      ['商品小計', 'NT$780'],
      ['折扣 WELCOME100', '-NT$100'],
      ['運費', 'NT$200'],
      ['貨到付款手續費', 'NT$30'],
      ['應付金額', 'NT$910'],
    ],
  })
})

test('CKO-14 a gift is called one, and what was picked into a bundle stands below it', () => {
  const gift: LineWish = { item_type: 'gifts', special_price: 0 }
  const bundle: LineWish = {
    optional_items: [
      { product_id: 8, quantity: 2 },
      { product_id: 9, quantity: 1 },
    ],
    product: {
      optional_bundles: [
        { product_id: 8, product_name: '玫瑰凝膠' },
        { product_id: 9, product_name: '百合凝膠' },
      ],
    } as NonNullable<LineWish['product']>,
  }
  expect(summaryOf([gift, bundle]).lines).toEqual(['Goods 1 × 1 贈品', 'Goods 2 × 1 玫瑰凝膠 × 2 百合凝膠 × 1 NT$390'])
})

test('GDS-44 goods that cannot be sent back as others can are told so in every step, the last one among them', () => {
  expect(summaryOf([{ ...gel, return_right: 'custom' }, gel]).lines).toEqual([
    'Goods 1 × 2 客製化商品，不適用七日鑑賞 NT$780',
    'Goods 2 × 2 NT$780',
  ])
})

test('CKO-10 CKO-11 what is not there is not listed, and a fee that nobody knows yet is called so', () => {
  expect(summaryOf([gel], { language: 'en' }).amounts).toEqual([
    ['Subtotal', 'NT$780'],
    ['Estimated delivery', 'NT$200'],
    ['Total', 'NT$980'],
  ])
  expect(summaryOf([gel], { language: 'en', said: { shipping_method: 'ups' } }).amounts[1]).toEqual(['Delivery', 'Depends on the country'])
})

test.each([
  ['refrigeration', 2499, 'NT$200'],
  ['refrigeration', 2500, '免運'],
  ['freezing', 2499, 'NT$200'],
  ['freezing', 2500, '免運'],
  ['normal', 999, 'NT$200'],
  ['normal', 1000, '免運'],
] as const)('SHP-02 D-22 CKO-10 %s goods for %d: delivery %s', (temperature, price, fee) => {
  const shipping_method = temperature === 'normal' ? 'black_cat' : temperature
  expect(summaryOf([{ product: { price, temperature } }], { said: { shipping_method } }).amounts[1]).toEqual(['運費', fee])
})
