import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkDigitOf, formsOfCode, isBarcode } from './barcode.ts'

test.each([
  ['400638133393', 1],
  ['9638507', 4],
  ['03600029145', 2],
])('the last digit of the trade number %s is %i', (digits, last) => {
  expect(checkDigitOf(digits)).toBe(last)
})

test('one wrong digit is noticed, whichever it is', () => {
  const number = fc.constantFrom(7, 11, 12).chain((length) => fc.stringMatching(new RegExp(`^\\d{${length}}$`)))
  fc.assert(
    fc.property(number, fc.nat(6), fc.integer({ min: 1, max: 9 }), (digits, place, by) => {
      const wrong = digits.slice(0, place) + String((Number(digits[place]) + by) % 10) + digits.slice(place + 1)
      expect(checkDigitOf(wrong)).not.toBe(checkDigitOf(digits))
    }),
  )
})

test('a code is found however a scanner writes it', () => {
  expect(formsOfCode('036000291452')).toEqual(['036000291452', '0036000291452'])
  expect(formsOfCode('0036000291452')).toEqual(['0036000291452', '036000291452'])
  expect(formsOfCode(' meihao7 ')).toEqual(['MEIHAO7'])
  expect(formsOfCode('4719876201043')).toEqual(['4719876201043'])
})

test.each([
  ['ABC', false],
  ['ABC1', true],
  ['A'.repeat(20), true],
  ['A'.repeat(21), false],
  ['abc1', false],
  ['A-BC', false],
])('%s may stand on a product: %s', (code, may) => {
  expect(isBarcode(code)).toBe(may)
})
