import { expect, test } from 'vitest'
import { birthYears, daysInMonth, decideBirthday } from './birthday.ts'

const today = '2026-11-21'

test('BDY-04 a birthday lies in the years from a hundred to ten years ago', () => {
  expect(birthYears(today)).toEqual({ first: 1926, last: 2016 })
})

test.each([
  ['1926-01-01', true],
  ['1925-12-31', false],
  ['2016-12-31', true],
  ['2017-01-01', false],
] as const)('BDY-06 %s can be a birthday: %s', (asked, can) => {
  const decided = decideBirthday({ asked, known: null, today })
  expect(decided).toEqual(can ? { ok: true, value: asked } : { ok: false, refusal: { code: 'birthdayRange' } })
})

test.each(['1990-05-01', '1991-05-01'])('D-36 a birthday that is known stays, also when %s is told again', (asked) => {
  expect(decideBirthday({ asked, known: '1990-05-01', today })).toEqual({ ok: false, refusal: { code: 'birthdayKept' } })
})

test.each([
  [{ year: 1996, month: 2 }, 29],
  [{ year: 1997, month: 2 }, 28],
  [{ year: null, month: 2 }, 29],
  [{ year: 1997, month: 4 }, 30],
  [{ year: 1997, month: null }, 31],
])('BDY-02 %j has %d days to pick from', (month, days) => {
  expect(daysInMonth(month)).toBe(days)
})
