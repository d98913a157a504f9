import { expect, test } from 'vitest'
import { eventually } from '#support/eventually.ts'
import { openTestShop } from '#support/test-shop.ts'

const {
  database: { db },
  startWorker,
} = await openTestShop()

test('WRK-06 a worker that begins carries the events again whose job is gone', async () => {
  const { id } = await db
    .insertInto('news')
    .values({ payload: JSON.stringify({ name: 'payment-due', orderId: 0 }), job_id: 987_654_321 })
    .returning('id')
    .executeTakeFirstOrThrow()
  await startWorker()
  const findLost = () => db.selectFrom('news').where('id', '=', id).where('job_id', '=', 987_654_321).select('id').executeTakeFirst()
  expect(await eventually(async () => (await findLost()) === undefined)).toBe(true)
})
