import { expect, test } from 'vitest'
import { addMinutes } from '#rules/calendar.ts'
import { statusesOfView } from './order-views.ts'
import { tileFacts, todayTiles, toneOf, type TodayTileKind, type Tone } from './today-tiles.ts'

const now = new Date('2026-11-23T04:00:00Z')
const hour = 60

test.each<[kind: TodayTileKind, minutes: number, tone: Tone]>([
  ['to_pick', 0, 'calm'],
  ['to_pick', 24 * hour - 1, 'calm'],
  ['to_pick', 24 * hour, 'amber'],
  ['to_pick', 48 * hour - 1, 'amber'],
  ['to_pick', 48 * hour, 'red'],
  ['refunding', 7 * 24 * hour - 1, 'calm'],
  ['refunding', 7 * 24 * hour, 'amber'],
  ['refunding', 12 * 24 * hour, 'red'],
  ['unpaid', 90 * 24 * hour, 'calm'],
])('%s that waits for %i minutes is %s', (kind, minutes, tone) => {
  expect(toneOf(kind, { oldest: addMinutes(now, -minutes), now })).toBe(tone)
})

test('a tile leads to a list that shows what it counts', () => {
  for (const kind of todayTiles) expect(statusesOfView(tileFacts[kind].view)).toEqual(expect.arrayContaining([...tileFacts[kind].statuses]))
})
