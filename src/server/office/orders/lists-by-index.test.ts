import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Tx } from '#database/connect.ts'
import type { FilterWords } from '#rules/orders/order-filter.ts'
import type { OrderStatus } from '#rules/orders/order.ts'
import { orderViews, type OrderView } from '#rules/orders/order-views.ts'
import { findPage } from '#server/sales/orders/for-staff/find-page.ts'
import { copyOrders } from '#support/copy-orders.ts'
import { createMember, createOrder } from '#support/rows.ts'
import { openTestShop } from '#support/test-shop.ts'
import { ordersMeant } from './orders-of-filter.ts'

const { shop, database } = await openTestShop()
const { db } = database
const daysAgo = (days: number) => new Date(shop.now().getTime() - days * 24 * 3_600_000)
/** Done long ago, as nearly all orders of a shop are. */
const done = 12_000
const inWork: OrderStatus[] = ['uncharged', 'pending_payment', 'confirmed', 'picking', 'delivering', 'delivered', 'cancel']

beforeAll(async () => {
  const userId = await createMember(database)
  await createOrder(database, { user_id: userId, status: 'finished', placed_at: daysAgo(400), finished_at: daysAgo(390) })
  await sql.raw(copyOrders.replaceAll('$1', "'王一'").replace('$2', String(done))).execute(db)
  for (const status of inWork)
    for (let hour = 0; hour < 10; hour += 1) await createOrder(database, { user_id: userId, status, placed_at: daysAgo(1 + hour / 24) })
  for (const table of ['orders', 'payments', 'shipments', 'users']) await sql`analyze ${sql.table(table)}`.execute(db)
}, 120_000)

type Asked = FilterWords & { view: OrderView }
const narrow = orderViews.filter((view) => view !== 'all' && view !== 'finished')
const day = daysAgo(1).toISOString().slice(0, 10)
const all = { view: 'all' } as const

/** How many orders were looked through one after the other, and how many were found along an index. */
async function readFor(asked: Asked): Promise<{ through: number; along: number }> {
  return database.transaction(async (tx) => {
    const before = await countRead(tx)
    await findPage(tx, { filter: ordersMeant(asked, shop.now()), words: undefined, sort: '-placed', cursor: null, limit: 51, most: 10_001 })
    const after = await countRead(tx)
    return { through: after.through - before.through, along: after.along - before.along }
  })
}

/** What this connection has read of the orders lately. */
async function countRead(tx: Tx): Promise<{ through: number; along: number }> {
  const { rows } = await sql<{ through: number; along: number }>`select coalesce(sum(seq_tup_read), 0)::int as through,
    coalesce(sum(idx_tup_fetch), 0)::int as along from pg_stat_xact_user_tables where relname = 'orders'`.execute(tx)
  return rows[0] ?? { through: 0, along: 0 }
}

test('what is read is counted: of what is done long ago a list counts ten thousand', async () => {
  const { through, along } = await readFor({ view: 'finished' })
  expect(through + along).toBeGreaterThan(10_000)
})

test.for<Asked>([
  ...narrow.map((view) => ({ view })),
  { ...all, placed: `${day}..${day}` },
  { ...all, status: 'picking,delivering' },
  { ...all, held: 'address' },
  { ...all, note: 'yes' },
  { ...all, pre_order: 'yes' },
  { ...all, invoice: 'donate' },
  { ...all, total: '5000..' },
  { ...all, trouble: 'payment,parcel,invoice_late' },
])('NAV-29 among many orders that are done the list %o looks through none of them', async (asked) => {
  const { through, along } = await readFor(asked)
  expect(through).toBe(0)
  expect(along).toBeLessThan(done / 10)
})
