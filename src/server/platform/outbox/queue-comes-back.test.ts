import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestShop } from '#support/test-shop.ts'

const {
  database: { db },
} = await openTestShop()

test('WRK-06 events that an earlier version had left to the queue alone come back to the outbox', async () => {
  const placed = (orderId: number) => ({ name: 'order-placed', orderId })
  const add = (task: string, payload: unknown) => sql`select graphile_worker.add_job(${task}, ${JSON.stringify(payload)}::json)`.execute(db)
  await add('news', [placed(1), placed(2)])
  await add('reaction', { name: 'sendOrderMail', news: placed(3) })
  await add('settle', {})
  const text = await readFile(new URL('../../../database/migrations/0037_news_until_done.sql', import.meta.url), 'utf8')
  await sql.raw(text.slice(text.indexOf('do $$'))).execute(db)
  const events = await db.selectFrom('news').select('payload').orderBy('id').execute()
  expect(events.map(({ payload }) => payload)).toEqual([placed(1), placed(2), placed(3)])
  expect((await sql`select task_identifier from graphile_worker.jobs`.execute(db)).rows).toEqual([{ task_identifier: 'settle' }])
})
