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

test('CPY-25 an event of which only a later version knows what follows is left to that one, and keeps no other waiting', async () => {
  const tell = (payload: object) =>
    db
      .insertInto('news')
      .values({ payload: JSON.stringify(payload) })
      .returning('id')
      .executeTakeFirstOrThrow()
  const unknown = await tell({ name: 'told-by-the-next-version', orderId: 0 })
  const known = await tell({ name: 'order-held', orderId: 0 })
  const find = (id: number) => db.selectFrom('news').where('id', '=', id).select(['attempts', 'last_error']).executeTakeFirst()
  expect(await eventually(async () => (await find(unknown.id))?.attempts === 1)).toBe(true)
  expect((await find(unknown.id))?.last_error).toContain('this version does not know')
  expect(await eventually(async () => (await find(known.id)) === undefined)).toBe(true)
})
