import { expect, test } from 'vitest'
import { formatChange, formatDate, formatDateTime, formatMoment, formatMonth, formatNumber, formatTwd, withUnits } from './format.ts'
import { formatUntil } from './format-until.ts'

test('I18N-13 amounts are whole TWD in both languages', () => {
  expect(formatTwd(1280, 'zh')).toBe('NT$1,280')
  expect(formatTwd(1280, 'en')).toBe('NT$1,280')
  expect(formatTwd(-100, 'zh')).toBe('-NT$100')
  expect(formatNumber(1234567, 'en')).toBe('1,234,567')
})

test('points that went carry a true minus', () => {
  expect(formatChange(1078, 'zh')).toBe('+1,078')
  expect(formatChange(-120, 'en')).toBe('−120')
})

test('I18N-18 days are written in the language of the page', () => {
  expect(formatDate('2025-03-01', 'zh')).toBe('2025/03/01')
  expect(formatDate('2025-03-01', 'en')).toBe('March 1, 2025')
  expect(formatMonth(2, 'zh')).toBe('2月')
  expect(formatMonth(12, 'en')).toBe('December')
})

test('times are those of Taipei, wherever the reader and the server are', () => {
  expect(formatDate('2025-02-28T16:30:00Z', 'en')).toBe('March 1, 2025')
  expect(formatDateTime('2025-02-28T16:30:00Z', 'zh')).toBe('2025/03/01 00:30')
  expect(formatDateTime(new Date('2025-03-01T10:00:00+08:00'), 'en')).toBe('March 1, 2025 at 10:00')
})

test('what lasts to the end of a day says no time', () => {
  expect(formatUntil('2026-11-30T23:59:59+08:00', 'zh')).toBe('2026/11/30')
  expect(formatUntil('2026-11-30T18:00:00+08:00', 'zh')).toBe('2026/11/30 18:00')
  expect(formatMoment('2026-11-30T18:00:00+08:00', 'zh')).toBe('11/30 18:00')
})

test.each([
  ['光療指甲油 10 ml', '光療指甲油 10\u00A0ml'],
  ['水餃 30 入', '水餃 30\u00A0入'],
  ['火鍋片 300 g × 3', '火鍋片 300\u00A0g\u00A0×\u00A03'],
  ['48W 光療燈', '48W 光療燈'],
])('the numbers of %s keep their units', (name, kept) => {
  expect(withUnits(name)).toBe(kept)
})
