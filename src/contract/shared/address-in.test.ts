import { expect, test } from 'vitest'
import { addressIn } from './address-in.ts'

test.each([
  ['/items/3', '/en/items/3'],
  ['/zh/items/3', '/zh/items/3'],
  ['https://example.com/a', 'https://example.com/a'],
  ['//example.com/a', '//example.com/a'],
  ['/', '/en/'],
])('HOM-02 a banner to %s leads an English reader to %s', (address, expected) => {
  expect(addressIn(address, 'en')).toBe(expected)
})
