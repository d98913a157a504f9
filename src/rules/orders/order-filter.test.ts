import fc from 'fast-check'
import { expect, test } from 'vitest'
import { writeRange } from '#rules/filter-words.ts'
import { orderFilterFieldNames, orderFilterFields, readOrderFilter, type FilterWords } from './order-filter.ts'

test.each<[words: FilterWords, filter: object]>([
  [{}, {}],
  [{ status: 'confirmed,picking' }, { status: ['confirmed', 'picking'] }],
  [{ status: 'confirmed,confirmed' }, { status: ['confirmed'] }],
  [{ total: '1000..5000' }, { total: { from: 1000, to: 5000 } }],
  [{ total: '..0' }, { total: { from: null, to: 0 } }],
  [{ placed: '2026-11-01..' }, { placed: { from: '2026-11-01', to: null } }],
  [
    { county: '臺北市,連江縣', first: 'yes' },
    { county: ['臺北市', '連江縣'], first: ['yes'] },
  ],
  [{ product: '12,7' }, { product: [12, 7] }],
])('%o means %o', (words, filter) => {
  expect(readOrderFilter(words)).toEqual({ filter, faults: [] })
})

test.each<FilterWords>([
  { status: 'confirmed,lost' },
  { status: '' },
  { total: '1000' },
  { total: '..' },
  { total: '-1..5' },
  { total: 'x..5' },
  { placed: '2026-13-45..' },
  { placed: 'yesterday..' },
  { product: '12,x' },
  { county: '臺北市,' },
])('%o means nothing, and is named instead of being left out without a word', (words) => {
  expect(readOrderFilter(words)).toEqual({ filter: {}, faults: Object.keys(words) })
})

test('whatever is written is read without a mistake of ours, and a range that is written is the range that is read', () => {
  fc.assert(
    fc.property(fc.constantFrom(...orderFilterFieldNames), fc.string(), (field, written) => {
      const { filter, faults } = readOrderFilter({ [field]: written })
      expect(Object.keys(filter).length + faults.length).toBe(1)
    }),
  )
  const end = fc.option(fc.nat(1_000_000))
  fc.assert(
    fc.property(end, end, (from, to) => {
      fc.pre(from !== null || to !== null)
      expect(readOrderFilter({ total: writeRange({ from, to }) }).filter).toEqual({ total: { from, to } })
    }),
  )
  expect(Object.keys(orderFilterFields)).toEqual(orderFilterFieldNames)
})
