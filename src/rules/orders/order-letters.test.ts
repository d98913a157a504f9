import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isStillTrue, orderLetterKinds } from './order-letters.ts'
import { orderStatuses } from './order.ts'

test.each([
  ['placed', 'pending_payment', true],
  ['placed', 'confirmed', true],
  ['placed', 'picking', false],
  ['placed', 'cancel', false],
  ['paid', 'picking', true],
  ['paid', 'refunding', false],
  ['payment_due', 'pending_payment', true],
  ['payment_due', 'confirmed', false],
  ['goods_short', 'picking', true],
  ['goods_short', 'finished', true],
  ['goods_short', 'refunding', false],
  ['shipped', 'delivering', true],
  ['shipped', 'finished', false],
  ['store_closed', 'delivering', true],
  ['store_closed', 'delivered', false],
  ['at_store', 'delivered', true],
  ['at_store', 'finished', false],
  ['delivered', 'finished', true],
  ['delivered', 'refunding', false],
  ['cancelled', 'cancel', true],
  ['cancelled', 'refunded', true],
  ['cancelled', 'confirmed', false],
] as const)('the letter %s of an order that is %s: still true is %s', (kind, status, expected) => {
  expect(isStillTrue(kind, { status, refunded: 0 })).toBe(expected)
})

test('a refund that was paid out stays true, whatever becomes of the order', () => {
  fc.assert(
    fc.property(fc.constantFrom(...orderStatuses), fc.nat(100_000), (status, refunded) => {
      expect(isStillTrue('refunded', { status, refunded })).toBe(refunded > 0)
    }),
  )
})

test('each letter is true under some status, and none under all', () => {
  for (const kind of orderLetterKinds.filter((each) => each !== 'refunded')) {
    const under = orderStatuses.filter((status) => isStillTrue(kind, { status, refunded: 0 }))
    expect(under.length, kind).toBeGreaterThan(0)
    expect(under.length, kind).toBeLessThan(orderStatuses.length)
  }
})
