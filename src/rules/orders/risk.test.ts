import fc from 'fast-check'
import { expect, test } from 'vitest'
import { defaultRiskTerms as terms, judgeRisk, riskLevels, riskReasons, signsOf, type Risk, type RiskFacts } from './risk.ts'

const placedAt = new Date('2026-11-24T10:00:00+08:00')
const hours = (ago: number) => new Date(placedAt.getTime() - ago * 3_600_000)
const calm: RiskFacts = {
  isByCard: true,
  total: 9999,
  placedAt,
  joinedAt: hours(1000),
  refusedCards: 0,
  isMarked: false,
  notCollected: 0,
  isForeignCard: false,
  isDomestic: true,
}

test.each<[string, Partial<RiskFacts>, Risk]>([
  ['nothing', {}, { level: 'low', reasons: [] }],
  ['10,000 by card, account of 23 hours', { total: 10_000, joinedAt: hours(23) }, { level: 'high', reasons: ['large_by_new_account'] }],
  ['10,000 by card, account of 24 hours', { total: 10_000, joinedAt: hours(24) }, { level: 'low', reasons: [] }],
  ['9,999 by card, account of an hour', { joinedAt: hours(1) }, { level: 'low', reasons: [] }],
  ['10,000 on delivery, account of an hour', { total: 10_000, joinedAt: hours(1), isByCard: false }, { level: 'low', reasons: [] }],
  ['two refused cards', { refusedCards: 2 }, { level: 'low', reasons: [] }],
  ['three refused cards', { refusedCards: 3 }, { level: 'high', reasons: ['cards_refused'] }],
  ['marked', { isMarked: true }, { level: 'high', reasons: ['marked'] }],
  ['one parcel not collected', { notCollected: 1 }, { level: 'low', reasons: [] }],
  ['two parcels not collected', { notCollected: 2 }, { level: 'middle', reasons: ['not_collected'] }],
  ['a foreign card to Taiwan', { isForeignCard: true }, { level: 'middle', reasons: ['foreign_card'] }],
  ['a foreign card abroad', { isForeignCard: true, isDomestic: false }, { level: 'low', reasons: [] }],
  ['several', { isMarked: true, notCollected: 3 }, { level: 'high', reasons: ['marked', 'not_collected'] }],
])('DSK-34 %s', (_, facts, risk) => {
  expect(judgeRisk({ ...calm, ...facts }, { terms })).toEqual(risk)
})

test('from when on an order is at risk, the owner says', () => {
  const strict = { ...terms, large_order: 5000, new_account_hours: 72, refused_cards: 1, not_collected: 1 }
  const facts = { ...calm, total: 5000, joinedAt: hours(71), refusedCards: 1, notCollected: 1 }
  expect(judgeRisk(facts, { terms }).level).toBe('low')
  expect(judgeRisk(facts, { terms: strict }).reasons).toEqual(['large_by_new_account', 'cards_refused', 'not_collected'])
})

test('more that speaks against an order never makes it safer, only an order without reasons is low, and nothing is forgotten', () => {
  const facts = fc.record({
    isByCard: fc.boolean(),
    total: fc.nat(20_000),
    placedAt: fc.constant(placedAt),
    joinedAt: fc.nat(48).map(hours),
    refusedCards: fc.nat(5),
    isMarked: fc.boolean(),
    notCollected: fc.nat(4),
    isForeignCard: fc.boolean(),
    isDomestic: fc.boolean(),
  })
  fc.assert(
    fc.property(facts, fc.subarray([...riskReasons]), (one, known) => {
      const { level, reasons } = judgeRisk(one, { terms, known })
      expect(level === 'low').toBe(reasons.length === 0)
      expect(reasons).toEqual(expect.arrayContaining(known))
      const worse = judgeRisk(
        { ...one, isMarked: true, refusedCards: one.refusedCards + 1, notCollected: one.notCollected + 1 },
        { terms, known },
      )
      expect(riskLevels.indexOf(worse.level)).toBeGreaterThanOrEqual(riskLevels.indexOf(level))
    }),
  )
})

test('however a phone number and an address are written, they are the same', () => {
  const one = signsOf({ phone: '+886 922-110-334', address: ['新竹縣', '竹北市', '文興路一段 168 號 8 樓'] })
  expect(signsOf({ phone: '0922110334', address: ['新竹縣', '竹北市', '文興路一段１６８號８樓'] })).toEqual(one)
  expect(signsOf({ phone: '0922110334', address: [] })).toEqual({ ...one, address: null })
  expect(signsOf({ phone: '', address: ['臺北市', null] }).address).toBe(signsOf({ phone: '', address: ['台北市'] }).address)
})
