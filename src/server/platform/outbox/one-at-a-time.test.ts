import type { JobHelpers } from 'graphile-worker'
import { afterAll, expect, test } from 'vitest'
import { openPool } from '#database/open-pool.ts'
import { createMember } from '#support/rows.ts'
import { openTestShop } from '#support/test-shop.ts'
import { cleanAccounts } from '#server/people/members/clean-accounts.ts'
import { cleanIdempotencyKeys } from '#server/sales/placing/clean-idempotency-keys.ts'
import { oneAtATime } from './one-at-a-time.ts'

const { shop, database, clock } = await openTestShop()
const locks = openPool({ connectionString: database.url })
afterAll(() => locks.end())

/** No task of these asks anything of the worker. */
const helpers = {} as JobHelpers

test('what the clock asks for is not done twice at once, and is done again afterwards', async () => {
  const end = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  let runs = 0
  const task = oneAtATime({ name: 'count', locks }, async () => {
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
  const failing = oneAtATime({ name: 'fail', locks }, async () => Promise.reject(new Error('no')))
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
