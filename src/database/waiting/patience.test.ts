import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { freshDatabase } from '#support/test-database.ts'
import { openDatabase } from '#database/connect.ts'
import { isBusy } from '#database/is-busy.ts'
import { asOneCall } from './patience.ts'

const { url } = await freshDatabase()
const narrow = openDatabase({ url, poolSize: 1, forCalls: true })
afterAll(() => narrow.close())

const ask = async (times: number) => {
  for (let time = 0; time < times; time += 1) await sql`select 1`.execute(narrow.db)
}

test('CPY-15 a call waits for all of its connections together no longer than for one, and leaves none taken', async () => {
  const over = new AbortController()
  const taking = [1, 2].map(async () => {
    while (!over.signal.aborted) await narrow.transaction(() => pause(300))
  })
  // Each wait alone is within the patience for one.
  await ask(1)
  const begin = performance.now()
  const told = await asOneCall(() => ask(20)).catch((error: unknown) => error)
  expect(isBusy(told)).toBe(true)
  expect(performance.now() - begin).toBeLessThan(3000)
  over.abort()
  await Promise.all(taking)
  await asOneCall(() => ask(20))
})

test('CPY-15 waits beside each other count once, and whoever has no patience of a call waits as long as the pool does', async () => {
  const holding = narrow.transaction(() => pause(700))
  const beside = asOneCall(() => Promise.all(Array.from({ length: 20 }, () => ask(1))))
  await expect(beside).resolves.toHaveLength(20)
  await holding
  const again = narrow.transaction(() => pause(1200))
  await expect(ask(1)).resolves.toBeUndefined()
  await again
})
