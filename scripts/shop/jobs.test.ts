import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { openTestShop } from '#support/test-shop.ts'
import { runCommand } from './run-command.ts'

const {
  shop,
  database: { db },
} = await openTestShop()

const operate = async (command: string, ...given: string[]) => (await runCommand(shop, { command, given })).says
const placed = (orderId: number) => JSON.stringify({ name: 'order-placed', orderId })

/** ShopEvent that were told so many minutes ago, and failed as often as that. */
async function tellAgo({
  minutes,
  attempts = 0,
  error = null,
}: {
  minutes: number
  attempts?: number
  error?: string | null
}): Promise<number> {
  const { id } = await db
    .insertInto('news')
    .values({ payload: placed(1), told_at: new Date(Date.now() - minutes * 60_000), attempts, last_error: error })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function scheduledJob(name: string, set: { attempts: number; error: string | null; lockedMinutes: number | null }): Promise<void> {
  await sql`select graphile_worker.add_job(${name})`.execute(db)
  await sql`update graphile_worker._private_jobs set attempts = ${set.attempts}, last_error = ${set.error}, locked_at = now() - make_interval(mins => ${set.lockedMinutes}), locked_by = ${set.lockedMinutes === null ? null : 'pool'} where attempts = 0`.execute(
    db,
  )
}

beforeEach(() => sql`truncate news, worker_pools, graphile_worker._private_jobs`.execute(db))

test('WRK-10 attention tells what waits in the background, for how long and why, and that nobody works', async () => {
  await tellAgo({ minutes: 3 })
  expect(await operate('attention')).toBe('Nothing needs anybody.')
  const oldest = await tellAgo({ minutes: 37, attempts: 4, error: 'sendOrderMail: the mail server does not answer' })
  await tellAgo({ minutes: 12 })
  await scheduledJob('settle', { attempts: 2, error: 'no', lockedMinutes: null })
  await scheduledJob('stores', { attempts: 1, error: null, lockedMinutes: 25 })
  expect((await operate('attention')).split('\n')).toEqual([
    '-  work  nobody works in the background: start the part worker',
    `-  work  ${oldest}: order-placed, 2 waiting, the oldest for 37 min, tried 4 times, sendOrderMail: the mail server does not answer`,
    '-  work  settle: failed 2 times since 0 min, no',
    '-  work  stores: at work for 25 min',
  ])
  await db.insertInto('worker_pools').values({ pool_id: 'pool' }).execute()
  expect(await operate('attention')).not.toContain('nobody works')
})

test('WRK-10 what will never succeed is ended by a person; what has not failed is left to the machine', async () => {
  const [failed, fresh] = [await tellAgo({ minutes: 60 * 50, attempts: 9, error: 'no such mailbox' }), await tellAgo({ minutes: 1 })]
  expect(await operate('attention')).toContain('the oldest for 2 d')
  const giveUp = (id: number) => operate('give-up', String(id), '--reason', 'The address does not exist', '--actor', 'Ana')
  expect([await giveUp(failed), await giveUp(failed), await giveUp(fresh)]).toEqual([
    `Work ${failed} is given up.`,
    'Nothing was done: no work of that number has failed.',
    'Nothing was done: no work of that number has failed.',
  ])
  expect((await db.selectFrom('news').select('id').execute()).map(({ id }) => id)).toEqual([fresh])
})
