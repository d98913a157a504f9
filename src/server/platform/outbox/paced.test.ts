import { expect, test } from 'vitest'
import { paced } from './paced.ts'

test('IMP-10 a turn begins no sooner than its time after the one before, the first at once', async () => {
  const inTime = paced(60)
  const began: number[] = []
  for (let n = 0; n < 4; n += 1) {
    await inTime()
    began.push(performance.now())
  }
  const [first = 0, last = 0] = [began[0], began.at(-1)]
  // Each is noted a little after it began.
  expect(last - first).toBeGreaterThanOrEqual(3 * 60 - 1)
})
