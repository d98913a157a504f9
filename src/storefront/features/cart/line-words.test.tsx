import { expect, test } from 'vitest'
import type { CartItem, ItemType } from '#contract/shop/api/cart.ts'
import { cartLine, type LineWish } from '#support/cart-line.ts'
import { drawn, textOf } from '#support/draw-checkout.tsx'
import { CartLine } from './cart-line.tsx'
import { LinePrice } from './line-price.tsx'
import { LineTags } from './line-tags.tsx'

const line = (wish: LineWish) => cartLine(1, wish) as CartItem
const priceOf = (wish: LineWish) => textOf(drawn(<LinePrice line={line(wish)} />))
const tagsOf = (wish: LineWish) =>
  [
    ...(drawn(<LineTags line={line(wish)} />) + drawn(<LinePrice line={line(wish)} />)).matchAll(
      /<span class="tag[^"]*"[^>]*>(.*?)<\/span>/gs,
    ),
  ].map(([, tag]) => textOf(tag))

const mug: LineWish = { quantity: 2, product: { price: 390, shopping_point_price: 300 } }

test.each([
  ['for points, because its buyer says so', { ...mug, redeem_with_points: true }, '600 點'],
  ['for points, because nothing else can pay it', { ...mug, product: { price: 0, shopping_point_price: 1200 } }, '2,400 點'],
  ['for money, though points could pay it', mug, 'NT$780 單價 NT$390'],
  [
    'for money, since points pay no add-on',
    { ...mug, redeem_with_points: true, item_type: 'add_on', special_price: 99 },
    'NT$198 單價 NT$99 原價 NT$390',
  ],
  ['for nothing', { ...mug, item_type: 'gifts', special_price: 0, quantity: 1 }, '贈品'],
] as const)('CRT-25 a line %s: %j, %s', (_, wish, words) => {
  expect(priceOf(wish)).toBe(words)
})

test.each<[ItemType, string[]]>([
  ['normal', []],
  ['first_purchase', ['首購價']],
  ['first_standalone', ['首購價', '單獨結帳']],
  ['standalone', ['單獨結帳']],
  ['exclusive', []],
  ['add_on', ['加購']],
  ['gifts', ['贈品']],
  ['gifts_standalone', ['單獨結帳', '贈品']],
  ['vvip_gift', ['VVIP 禮']],
  ['vvip_gift_standalone', ['單獨結帳', 'VVIP 禮']],
  ['birthday_gift', ['生日禮']],
  ['birthday_gift_standalone', ['單獨結帳', '生日禮']],
])('D-11 PRM-10 PRM-11 a line of the kind %s bears %j', (item_type, tags) => {
  expect(tagsOf({ item_type })).toEqual(tags)
})

test.each([
  ['one at its price says no more', { product: { price: 390 } }, 'NT$390'],
  ['several say what one costs', { quantity: 3, product: { price: 390 } }, 'NT$1,170 單價 NT$390'],
  ['a first order names the price that others pay', { special_price: 299, product: { price: 390 } }, 'NT$299 原價 NT$390'],
] as const)('CRT-53 of a line %s', (_, wish, words) => {
  expect(priceOf(wish)).toBe(words)
})

test('D-11 what the goods are is told beside it', () => {
  expect(tagsOf({ product: { members_only: true, exclusive: true } })).toEqual(['VIP', '預購'])
  expect(tagsOf({ redeem_with_points: true, product: { shopping_point_price: 3 } })).toEqual(['點數兌換'])
})

const nothing = () => undefined
const acts = { onToggle: nothing, onQuantity: nothing, onBeyond: nothing, onRedeem: nothing, onRemove: nothing, onEditPicks: nothing }

function picked(short: CartItem['picks_short']): string {
  const { product, ...plain } = line({ optional_items: [{ product_id: 7, quantity: 2 }] })
  const entry = { product_id: 7, product_name: '玫瑰凝膠', name: '玫瑰', required: false, max_amount: 2, quantity: 0 }
  const whole = { ...product, name: '三入組', slug: 'trio', preview: '/media/products/a.0123456789ab.webp' }
  const bundle = { ...whole, optional_bundles: [entry], optional_bundles_max_quantity: 2 }
  const drawnLine = { ...plain, product: bundle, ...(short && { picks_short: short }) } as unknown as CartItem
  return textOf(
    drawn(
      <CartLine line={drawnLine} quantity={1} selected={false} reason={null} redeeming={false} pointsLeft={0} changes={[]} {...acts} />,
    ),
  )
}

test('BND-14 GDS-25 a line says which of its picks cannot be had in that number any more, and leads to picking anew', () => {
  expect(picked(undefined)).not.toContain('重新挑選')
  expect(picked([{ product_id: 7, left: 1 }])).toContain('「玫瑰凝膠」最多還能選 1 件，請重新挑選。')
  expect(picked([{ product_id: 7, left: 0 }])).toContain('「玫瑰凝膠」現在選不到了，請重新挑選。')
})
