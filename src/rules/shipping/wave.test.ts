import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addMinutes } from '#rules/calendar.ts'
import { temperatures } from '#rules/temperature.ts'
import {
  basketAt,
  isDue,
  minutesOutside,
  nextPickup,
  pickLists,
  proposeWaves,
  waveMoves,
  waveStates,
  type ParcelToPick,
  type WaveState,
} from './wave.ts'

const now = new Date('2026-11-24T10:00:00+08:00')
const terms = { most: 30, pickups: { tcat: ['16:00'], seven: ['09:30', '15:00'], ups: ['14:00'] } }

const parcel = fc.record<ParcelToPick>({
  number: fc.stringMatching(/^[A-Z]{12}$/),
  carrier: fc.constantFrom('tcat', 'seven', 'ups'),
  temperature: fc.constantFrom(...temperatures),
  placedAt: fc.nat(10_000).map((minutes) => addMinutes(now, -minutes)),
  shipsFrom: fc.constantFrom(null, null, '2026-11-20', '2026-11-24', '2026-11-25'),
})
const parcels = fc.uniqueArray(parcel, { selector: ({ number }) => number, maxLength: 120 })

test('PCK-01 whatever waits, each wave has one courier and one temperature and no more than the most, and nothing is left out or taken twice', () => {
  fc.assert(
    fc.property(parcels, fc.integer({ min: 1, max: 200 }), (waiting, most) => {
      const waves = proposeWaves(waiting, { terms: { ...terms, most }, now })
      const byNumber = new Map(waiting.map((each) => [each.number, each]))
      for (const { carrier, temperature, numbers } of waves) {
        expect(numbers.length).toBeGreaterThan(0)
        expect(numbers.length).toBeLessThanOrEqual(most)
        for (const number of numbers) expect(byNumber.get(number)).toMatchObject({ carrier, temperature })
        const placed = numbers.map((number) => byNumber.get(number)?.placedAt.getTime() ?? 0)
        expect(placed, 'oldest first').toEqual(placed.toSorted((one, other) => one - other))
      }
      const due = waiting.filter((each) => isDue(each, now)).map(({ number }) => number)
      expect(waves.flatMap(({ numbers }) => numbers).toSorted()).toEqual(due.toSorted())
      const pickups = waves.map(({ pickupAt }) => pickupAt.getTime())
      expect(pickups, 'what is fetched first stands first').toEqual(pickups.toSorted((one, other) => one - other))
    }),
  )
})

test('PCK-01 a pre-order is proposed from its day on', () => {
  const lamp: ParcelToPick = { number: 'A', carrier: 'tcat', temperature: 'normal', placedAt: now, shipsFrom: '2026-11-25' }
  expect(proposeWaves([lamp], { terms, now })).toEqual([])
  expect(proposeWaves([lamp], { terms, now: new Date('2026-11-25T00:00:00+08:00') })).toHaveLength(1)
})

test.each([
  [['09:30', '15:00'], '2026-11-24T09:00:00+08:00', '2026-11-24T09:30:00+08:00'],
  [['15:00', '09:30'], '2026-11-24T09:30:00+08:00', '2026-11-24T15:00:00+08:00'],
  [['09:30', '15:00'], '2026-11-24T15:00:00+08:00', '2026-11-25T09:30:00+08:00'],
  [['16:00'], '2026-11-24T23:59:00+08:00', '2026-11-25T16:00:00+08:00'],
])('of %j at %s the next pickup is %s', (times, at, next) => {
  expect(nextPickup(times, new Date(at))).toEqual(new Date(next))
})

test('PCK-02 every state of a wave is reached from the first, those that end it lead nowhere, and none comes back', () => {
  const reached = new Set<WaveState>(['planned'])
  for (const state of reached) for (const next of Object.values(waveMoves[state])) reached.add(next)
  expect([...reached].toSorted()).toEqual(waveStates.toSorted())
  expect(waveStates.filter((state) => Object.keys(waveMoves[state]).length === 0)).toEqual(['handed_over', 'dropped'])
  expect(Object.entries(waveMoves).filter(([, next]) => Object.values(next).includes('planned'))).toEqual([])
})

test('24 parcels have a basket each, the next ones one of the second round', () => {
  expect([0, 23, 24, 29].map(basketAt)).toEqual([
    { round: 1, basket: 1 },
    { round: 1, basket: 24 },
    { round: 2, basket: 1 },
    { round: 2, basket: 6 },
  ])
})

const goods = [
  { productId: 1, name: '玫瑰', shelf: 'B-01', temperature: 'normal' },
  { productId: 2, name: '百合', shelf: null, temperature: 'normal' },
  { productId: 3, name: '上層', shelf: 'A-02-1', temperature: 'normal' },
  { productId: 4, name: '布丁', shelf: 'C-01', temperature: 'refrigeration' },
  { productId: 5, name: '沒人要', shelf: 'A-01', temperature: 'normal' },
] as const

test('a pick list names each product once, by shelf, what has none last, with the baskets; chilled goods in a list of their own', () => {
  const units = [
    { productId: 1, round: 1, basket: 2, quantity: 1 },
    { productId: 1, round: 1, basket: 1, quantity: 3 },
    { productId: 2, round: 1, basket: 1, quantity: 1 },
    { productId: 3, round: 2, basket: 1, quantity: 2 },
    { productId: 4, round: 1, basket: 3, quantity: 1 },
  ]
  const lists = pickLists(units, goods)
  expect([...lists.keys()].toSorted()).toEqual(['normal', 'refrigeration'])
  expect(lists.get('normal')?.map(({ productId }) => productId)).toEqual([3, 1, 2])
  expect(lists.get('normal')?.[1]).toEqual({
    productId: 1,
    shelf: 'B-01',
    units: 4,
    baskets: [
      { round: 1, basket: 1, quantity: 3 },
      { round: 1, basket: 2, quantity: 1 },
    ],
  })
})

test('no unit is lost between what parcels need and what is fetched', () => {
  const unit = fc.record({
    productId: fc.integer({ min: 1, max: 4 }),
    round: fc.integer({ min: 1, max: 2 }),
    basket: fc.integer({ min: 1, max: 24 }),
    quantity: fc.integer({ min: 1, max: 9 }),
  })
  fc.assert(
    fc.property(fc.array(unit), (units) => {
      const lines = [...pickLists(units, goods).values()].flat()
      const wanted = units.reduce((total, { quantity }) => total + quantity, 0)
      expect(lines.reduce((total, line) => total + line.units, 0)).toBe(wanted)
      expect(lines.flatMap(({ baskets }) => baskets).reduce((total, { quantity }) => total + quantity, 0)).toBe(wanted)
    }),
  )
})

test('minutes outside are whole ones, from the first moment on', () => {
  expect(minutesOutside({ since: now, now: addMinutes(now, 20) })).toBe(20)
  expect(minutesOutside({ since: now, now: new Date(now.getTime() + 59_999) })).toBe(0)
  expect(minutesOutside({ since: addMinutes(now, 1), now })).toBe(0)
})
