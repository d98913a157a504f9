import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hearKey, nothingHeard, type KeyPressed } from './scanner-keys.ts'

/** What is heard of these keys, one after the other. */
function hear(keys: readonly KeyPressed[]): string[] {
  const scans: string[] = []
  let heard = nothingHeard
  for (const key of keys) {
    const next = hearKey(heard, key)
    heard = next.heard
    if (next.scanned !== null) scans.push(next.scanned)
  }
  return scans
}

const keysOf = (codes: readonly string[], gap = 12): KeyPressed[] =>
  codes.map((code, place) => ({ code, shift: false, at: 1000 + place * gap }))
const digits = (text: string) => [...text].map((digit) => `Digit${digit}`)

test('PCK-08 a scan is heard whether it ends with Enter or Tab, from the keys themselves', () => {
  for (const end of ['Enter', 'NumpadEnter', 'Tab']) expect(hear(keysOf([...digits('4719876'), end]))).toEqual(['4719876'])
  expect(hear(keysOf([...digits('471'), 'Enter'])), 'too short').toEqual([])
  expect(hear(keysOf([...digits('4719'), 'Enter'], 50)), 'as slow as may be').toEqual(['4719'])
  expect(hear(keysOf([...digits('4719'), 'Enter'], 51)), 'slower').toEqual([])
  expect(hear(keysOf([...digits('4719'), 'Enter', ...digits('96385074'), 'Enter'])), 'two in a row').toEqual(['4719', '96385074'])
})

test('letters, the colon of the office’s own codes and numbers of the key pad are read', () => {
  const shifted = [
    { code: 'ShiftLeft', shift: true, at: 0 },
    { code: 'KeyO', shift: true, at: 5 },
    { code: 'Semicolon', shift: true, at: 10 },
    { code: 'KeyK', shift: true, at: 15 },
    { code: 'Numpad7', shift: false, at: 20 },
    { code: 'Minus', shift: false, at: 25 },
    { code: 'Enter', shift: false, at: 30 },
  ]
  expect(hear(shifted)).toEqual(['O:K7-'])
})

test('PCK-08 whoever types as fast as 120 words a minute is never taken for a scanner', () => {
  const code = fc.constantFrom('KeyA', 'KeyE', 'Digit1', 'Space', 'Enter', 'Tab')
  // 600 strokes a minute: one in 100 ms, some faster and some slower; two fast ones in a row happen, four never.
  const stroke = fc.record({ code, gap: fc.integer({ min: 25, max: 260 }) })
  fc.assert(
    fc.property(fc.array(stroke, { maxLength: 300 }), (strokes) => {
      let at = 0
      let fast = 0
      const keys = strokes.map(({ code: pressed, gap }) => {
        fast = gap <= 50 ? fast + 1 : 0
        const wait = fast > 3 ? 100 : gap
        if (wait > 50) fast = 0
        at += wait
        return { code: pressed, shift: false, at }
      })
      expect(hear(keys)).toEqual([])
    }),
  )
})
