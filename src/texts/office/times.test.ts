import { expect, test } from 'vitest'
import { formatAge, formatShortMoment, formatWholeMoment } from './times.ts'

const now = new Date('2026-11-22T06:30:00Z')

test('NAV-05 an instant is that of Taipei, with year and seconds', () => {
  expect(formatWholeMoment('2026-11-21T16:05:09.900Z')).toBe('2026/11/22 00:05:09')
  expect(formatShortMoment('2026-11-21T16:05:09.900Z')).toBe('11/22 00:05')
})

test.each([
  ['2026-11-22T06:30:30Z', '剛剛', 'just now'],
  ['2026-11-22T06:29:01Z', '剛剛', 'just now'],
  ['2026-11-22T06:29:00Z', '1 分鐘前', '1 minute ago'],
  ['2026-11-22T05:30:01Z', '59 分鐘前', '59 minutes ago'],
  ['2026-11-22T03:30:00Z', '3 小時前', '3 hours ago'],
  ['2026-11-21T06:30:01Z', '23 小時前', '23 hours ago'],
  ['2026-11-20T06:30:00Z', '2 天前', '2 days ago'],
])('NAV-05 %s was %s (%s)', (at, zh, en) => {
  expect(formatAge(at, { now, language: 'zh' })).toBe(zh)
  expect(formatAge(at, { now, language: 'en' })).toBe(en)
})
