import { expect, test } from 'vitest'
import { trueUntil } from './replay.ts'

// Our own clock stands at some thousand, the primary's time of day at some million.
const said = [
  { askedAtMs: 1000, position: 100, clockMs: 5_000_000 },
  { askedAtMs: 1250, position: 140, clockMs: 5_000_250 },
]

test.each([
  ['has everything, and the primary was silent for an hour', { position: 140, replayedAtMs: 1_400_000 }, 1250],
  ['has what there was when it was asked before', { position: 120, replayedAtMs: 1_400_000 }, 1000],
  ['replayed a transaction of 80 ms ago', { position: 120, replayedAtMs: 5_000_170 }, 1170],
  ['replayed one that was committed since', { position: 150, replayedAtMs: 5_000_260 }, 1250],
  ['replayed one before the clock of the primary was set back', { position: 90, replayedAtMs: 5_010_000 }, Number.NEGATIVE_INFINITY],
  ['is far behind', { position: 90, replayedAtMs: 4_990_000 }, -9000],
  ['never replayed any', { position: 90, replayedAtMs: null }, Number.NEGATIVE_INFINITY],
])('D-303 a standby that %s', (_which, standby, until) => {
  expect(trueUntil(standby, said)).toBe(until)
})

test('D-303 where the primary says nothing, nobody knows how far a standby is behind', () => {
  expect(trueUntil({ position: 140, replayedAtMs: 5_000_250 }, [])).toBe(Number.NEGATIVE_INFINITY)
})
