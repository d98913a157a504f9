import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { freshDatabase } from '#support/test-database.ts'
import { openDatabase, type Tx } from './connect.ts'
import { isBusy } from './is-busy.ts'
import { takingTime } from './taking-time.ts'

const database = await freshDatabase()
await sql`create table shelf (id int primary key)`.execute(database.db)
await sql`insert into shelf values (1)`.execute(database.db)

const timeouts = { statementMs: 400, lockMs: 150, idleInTransactionMs: 300 }
const direct = openDatabase({ url: database.directUrl, timeouts })
const pooled = openDatabase({ url: database.url, timeouts, pooled: true })
afterAll(() => Promise.all([direct.close(), pooled.close()]))

const ways = [
  ['on a connection of our own', direct],
  ['through a pooler', pooled],
] as const
const problem = (call: Promise<unknown>): Promise<unknown> => call.catch((error: unknown) => error)

test.each(ways)('DBS-04 whoever waits for a lock %s is told so in time, and the work is not done again', async (_way, impatient) => {
  let runs = 0
  const told = await database.transaction(async (holder) => {
    await sql`select from shelf where id = 1 for update`.execute(holder)
    return problem(
      impatient.transaction(async (tx) => {
        runs += 1
        await sql`select from shelf where id = 1 for update`.execute(tx)
      }),
    )
  })
  expect(told).toMatchObject({ code: '55P03' })
  expect([isBusy(told), runs]).toEqual([true, 1])
})

test.each(ways)('DBS-04 a statement that takes too long %s is given up, save where time is taken', async (_way, impatient) => {
  const slow = (tx: Tx) => sql`select pg_sleep(0.6)`.execute(tx)
  const told = await problem(impatient.transaction(slow))
  expect(told).toMatchObject({ code: '57014' })
  expect(isBusy(told)).toBe(true)
  await takingTime(impatient, slow)
  // Taking time ends with the transaction.
  expect(await problem(impatient.transaction(slow))).toMatchObject({ code: '57014' })
})

test.each(ways)(
  'DBS-04 a transaction %s in which nothing happens lets go of its locks, and its work runs again',
  async (_way, impatient) => {
    let runs = 0
    await impatient.transaction(async (tx) => {
      runs += 1
      await sql`select from shelf where id = 1 for update`.execute(tx)
      // What nobody asks for any more: another one gets the lock.
      if (runs === 1) await database.transaction((other) => sql`select from shelf where id = 1 for update`.execute(other))
      await sql`select 1`.execute(tx)
    })
    expect(runs).toBe(2)
  },
)

test('DBS-04 without time-outs nothing is given up', async () => {
  const { rows } = await sql`select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock`.execute(
    database.db,
  )
  expect(rows).toEqual([{ statement: '0', lock: '0' }])
})
