import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mayStandInAddress } from './words-in-address.ts'

test.each(['王小明', '玫瑰凝膠', 'K7Q2M9X4TBHE', 'K7Q2 M9X4 TBHE', 'order 12', '台北 12', ''])('%s may stand in an address', (words) => {
  expect(mayStandInAddress(words)).toBe(true)
})

test.each([
  '0912345678',
  '0912-345-678',
  '0912 345 678',
  '+886 912 345 678',
  '(02) 2700-0000',
  '334',
  '台北 101',
  '０９１２３４５６７８',
  '王小明 0912345678',
  '09 12 34 56 78',
  'hao@example.com',
  'hao＠example.com',
  'hao@',
])('%s may not', (words) => {
  expect(mayStandInAddress(words)).toBe(false)
})

test('no phone number may, however it is spaced', () => {
  const gap = fc.constantFrom('', ' ', '-', ' - ')
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.integer({ min: 0, max: 9 }), gap), { minLength: 4, maxLength: 12 }), (figures) => {
      expect(mayStandInAddress(figures.map(([figure, after]) => `${figure}${after}`).join(''))).toBe(false)
    }),
  )
})
