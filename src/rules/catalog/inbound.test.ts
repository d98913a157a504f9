import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countInbound, judgeInbound, type InboundLine, type InboundScan } from './inbound.ts'

const line = (said: Partial<InboundLine>): InboundLine => ({
  id: 1,
  barcode: '4710000000017',
  expected: 2,
  counted: 0,
  received: 0,
  ...said,
})
const scan = (code: string): InboundScan => ({ kind: 'scan', code })

test('STK-04 a code counts into the line that lacks units, and beyond what was ordered into the last', () => {
  const lines = [line({ id: 1, expected: 1 }), line({ id: 2, expected: 1 }), line({ id: 3, barcode: 'OWN1' })]
  const seen: unknown[] = []
  lines.slice(0, 3).reduce((now) => {
    const judged = judgeInbound(now, scan('4710000000017'))
    seen.push([judged.verdict, judged.line])
    return countInbound(now, judged)
  }, lines)
  expect(seen).toEqual([
    ['right', 1],
    ['right', 2],
    ['more', 2],
  ])
  expect(judgeInbound(lines, scan('own1'))).toMatchObject({ verdict: 'right', line: 3 })
  expect(judgeInbound(lines, scan('4719999999990'))).toEqual({ verdict: 'not_ordered', line: null, units: 0 })
})

test('STK-04 by hand units are added and taken back, but not those that are in stock already', () => {
  const lines = [line({ expected: 10, counted: 6, received: 4 })]
  expect(judgeInbound(lines, { kind: 'units', line: 1, units: -2 })).toEqual({ verdict: 'undone', line: 1, units: -2 })
  expect(judgeInbound(lines, { kind: 'units', line: 1, units: -3 })).toEqual({ verdict: 'nothing', line: 1, units: 0 })
  expect(judgeInbound(lines, { kind: 'units', line: 1, units: 4 }).verdict).toBe('right')
  expect(judgeInbound(lines, { kind: 'units', line: 9, units: 4 }).verdict).toBe('not_ordered')
})

test('STK-04 whatever is scanned, what was put into stock stays counted', () => {
  const anyScan = fc.oneof(
    fc.constantFrom('4710000000017', 'NONE').map(scan),
    fc.record({ kind: fc.constant('units' as const), line: fc.constantFrom(1, 2, 3), units: fc.integer({ min: -5, max: 5 }) }),
  )
  fc.assert(
    fc.property(fc.array(anyScan), (scans) => {
      const begun: InboundLine[] = [line({ counted: 3, received: 3 }), line({ id: 2, counted: 1 })]
      let [lines, units] = [begun, 4]
      for (const each of scans) {
        const judged = judgeInbound(lines, each)
        lines = countInbound(lines, judged)
        units += judged.units
      }
      expect(lines.every(({ counted, received }) => counted >= received)).toBe(true)
      expect(lines.reduce((sum, { counted }) => sum + counted, 0)).toBe(units)
    }),
  )
})
