import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cartLine } from '#support/cart-line.ts'
import { flagsOf } from './cart-flags.ts'
import { quoteCart } from './cart-quote.ts'
import { defaultTerms } from '#rules/terms.ts'

const terms = defaultTerms.delivery

test.each([
  ['nothing selected', [], { items_total: 0, delivery_estimate: 0, final_total: 0 }],
  ['below the free limit', [cartLine(1, { product: { price: 999 } })], { items_total: 999, delivery_estimate: 200, final_total: 1199 }],
  ['at the free limit', [cartLine(1, { product: { price: 1000 } })], { items_total: 1000, delivery_estimate: 0, final_total: 1000 }],
  ['frozen below its limit', [cartLine(1, { product: { price: 2499, temperature: 'freezing' } })], { delivery_estimate: 200 }],
  ['chilled at its limit', [cartLine(1, { product: { price: 2500, temperature: 'refrigeration' } })], { delivery_estimate: 0 }],
  [
    'points alone pay delivery',
    [cartLine(1, { redeem_with_points: true, product: { shopping_point_price: 50 } })],
    { items_total: 0, delivery_estimate: 200, points_cost: 50 },
  ],
])('CRT-38 SHP-01 SHP-02 D-21 %s', (_story, lines, quote) => {
  expect(quoteCart(lines, { terms })).toMatchObject(quote)
})

test('D-23 a code lowers what is paid and never makes delivery dearer', () => {
  expect(quoteCart([cartLine(1, { product: { price: 1000 } })], { terms, discount: 100 })).toEqual({
    items_total: 1000,
    discount_amount: 100,
    discounted_total: 900,
    delivery_estimate: 0,
    final_total: 900,
    points_cost: 0,
  })
})

test('D-27 no more is taken off than the goods cost, and every quote adds up', () => {
  const goods = fc.array(fc.record({ quantity: fc.integer({ min: 1, max: 99 }), price: fc.nat(5000) }), { maxLength: 10 })
  fc.assert(
    fc.property(goods, fc.nat(100_000), (list, discount) => {
      const quote = quoteCart(
        list.map(({ quantity, price }, id) => cartLine(id, { quantity, product: { price } })),
        { terms, discount },
      )
      expect(quote.discounted_total).toBeGreaterThanOrEqual(0)
      expect(quote.items_total - quote.discount_amount + quote.delivery_estimate).toBe(quote.final_total)
    }),
  )
})

test('CRT-37 D-86 flags look at the selected lines', () => {
  expect(Object.values(flagsOf([cartLine(1)])).some(Boolean)).toBe(false)
  const chilled = flagsOf([cartLine(1, { product: { temperature: 'refrigeration' } })])
  expect([chilled.isLowTemperature, chilled.isRefrigeration]).toEqual([true, true])
  const frozen = flagsOf([cartLine(1, { product: { temperature: 'freezing' } })])
  expect([frozen.isLowTemperature, frozen.isRefrigeration]).toEqual([true, false])
  expect(flagsOf([cartLine(1, { product: { tcat_only: true, embargo: true, cod: false } })])).toMatchObject({
    hasTCatOnly: true,
    hasOverseaBlocked: true,
    hasCodBlocked: true,
  })
})

test('CRT-37 one line is enough to raise a flag', () => {
  const preorder = cartLine(2, {
    item_type: 'exclusive',
    product: { exclusive: true, tcat_only: true, embargo: true, cod: false, temperature: 'refrigeration' },
  })
  const raised = Object.entries(flagsOf([cartLine(1), preorder])).flatMap(([flag, isRaised]) => (isRaised ? [flag] : []))
  expect(raised.toSorted()).toEqual([
    'hasCodBlocked',
    'hasExclusive',
    'hasOverseaBlocked',
    'hasPreorder',
    'hasTCatOnly',
    'isLowTemperature',
    'isRefrigeration',
  ])
  expect(flagsOf([cartLine(1), cartLine(2, { item_type: 'standalone' })]).hasStandalone).toBe(true)
})

test('D-12 hasExclusive looks at the line, hasPreorder at the product', () => {
  expect(flagsOf([cartLine(1, { item_type: 'standalone', product: { exclusive: true } })])).toMatchObject({
    hasExclusive: false,
    hasPreorder: true,
    hasStandalone: true,
  })
  expect(flagsOf([cartLine(1, { item_type: 'exclusive', product: { exclusive: true } })])).toMatchObject({
    hasExclusive: true,
    hasPreorder: true,
    hasStandalone: false,
  })
  expect(flagsOf([cartLine(1, { item_type: 'gifts_standalone' })])).toMatchObject({ hasStandalone: true })
})
