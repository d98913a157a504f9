import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { eventually } from '#support/eventually.ts'
import { createMember } from '#support/rows.ts'
import { openTestShop } from '#support/test-shop.ts'
import { carryNews } from './carry-news.ts'
import type { News } from './news.ts'
import { tellLater } from './tell-later.ts'

const { shop, database, sandbox, startWorker } = await openTestShop()
const { db } = database

const tell = (...news: News[]) => database.transaction(async (tx) => { for (const each of news) await tellLater(tx, each) })
const placed = (orderId: number): News => ({ name: 'order-placed', orderId })
const untold = async () => (await db.selectFrom('news').select('payload').orderBy('id').execute()).map(({ payload }) => payload)

test('what a transaction told that came to nothing is never heard of', async () => {
  await expect(database.transaction(async (tx) => {
    await tellLater(tx, placed(1))
    throw new Error('no')
  })).rejects.toThrow('no')
  expect(await untold()).toEqual([])
})

test('news are carried once, however many carry', async () => {
  await tell(...Array.from({ length: 25 }, (_, index) => placed(-index)))
  const carried = await Promise.all([1, 2, 3, 4].map(() => carryNews(shop)))
  expect(carried.toSorted((one, other) => one - other)).toEqual([0, 5, 10, 10])
  expect(await untold()).toEqual([])
  expect(await carryNews(shop)).toBe(0)
})

test('news that nobody can follow do not hold up those behind them', async () => {
  const memberId = await createMember(database)
  await db.updateTable('users').set({ pending_email: 'behind@example.com' }).where('id', '=', memberId).execute()
  await tell({ name: 'refund-requested', refundId: 2_000_000_000 }, { name: 'email-given', memberId, email: 'behind@example.com', language: 'zh' })
  await startWorker()
  await eventually(async () => (await sandbox.lettersTo('behind@example.com')).length > 0)
  const waiting = await sql<{ payload: object }>`select payload from graphile_worker._private_jobs where task_id = (select id from graphile_worker._private_tasks where identifier = 'reaction')`.execute(db)
  expect(waiting.rows).toEqual([{ payload: { name: 'sendRefund', news: { name: 'refund-requested', refundId: 2_000_000_000 } } }])
})
