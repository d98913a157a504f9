import { expect, test } from 'vitest'
import { lineKindOf } from './line-kind.ts'

test.each([
  ['normal', 'goods'],
  ['standalone', 'goods'],
  ['exclusive', 'goods'],
  ['first_purchase', 'first_purchase'],
  ['first_standalone', 'first_purchase'],
  ['add_on', 'add_on'],
  ['gifts', 'gift'],
  ['gifts_standalone', 'gift'],
  ['vvip_gift_standalone', 'vvip_gift'],
  ['birthday_gift', 'birthday_gift'],
])('a line of %s is %s', (itemType, kind) => {
  expect(lineKindOf(itemType)).toBe(kind)
})
