import { expect, test } from 'vitest'
import { lackingForSale, mayThrowAway, productStates, statesAfter, type ProductState } from './product-state.ts'

test('every state is reached from a draft, and none is the end', () => {
  const reached = productStates.reduce((known) => new Set([...known, ...[...known].flatMap(statesAfter)]), new Set<ProductState>(['draft']))
  expect([...reached].toSorted()).toEqual([...productStates].toSorted())
  for (const state of productStates) expect(statesAfter(state)).not.toContain(state)
  for (const state of productStates) expect(statesAfter(state).length, state).toBeGreaterThan(0)
})

const bare = { price: 0, shopping_point_price: null, is_gift_only: false, preview: '' }
test.each([
  [bare, ['price', 'preview']],
  [{ ...bare, price: 10, preview: '/a.webp' }, []],
  [{ ...bare, shopping_point_price: 3, preview: '/a.webp' }, []],
  [{ ...bare, is_gift_only: true }, ['preview']],
])('what is sold has a price and a picture: %o', (product, lacking) => expect(lackingForSale(product)).toEqual(lacking))

test('GDS-47 a product is thrown away within 30 days of its making', () => {
  const madeAt = new Date('2026-11-01T00:00:00Z')
  expect(mayThrowAway({ madeAt, now: new Date('2026-11-30T23:59:59Z') })).toBe(true)
  expect(mayThrowAway({ madeAt, now: new Date('2026-12-01T00:00:00Z') })).toBe(false)
})
