import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { endWithin } from './end-within.ts'

test('CPY-05 what is under way is waited for until its time is over, and no longer; what fails in time is told', async () => {
  let givenUp = 0
  const giveUp = () => void (givenUp += 1)
  let done = false
  await endWithin(10_000, async () => pause(20).then(() => (done = true)), giveUp)
  expect([done, givenUp]).toEqual([true, 0])
  await endWithin(20, () => new Promise(() => undefined), giveUp)
  expect(givenUp).toBe(1)
  await expect(endWithin(10_000, () => Promise.reject(new Error('no')), giveUp)).rejects.toThrow('no')
  await endWithin(20, () => pause(60).then(() => Promise.reject(new Error('late'))), giveUp)
  await pause(80)
  expect(givenUp).toBe(2)
})
