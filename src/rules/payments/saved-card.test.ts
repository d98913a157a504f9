import { describe, expect, test } from 'vitest'
import { defaultCard, expiryOf, faultOf, faultOfCode, isDueForDeletion, type CardFacts } from './saved-card.ts'

const card = (facts: Partial<CardFacts> = {}): CardFacts => ({ exp_month: 11, exp_year: 2026, fault: null, invalid_at: null, ...facts })
const taipei = (time: string) => new Date(`${time}+08:00`)

test('CRD-08 a card pays until the last second of its month in Taipei', () => {
  expect(expiryOf(card())).toEqual(taipei('2026-11-30T23:59:59'))
  expect(faultOf(card(), taipei('2026-11-30T23:59:59'))).toBeNull()
  expect(faultOf(card(), taipei('2026-12-01T00:00:00'))).toBe('expired')
  expect(faultOf(card({ exp_month: 2, exp_year: 2028 }), taipei('2028-02-29T23:59:59'))).toBeNull()
})

test('CRD-08 what switched a card off stays its reason, also when its month is over', () => {
  const off = card({ fault: 'refused', invalid_at: taipei('2026-11-02T10:00:00') })
  expect(faultOf(off, taipei('2027-01-01T00:00:00'))).toBe('refused')
})

test.each([
  { what: 'a good card stays', facts: {}, at: '2026-11-01T00:00:00', due: false },
  { what: 'thirty days after its month it is still there', facts: {}, at: '2026-12-30T23:59:59', due: false },
  { what: 'after thirty days it goes', facts: {}, at: '2026-12-31T00:00:00', due: true },
  {
    what: 'a refused one counts from the payment that failed',
    facts: { fault: 'refused' as const, invalid_at: taipei('2026-01-10T12:00:00') },
    at: '2026-02-09T12:00:00',
    due: false,
  },
  {
    what: 'and goes then, though its month is far',
    facts: { fault: 'refused' as const, invalid_at: taipei('2026-01-10T12:00:00') },
    at: '2026-02-09T12:00:01',
    due: true,
  },
])('CRD-09 $what', ({ facts, at, due }) => {
  expect(isDueForDeletion(card(facts), taipei(at))).toBe(due)
})

describe('D-41 the card that is offered first', () => {
  const now = taipei('2026-11-21T12:00:00')
  const newest = { ...card({ exp_year: 2030 }), is_default: false, name: 'newest' }
  const chosen = { ...card({ exp_year: 2029 }), is_default: true, name: 'chosen' }

  test('is the chosen one while it can pay, else the newest that can, else none', () => {
    expect(defaultCard([newest, chosen], now)?.name).toBe('chosen')
    expect(defaultCard([newest, { ...chosen, fault: 'refused' as const }], now)?.name).toBe('newest')
    expect(defaultCard([newest, { ...chosen, exp_year: 2025 }], now)?.name).toBe('newest')
    expect(defaultCard([{ ...chosen, exp_year: 2025 }], now)).toBeNull()
  })
})

test.each([
  ['10003', 'refused'],
  ['2013', 'expired'],
  ['2011', 'forgotten'],
  ['10005', null],
  ['10023', null],
  ['absent', null],
])('D-41 after code %s a card is %s', (code, fault) => {
  expect(faultOfCode(code)).toBe(fault)
})
