import { expect, test } from 'vitest'
import { addDays } from '#rules/calendar.ts'
import { createMember, createOrder } from '#support/rows.ts'
import { openTestShop } from '#support/test-shop.ts'
import { archiveOrders } from './archive-orders.ts'

const { shop, database } = await openTestShop()
const { db } = database

test('D-66 CPY-34 orders that were finished a year ago are archived, with their parts, and no others; once, however often the clock strikes', async () => {
  const user_id = await createMember(database)
  const daysAgo = (days: number) => addDays(shop.now(), -days)
  const old = await createOrder(database, { user_id, status: 'finished', finished_at: daysAgo(366) })
  const part = await createOrder(database, {
    user_id,
    status: 'finished',
    finished_at: daysAgo(366),
    payment: 'credit_cards',
    parent_id: old,
    suffix: 1,
  })
  const young = await createOrder(database, { user_id, status: 'finished', finished_at: daysAgo(364) })
  const other = await createOrder(database, { user_id, status: 'refunded', finished_at: daysAgo(400) })
  await Promise.all([archiveOrders(shop), archiveOrders(shop)])
  await archiveOrders(shop)
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'status', 'archived_at'])
    .where('id', 'in', [old, part, young, other])
    .orderBy('id')
    .execute()
  expect(rows).toEqual([
    { id: old, status: 'archived', archived_at: shop.now() },
    { id: part, status: 'archived', archived_at: shop.now() },
    { id: young, status: 'finished', archived_at: null },
    { id: other, status: 'refunded', archived_at: null },
  ])
  const transitions = await db
    .selectFrom('order_events')
    .select(['order_id', 'event', 'actor'])
    .where('order_id', 'in', [old, part, young, other])
    .orderBy('order_id')
    .execute()
  expect(transitions).toEqual([
    { order_id: old, event: 'archive', actor: 'time' },
    { order_id: part, event: 'archive', actor: 'time' },
  ])
})

test('CPY-34 one night archives all that are due, however many orders a day brings', async () => {
  const user_id = await createMember(database)
  const finished = { user_id, status: 'finished' as const, finished_at: addDays(shop.now(), -366) }
  for (let made = 0; made < 201; made += 67) await Promise.all(Array.from({ length: 67 }, () => createOrder(database, finished)))
  await archiveOrders(shop)
  const left = db.selectFrom('orders').where('user_id', '=', user_id).where('status', '=', 'finished').select('id')
  expect(await left.execute()).toEqual([])
})
