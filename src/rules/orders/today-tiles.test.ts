import { expect, test } from 'vitest'
import { addMinutes } from '#rules/calendar.ts'
import { readOrderFilter } from './order-filter.ts'
import { defaultTodayTerms, todayTiles, toneOf, type LimitName, type Tone } from './tile-limits.ts'
import { ordersOfTile } from './today-tiles.ts'

const now = new Date('2026-11-23T04:00:00Z')
const hour = 60

test.each<[limit: LimitName, minutes: number, tone: Tone]>([
  ['to_pick', 0, 'calm'],
  ['to_pick', 24 * hour - 1, 'calm'],
  ['to_pick', 24 * hour, 'amber'],
  ['to_pick', 48 * hour - 1, 'amber'],
  ['to_pick', 48 * hour, 'red'],
  ['to_pick_cold', 12 * hour - 1, 'calm'],
  ['to_pick_cold', 12 * hour, 'amber'],
  ['to_pick_cold', 24 * hour, 'red'],
  ['invoice_late', 2 * hour - 1, 'calm'],
  ['invoice_late', 2 * hour, 'amber'],
  ['invoice_late', 24 * hour, 'red'],
  ['refund', 7 * 24 * hour - 1, 'calm'],
  ['refund', 7 * 24 * hour, 'amber'],
  ['refund', 12 * 24 * hour, 'red'],
  ['store_closed', 0, 'red'],
  ['transfer_due', 90 * 24 * hour, 'calm'],
])('%s that waits for %i minutes is %s', (limit, minutes, tone) => {
  expect(toneOf(defaultTodayTerms.hours[limit], { oldest: addMinutes(now, -minutes), now })).toBe(tone)
})

test('a tile of orders leads to a filter that there is', () => {
  for (const kind of todayTiles) expect(readOrderFilter(ordersOfTile(kind, 7)?.filter ?? {}).faults, kind).toEqual([])
})
