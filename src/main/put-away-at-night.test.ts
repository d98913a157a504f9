import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addDays, taipeiDay } from '#rules/calendar.ts'
import { createMember, createOrder } from '#support/rows.ts'
import { openTestShop } from '#support/test-shop.ts'
import { scheduledJobs } from './scheduled-jobs.ts'

// What is kept for good, and made room for by jobs of the night.

const { shop, database, shelf } = await openTestShop()
const { db } = database
const user_id = await createMember(database)

test('CPY-34 the job of the night puts away orders of a year ago and movements of two', async () => {
  const move = async (days: number) => {
    const movement = { product_id: shelf.nailFile, delta: 1, kind: 'count' as const, actor: 'test', created_at: addDays(shop.now(), -days) }
    return (await db.insertInto('stock_movements').values(movement).returning('id').executeTakeFirstOrThrow()).id
  }
  const finish = (days: number) => createOrder(database, { user_id, status: 'finished', finished_at: addDays(shop.now(), -days) })
  const [older, younger, old, young] = [await move(731), await move(729), await finish(366), await finish(364)]
  await scheduledJobs.archive.work(shop)
  const away = await db.selectFrom('stock_movements_put_away').where('id', 'in', [older, younger]).select('id').execute()
  expect(away).toEqual([{ id: older }])
  const orders = db.selectFrom('orders').where('id', 'in', [old, young]).orderBy('id').select('status')
  expect(await orders.execute()).toEqual([{ status: 'archived' }, { status: 'finished' }])
})

test('CPY-34 D-105 the audit log has a part for each month, made before it begins', async () => {
  const at = addDays(shop.now(), 120)
  await scheduledJobs['seal-audit'].work({ ...shop, now: () => at })
  for (const days of [0, 28, 56, 84]) {
    const month = taipeiDay(addDays(at, days)).slice(0, 7).replace('-', '')
    const { rows } = await sql<{ made: number }>`
      select count(*)::int as made from pg_class where relname in (${`audit_entries_${month}`}, ${`data_views_${month}`})`.execute(db)
    expect(rows, month).toEqual([{ made: 2 }])
  }
})
