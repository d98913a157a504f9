import { sql } from 'kysely'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { openTestShop } from '#support/test-shop.ts'

const lines: { msg: string }[] = []
const {
  database: { db },
  startWorker,
} = await openTestShop({ log: pino({ base: null }, { write: (line) => void lines.push(JSON.parse(line)) }) })

await sql`alter table graphile_worker._private_tasks rename to tasks_away`.execute(db)
await startWorker()

/** However long a busy machine takes for it: the pauses between two beginnings grow. */
const soon = { timeout: 30_000, interval: 50 }

test('WRK-02 lanes whose first question the database cannot answer begin anew, and do what waits once it can', async () => {
  const { id } = await db
    .insertInto('news')
    .values({ payload: JSON.stringify({ name: 'order-held', orderId: 0 }) })
    .returning('id')
    .executeTakeFirstOrThrow()
  const haveBegunAnew = () =>
    ['money', 'letters', 'rest'].every((lane) => lines.some(({ msg }) => msg.startsWith(`the lane ${lane} has failed`)))
  await expect.poll(haveBegunAnew, soon).toBe(true)
  await sql`alter table graphile_worker.tasks_away rename to _private_tasks`.execute(db)
  const find = () => db.selectFrom('news').where('id', '=', id).select('id').executeTakeFirst()
  await expect.poll(find, soon).toBeUndefined()
})
