import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { isAlive } from '#database/embedded/is-alive.ts'
import { runApart } from './run-apart.ts'

const program = resolve(import.meta.dirname, '../../../../tests/support/holding-program.ts')
const bounds = { megabytes: 250, seconds: 2, longestMs: 60_000 }

/** Answers the number of the process that has read it. */
const ask = async (taking: { megabytes?: number; forever?: boolean }, keptMs = 0) =>
  runApart(program, { files: [JSON.stringify(taking), ''], bounds, keptMs })

async function numberOf(answering: ReturnType<typeof runApart>): Promise<number> {
  const answer = await answering
  if ('ended' in answer) throw new Error(`It was ended: ${answer.ended}`)
  return Number(answer.said)
}

test('files that come soon after each other share a process, which ends once none comes any more', async () => {
  const first = await numberOf(ask({}, 60_000))
  expect(await numberOf(ask({}, 500))).toBe(first)
  await expect.poll(() => isAlive(first), { timeout: 20_000 }).toBe(false)
  expect(await numberOf(ask({}))).not.toBe(first)
})

test('where nothing is said of the next file, each has a process of its own, which ends with it', async () => {
  const [first, second] = await Promise.all([numberOf(ask({})), numberOf(ask({}))])
  expect(second).not.toBe(first)
  await expect.poll(() => isAlive(first) || isAlive(second), { timeout: 20_000 }).toBe(false)
})

test('what files before it have left in a process does not count against a file', async () => {
  const first = await numberOf(ask({ megabytes: 120 }, 60_000))
  const second = await numberOf(ask({ megabytes: 120 }, 60_000))
  expect(second, 'both together are more than one file may take').not.toBe(first)
  expect(await numberOf(ask({}))).toBe(second)
})

test('a file that takes too much is ended by its bounds, in a process that is kept too, and the next is read', async () => {
  await ask({}, 60_000)
  expect(await ask({ forever: true }, 60_000)).toEqual({ ended: 'limit' })
  expect(await ask({ megabytes: 300 }, 60_000)).toEqual({ ended: 'limit' })
  expect(await numberOf(ask({}))).toBeGreaterThan(0)
})
