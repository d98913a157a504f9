import { expect, test } from 'vitest'
import { cartLine, type LineWish } from '#support/cart-line.ts'
import { drawn, textOf } from '#support/draw-checkout.tsx'
import { quoteCart } from '#rules/cart/cart-quote.ts'
import { defaultTerms } from '#rules/terms.ts'
import { countGifts, countPieces } from './count-pieces.ts'
import { Settlement } from './settlement.tsx'

/** The panel beside the cart, with these lines selected. */
function panelFor(goods: LineWish[]): string {
  const lines = goods.map((wish, place) => cartLine(place + 1, wish))
  const facts = {
    temperature: lines[0]?.product.temperature ?? null,
    quote: quoteCart(lines, { terms: defaultTerms.delivery }),
    pieceCount: countPieces(lines),
    giftCount: countGifts(lines),
    earned: 0,
    balance: 0,
  }
  return textOf(drawn(<Settlement {...facts} discountField={null} action={null} />, 'en'))
}

test.each([
  ['normal', 999, 'NT$200, NT$1,199'],
  ['normal', 1000, 'Free, NT$1,000'],
  ['refrigeration', 2499, 'NT$200, NT$2,699'],
  ['refrigeration', 2500, 'Free, NT$2,500'],
  ['freezing', 2499, 'NT$200, NT$2,699'],
  ['freezing', 2500, 'Free, NT$2,500'],
] as const)('D-21 CON-04 %s goods for %d: delivery and total are %s', (temperature, price, said) => {
  const [, fee, total] = /Estimated delivery (\S+) .*Total (\S+)/.exec(panelFor([{ product: { temperature, price } }])) ?? []
  expect(`${fee}, ${total}`).toBe(said)
})

test('D-21 with nothing selected no fee is named', () => {
  expect(panelFor([])).not.toMatch(/delivery|NT\$/i)
})

test('CRT-48 pieces are counted without gifts, which are told apart', () => {
  const panel = panelFor([{ quantity: 2 }, { quantity: 1 }, { item_type: 'gifts', special_price: 0 }])
  expect(panel).toMatch(/Items \(3\) .*Gifts 1 item/)
  expect(panelFor([{ quantity: 2 }])).not.toMatch(/Gift/)
})
