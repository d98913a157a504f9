import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { freshDatabase } from '#support/test-database.ts'
import { onServer } from '#support/test-server.ts'
import { openDatabase } from './connect.ts'
import { retrying } from './retrying.ts'

const database = await freshDatabase()
const { db } = database

const named = async (rows: typeof db) => {
  const {
    rows: [first],
  } = await sql<{ count: number }>`select count(*) as count from pg_prepared_statements`.execute(rows)
  return first?.count
}

test('numbers arrive as numbers, days as days, moments as moments', async () => {
  const { rows } = await sql`select count(*) as count, date '1990-02-28' as birthday, timestamptz '2026-01-01T00:00:00Z' as placed_at,
      array[7, null]::bigint[] as ids`.execute(db)
  expect(rows).toEqual([{ count: 1, birthday: '1990-02-28', placed_at: new Date('2026-01-01T00:00:00Z'), ids: [7, null] }])
  await expect(sql`select 9007199254740993::bigint as id`.execute(db)).rejects.toThrow('too large for a number')
})

test('statements have names on a direct connection and none through a pooler', async () => {
  const direct = openDatabase({ url: database.directUrl, poolSize: 1 })
  const pooled = openDatabase({ url: database.url, poolSize: 1, pooled: true })
  for (const { db: rows } of [direct, pooled]) {
    for (const id of [1, 2, 3]) await rows.selectFrom('users').select('id').where('id', '=', id).execute()
  }
  // The select of users and this very question; asked through the pooler, none.
  expect([await named(direct.db), await named(pooled.db)]).toEqual([2, 0])
  await Promise.all([direct.close(), pooled.close()])
})

test('DBS-06 a connection comes to its end, and another takes its place', async () => {
  const brief = openDatabase({ url: database.directUrl, poolSize: 1, lifetimeSeconds: 1 })
  const pid = async () => (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(brief.db)).rows[0]?.pid
  const first = await pid()
  await expect.poll(pid, { timeout: 10_000 }).not.toBe(first)
  await brief.close()
})

test('two orders that lock the same goods the wrong way round both come through', async () => {
  await sql`create table shelf (id int primary key, count int not null)`.execute(db)
  await sql`insert into shelf values (1, 0), (2, 0)`.execute(db)
  const take = (ids: readonly number[]) =>
    database.transaction(async (tx) => {
      for (const id of ids) {
        await sql`update shelf set count = count + 1 where id = ${id}`.execute(tx)
        await sql`select pg_sleep(0.1)`.execute(tx)
      }
    })
  await Promise.all([take([1, 2]), take([2, 1])])
  const { rows } = await sql`select count from shelf`.execute(db)
  expect(rows).toEqual([{ count: 2 }, { count: 2 }])
})

test('a serialization failure runs the work again, a refusal of a check does not', async () => {
  const failing = (code: string) => async () => {
    let runs = 0
    const outcome = await database
      .transaction(async (tx) => {
        runs += 1
        if (runs < 3) await sql.raw(`do $$ begin raise exception 'no' using errcode = '${code}'; end $$`).execute(tx)
      })
      .then(
        () => 'done',
        () => 'failed',
      )
    return { runs, outcome }
  }
  expect(await failing('40001')()).toEqual({ runs: 3, outcome: 'done' })
  expect(await failing('23514')()).toEqual({ runs: 1, outcome: 'failed' })
})

test('a connection lost in the middle runs the work again on another one', async () => {
  let runs = 0
  await database.transaction(async (tx) => {
    runs += 1
    const {
      rows: [own],
    } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
    if (runs === 1) await sql`select pg_terminate_backend(${own?.pid})`.execute(db)
    await sql`select 1`.execute(tx)
  })
  expect(runs).toBe(2)
})

test('a connection lost while committing is left to the idempotency key of the caller', async () => {
  let runs = 0
  const lost = retrying(async ({ watch }) => {
    await watch(async () => (runs += 1))(null)
    throw Object.assign(new Error('Connection terminated unexpectedly'), { code: 'ECONNRESET' })
  })
  await expect(lost).rejects.toThrow('Connection terminated')
  expect(runs).toBe(1)
})

test('RUN-03 a write that a standby refuses drops the connection and runs again, where the address leads by then', async () => {
  await sql`create table diary (word text not null)`.execute(db)
  const name = new URL(database.url).pathname.slice(1)
  const only = (state: 'on' | 'off') =>
    onServer(database.url, (client) =>
      client.query(`begin read write; alter database ${name} set default_transaction_read_only = ${state}; commit`),
    )
  const lonely = openDatabase({ url: database.directUrl, poolSize: 1 })
  await only('on')
  // Connected to whoever only reads, and does so for good.
  await sql`select 1`.execute(lonely.db)
  await only('off')
  let runs = 0
  await lonely.transaction(async (tx) => {
    runs += 1
    await sql`insert into diary values ('once')`.execute(tx)
  })
  expect(runs).toBe(2)
  expect((await sql`select word from diary`.execute(db)).rows).toEqual([{ word: 'once' }])
  await lonely.close()
})

test('RUN-02 who has waited for nothing for half a second is told so at once', async () => {
  let runs = 0
  const away = Object.assign(new Error('query_wait_timeout'), { code: '08P01', severity: 'FATAL' })
  const waiting = (ms: number) => () =>
    retrying(async () => {
      runs += 1
      await new Promise((resolve) => void setTimeout(resolve, ms))
      throw away
    })
  await expect(waiting(600)()).rejects.toThrow('query_wait_timeout')
  expect(runs).toBe(1)
  await expect(waiting(0)()).rejects.toThrow('query_wait_timeout')
  expect(runs).toBeGreaterThan(2)
})
