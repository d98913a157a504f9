import { expect, test } from 'vitest'
import { addOnFrom500, cartLine, noPromotions } from '#support/cart-line.ts'
import type { CartLine } from './cart-line.ts'
import {
  companionReason,
  disabledReasons,
  isGroupSelected,
  nothingSelected,
  selectGroup,
  settleSelection,
  toggleLine,
  type Cart,
  type Selection,
} from './cart-selection.ts'

const now = new Date('2026-05-01T12:00:00+08:00')
const [mug, gel, preorder, kit, brush, gift, soup, loneGift, preorderTwo] = [1, 2, 3, 4, 5, 6, 7, 8, 9]
const lines: CartLine[] = [
  cartLine(mug, { product: { price: 300 } }),
  cartLine(gel, { product: { price: 250 } }),
  cartLine(preorder, { item_type: 'exclusive', product: { exclusive: true } }),
  cartLine(kit, { item_type: 'standalone' }),
  cartLine(brush, { item_type: 'add_on', special_price: 99 }),
  cartLine(gift, { item_type: 'gifts', special_price: 0 }),
  cartLine(soup, { product: { temperature: 'freezing' } }),
  cartLine(loneGift, { item_type: 'vvip_gift_standalone', special_price: 0 }),
  cartLine(preorderTwo, { item_type: 'exclusive', product: { exclusive: true } }),
]
const cart: Cart = { lines, promotions: addOnFrom500(brush), now, vip: 0 }

const codes = (selected: Selection, inCart = cart) =>
  Object.fromEntries([...disabledReasons(inCart, selected)].map(([id, reason]) => [id, reason?.code ?? null]))
const select = (...ids: number[]) => {
  let selected = nothingSelected
  for (const lineId of ids) selected = toggleLine(cart, { selected, lineId })
  return selected
}

test('CRT-09 CRT-10 CRT-15 D-19 with nothing selected all but add-ons and gifts can be selected', () => {
  expect(codes(nothingSelected)).toEqual({
    [mug]: null,
    [gel]: null,
    [preorder]: null,
    [kit]: null,
    [brush]: 'minimum_not_reached',
    [gift]: 'regular_line_needed',
    [soup]: null,
    [loneGift]: null,
    [preorderTwo]: null,
  })
})

test('CRT-11 lines of another temperature wait', () => {
  expect(disabledReasons(cart, select(mug)).get(soup)).toEqual({ code: 'other_temperature', temperature: 'normal' })
  expect(codes(select(soup))).toMatchObject({ [mug]: 'other_temperature', [preorder]: 'other_temperature', [brush]: 'other_temperature' })
})

test('CRT-12 selecting a standalone line disables all others', () => {
  const { [kit]: own, [soup]: frozen, ...others } = codes(select(kit))
  expect(own).toBeNull()
  expect(frozen).toBe('other_temperature')
  expect(new Set(Object.values(others))).toEqual(new Set(['standalone_selected']))
})

test('CRT-13 selecting an exclusive line disables standalone, regular and add-on lines', () => {
  expect(codes(select(preorder))).toMatchObject({
    [mug]: 'exclusive_selected',
    [kit]: 'exclusive_selected',
    [brush]: 'exclusive_selected',
    [gift]: 'exclusive_selected',
    [loneGift]: 'exclusive_selected',
  })
})

test('D-12 several exclusive lines go together', () => {
  expect(select(preorder, preorderTwo)).toEqual([preorder, preorderTwo])
})

test('CRT-14 D-19 with a regular line selected, standalone and exclusive lines are disabled', () => {
  expect(codes(select(mug))).toMatchObject({
    [gel]: null,
    [preorder]: 'regular_selected',
    [kit]: 'regular_selected',
    [loneGift]: 'regular_selected',
    [gift]: null,
  })
})

test('D-15 a gift that is sold on its own is ordered alone', () => {
  expect(select(loneGift)).toEqual([loneGift])
  expect(codes(select(loneGift))[mug]).toBe('standalone_selected')
})

test('CRT-16 PRM-07 an add-on opens when the regular lines reach its minimum, and says what is missing', () => {
  expect(disabledReasons(cart, select(mug)).get(brush)).toEqual({ code: 'minimum_not_reached', missing: 200 })
  expect(select(mug, gel, brush)).toEqual([mug, gel, brush])
})

test('CRT-17 below the minimum the add-on is unselected and disabled; gifts go with the last regular line', () => {
  const all = select(mug, gel, brush, gift)
  const less = toggleLine(cart, { selected: all, lineId: gel })
  expect(less).toEqual([mug, gift])
  expect(toggleLine(cart, { selected: less, lineId: mug })).toEqual([])
})

test('CRT-17 a lower quantity can cost the add-on too', () => {
  const two = { ...cart, lines: lines.map((line) => (line.id === mug ? { ...line, quantity: 2 } : line)) }
  const selected = toggleLine(two, { selected: toggleLine(two, { selected: [], lineId: mug }), lineId: brush })
  expect(selected).toEqual([mug, brush])
  expect(settleSelection(cart, selected)).toEqual([mug])
})

