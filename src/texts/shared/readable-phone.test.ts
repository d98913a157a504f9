import { expect, test } from 'vitest'
import { readablePhone } from './readable-phone.ts'

test.each([
  ['+886912345678', '0912 345 678'],
  ['0912345678', '0912 345 678'],
  ['+14155550132', '+14155550132'],
  ['02-2700-0000', '02-2700-0000'],
])('ORD-04 %s reads as %s', (phone, written) => {
  expect(readablePhone(phone)).toBe(written)
})
