import type { JobHelpers } from 'graphile-worker'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { createMember } from '#support/rows.ts'
import { openTestShop } from '#support/test-shop.ts'
import { cleanAccounts } from '#server/people/members/clean-accounts.ts'
import { cleanIdempotencyKeys } from '#server/sales/placing/clean-idempotency-keys.ts'
import { oneAtATime } from './one-at-a-time.ts'

const { shop, database, clock } = await openTestShop()
const pool = new pg.Pool({ connectionString: database.url })
// A connection may still be leaving when the database of the test goes.
pool.on('error', () => undefined)
pool.on('connect', (client) => client.on('error', () => undefined))
afterAll(() => pool.end())

/** What a task asks of the worker. */
const helpers = {
  async withPgClient<Answer>(work: (client: pg.PoolClient) => Promise<Answer>) {
    const client = await pool.connect()
    return work(client).finally(() => client.release())
  },
} as JobHelpers

test('what the clock asks for is not done twice at once, and is done again afterwards', async () => {
  const end = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  let runs = 0
  const task = oneAtATime('count', async () => {
    runs++
    begun.resolve()
    await end.promise
  })
  const first = task({}, helpers)
  await begun.promise
  await task({}, helpers)
  expect(runs).toBe(1)
  end.resolve()
  await first
  await task({}, helpers)
  expect(runs).toBe(2)
})

test('work that fails frees its turn', async () => {
  const failing = oneAtATime('fail', async () => Promise.reject(new Error('no')))
  await expect(failing({}, helpers)).rejects.toThrow('no')
  await expect(failing({}, helpers)).rejects.toThrow('no')
})

test('what nobody can use any more is cleaned away, and nothing else', async () => {
  const memberId = await createMember(database)
  const now = shop.now()
  const old = new Date(now.getTime() - 31 * 24 * 60 * 60 * 1000)
  const later = new Date(now.getTime() + 60_000)
  const session = (name: string) => ({ token_hash: Buffer.from(name), user_id: memberId, csrf_secret: Buffer.from('s'), expires_at: later })
  await database.db
    .insertInto('sessions')
    .values([session('living'), { ...session('revoked'), revoked_at: old }, { ...session('expired'), expires_at: old }])
    .execute()
  const key = { user_id: memberId, route: 'orders.place', request_hash: 'x' }
  await database.db
    .insertInto('idempotency_keys')
    .values([
      { ...key, key: 'old', expires_at: old },
      { ...key, key: 'new', expires_at: later },
    ])
    .execute()
  await cleanAccounts(shop)
  await cleanIdempotencyKeys(shop)
  expect((await database.db.selectFrom('sessions').select('token_hash').execute()).map((row) => String(row.token_hash))).toEqual(['living'])
  expect(await database.db.selectFrom('idempotency_keys').select('key').execute()).toEqual([{ key: 'new' }])
  clock.pass({ minutes: 2 })
  await cleanIdempotencyKeys(shop)
  expect(await database.db.selectFrom('idempotency_keys').select('key').execute()).toEqual([])
})