test('D-16 redeemed lines open no add-ons, and an offer that is over opens nothing', () => {
  const redeemed = {
    ...cart,
    lines: lines.map((line) => ({ ...line, redeem_with_points: true, product: { ...line.product, shopping_point_price: 10 } })),
  }
  expect(codes([mug, gel], redeemed)[brush]).toBe('minimum_not_reached')
  expect(codes([mug, gel], { ...cart, promotions: addOnFrom500(999) })[brush]).toBe('promotion_over')
})

test.each<[string, Partial<CartLine>, string]>([
  ['CRT-41', { product: { ...cartLine(mug).product, stock: 0 } }, 'sold_out'],
  ['CRT-41', { product: { ...cartLine(mug).product, available: false } }, 'sold_out'],
  ['CRT-18', { remove: true }, 'removed'],
  ['CRT-28', { expiration_datetime: '2026-05-01T12:00:00+08:00' }, 'expired'],
  ['CRT-33', { product: { ...cartLine(mug).product, members_only: true } }, 'vip_only'],
])('%s a line that is %j says %s', (_id, change, code) => {
  const changed = { ...cart, lines: [{ ...cartLine(mug), ...change }] }
  expect(codes(nothingSelected, changed)[mug]).toBe(code)
  expect(settleSelection(changed, [mug])).toEqual([])
})

test('the whole group is selected with one click: regular lines, then what comes with them', () => {
  const all = selectGroup(cart, { selected: [], temperature: 'normal' })
  expect(all).toEqual([mug, gel, brush, gift])
  expect(isGroupSelected(cart, { selected: all, temperature: 'normal' })).toBe(true)
  expect(isGroupSelected(cart, { selected: [mug], temperature: 'normal' })).toBe(false)
  expect(isGroupSelected(cart, { selected: all, temperature: 'freezing' })).toBe(false)
  expect(isGroupSelected(cart, { selected: [], temperature: 'normal' })).toBe(false)
  expect(selectGroup(cart, { selected: all, temperature: 'freezing' }), 'CRT-11').toEqual(all)
  expect(selectGroup(cart, { selected: [preorder], temperature: 'normal' })).toEqual([preorder, preorderTwo])
})

test('CRT-28 a line is there until its time is over', () => {
  const kept = { ...cart, lines: [cartLine(mug, { expiration_datetime: '2026-05-01T12:00:01+08:00' })] }
  expect(codes(nothingSelected, kept)[mug]).toBeNull()
})

test('CRT-33 a VIP selects what is for VIP members', () => {
  const inCart = { ...cart, vip: 1, lines: [cartLine(mug, { product: { members_only: true } })] }
  expect(codes(nothingSelected, inCart)[mug]).toBeNull()
})

test('D-15 a gift comes along with a regular line of its own temperature and nothing else', () => {
  const coldGift = {
    ...cart,
    lines: [
      ...lines,
      cartLine(20, { item_type: 'gifts', special_price: 0, product: { temperature: 'freezing' } }),
      cartLine(21, { item_type: 'gifts', special_price: 0 }),
    ],
  }
  expect(codes([gift], coldGift)[21], 'another gift is no company').toBe('regular_line_needed')
  expect(codes([mug], coldGift)[21]).toBeNull()
  expect(codes([soup], coldGift)[20]).toBeNull()
  expect(
    companionReason(cartLine(20, { item_type: 'gifts', product: { temperature: 'freezing' } }), {
      others: [cartLine(mug)],
      promotions: noPromotions,
    }),
    'asked by the placing',
  ).toEqual({ code: 'regular_line_needed' })
})

test('D-16 an add-on without a minimum still needs a regular line beside it', () => {
  const free = {
    ...noPromotions,
    normal: { promotions: [{ minimum_amount: 0, add_on_items: [{ product: { id: brush }, price: 99, purchase_limit: 2 }] }] },
  }
  const inCart = { ...cart, promotions: free }
  expect(codes([], inCart)[brush]).toBe('regular_line_needed')
  expect(codes([gift], inCart)[brush]).toBe('regular_line_needed')
  expect(codes([mug], inCart)[brush]).toBeNull()
})

test('D-20 a line that is gone from the cart is no longer selected, and the others stay', () => {
  expect(settleSelection(cart, [mug, 999, gel])).toEqual([mug, gel])
})

test('selecting a group of standalone goods takes one of them, and another temperature is not touched', () => {
  const twoKits = {
    ...cart,
    lines: [
      cartLine(kit, { item_type: 'standalone' }),
      cartLine(loneGift, { item_type: 'vvip_gift_standalone' }),
      cartLine(soup, { product: { temperature: 'freezing' } }),
    ],
  }
  expect(selectGroup(twoKits, { selected: [], temperature: 'normal' })).toEqual([kit])
  expect(selectGroup(twoKits, { selected: [], temperature: 'freezing' })).toEqual([soup])
})

test('a gift that lies before its regular line is selected with the group', () => {
  const giftFirst = { ...cart, lines: [cartLine(gift, { item_type: 'gifts' }), cartLine(mug)] }
  expect(selectGroup(giftFirst, { selected: [], temperature: 'normal' })).toEqual([mug, gift])
})
