import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addOnFrom500, cartLine } from '#support/cart-line.ts'
import type { CartLine, ItemType } from './cart-line.ts'
import { disabledReasons, isGroupSelected, nothingSelected, selectedLines, selectGroup, settleSelection, toggleLine, type Cart, type Selection } from './cart-selection.ts'
import type { Temperature } from './temperature.ts'

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
const cart: Cart = { lines, promotions: addOnFrom500(brush), now }

const codes = (selected: Selection, inCart = cart) => Object.fromEntries([...disabledReasons(inCart, selected)].map(([id, reason]) => [id, reason?.code ?? null]))
const select = (...ids: number[]) => {
  let selected = nothingSelected
  for (const lineId of ids) selected = toggleLine(cart, { selected, lineId })
  return selected
}

test('CRT-09 CRT-10 CRT-15 D-19 with nothing selected all but add-ons and gifts can be selected', () => {
  expect(codes(nothingSelected)).toEqual({
    [mug]: null, [gel]: null, [preorder]: null, [kit]: null, [brush]: 'minimum_not_reached', [gift]: 'regular_line_needed', [soup]: null, [loneGift]: null, [preorderTwo]: null,
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
  expect(codes(select(preorder))).toMatchObject({ [mug]: 'exclusive_selected', [kit]: 'exclusive_selected', [brush]: 'exclusive_selected', [gift]: 'exclusive_selected', [loneGift]: 'exclusive_selected' })
})

test('D-12 several exclusive lines go together', () => {
  expect(select(preorder, preorderTwo)).toEqual([preorder, preorderTwo])
})

test('CRT-14 D-19 with a regular line selected, standalone and exclusive lines are disabled', () => {
  expect(codes(select(mug))).toMatchObject({ [gel]: null, [preorder]: 'regular_selected', [kit]: 'regular_selected', [loneGift]: 'regular_selected', [gift]: null })
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
  const redeemed = { ...cart, lines: lines.map((line) => ({ ...line, redeem_with_points: true, product: { ...line.product, shopping_point_price: 10 } })) }
  expect(codes([mug, gel], redeemed)[brush]).toBe('minimum_not_reached')
  expect(codes([mug, gel], { ...cart, promotions: addOnFrom500(999) })[brush]).toBe('promotion_over')
})

test.each<[string, Partial<CartLine>, string]>([
  ['CRT-41', { product: { ...cartLine(mug).product, stock: 0 } }, 'sold_out'],
  ['CRT-41', { product: { ...cartLine(mug).product, available: false } }, 'sold_out'],
  ['CRT-18', { remove: true }, 'removed'],
  ['CRT-28', { expiration_datetime: '2026-05-01T11:00:00+08:00' }, 'expired'],
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
  expect(selectGroup(cart, { selected: all, temperature: 'freezing' }), 'CRT-11').toEqual(all)
  expect(selectGroup(cart, { selected: [preorder], temperature: 'normal' })).toEqual([preorder, preorderTwo])
})

const itemTypes: ItemType[] = ['normal', 'first_purchase', 'standalone', 'first_standalone', 'exclusive', 'add_on', 'gifts', 'birthday_gift_standalone']
const anyLine = fc.record({ item_type: fc.constantFrom(...itemTypes), temperature: fc.constantFrom<Temperature>('normal', 'refrigeration', 'freezing'), price: fc.integer({ min: 0, max: 600 }), stock: fc.nat(3) })

test('CRT-11 CRT-12 CRT-13 CRT-14 CRT-16 whatever is clicked, what is selected can be ordered together', () => {
  const story = fc.record({ goods: fc.array(anyLine, { maxLength: 12 }), clicks: fc.array(fc.nat(12), { maxLength: 25 }) })
  fc.assert(
    fc.property(story, ({ goods, clicks }) => {
      const inCart = { promotions: addOnFrom500(1), now, lines: goods.map(({ item_type, ...product }, id) => cartLine(id, { item_type, product })) }
      let selected = nothingSelected
      for (const lineId of clicks) selected = toggleLine(inCart, { selected, lineId })
      const reasons = disabledReasons(inCart, selected)
      expect(selected.filter((id) => reasons.get(id) !== null)).toEqual([])
      expect(new Set(selectedLines(inCart, selected).map((line) => line.product.temperature)).size).toBeLessThanOrEqual(1)
      expect(settleSelection(inCart, selected)).toEqual(selected)
    }),
    { numRuns: 500 },
  )
})
