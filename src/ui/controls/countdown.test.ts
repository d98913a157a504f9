import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cartUndoMs } from '#rules/constants.ts'
import { startCountdown } from './countdown.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function undoTime() {
  const onEnd = vi.fn<() => void>()
  return { onEnd, time: startCountdown({ ms: cartUndoMs, onEnd }) }
}

test('CRT-20 the time to recover a line is over after 1.5 s', () => {
  const { onEnd } = undoTime()
  vi.advanceTimersByTime(1499)
  expect(onEnd).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(onEnd).toHaveBeenCalledOnce()
})

test('CRT-19 a line that was recovered is not deleted', () => {
  const { onEnd, time } = undoTime()
  vi.advanceTimersByTime(1400)
  time.stop()
  time.resume()
  vi.advanceTimersByTime(10_000)
  expect(onEnd).not.toHaveBeenCalled()
})

test('the time stands still while somebody points at the row, and goes on with what is left', () => {
  const { onEnd, time } = undoTime()
  vi.advanceTimersByTime(1000)
  time.hold()
  time.hold()
  vi.advanceTimersByTime(60_000)
  expect(onEnd).not.toHaveBeenCalled()
  time.resume()
  time.resume()
  vi.advanceTimersByTime(499)
  expect(onEnd).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(onEnd).toHaveBeenCalledOnce()
})
