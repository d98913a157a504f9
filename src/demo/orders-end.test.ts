import { expect, test } from 'vitest'
import { addDays } from '#rules/calendar.ts'
import { scheduledJobs } from '#main/scheduled-jobs.ts'
import type { ScheduledJob } from '#server/platform/outbox/work.ts'
import { demoShop } from '#support/test-demo-shop.ts'
import { openTestShop } from '#support/test-shop.ts'

const {
  shop,
  database: { db },
} = await openTestShop({ furnishing: demoShop })

const waiting = () =>
  db.selectFrom('orders').where('status', 'in', ['uncharged', 'pending_payment']).select(['status', 'payment']).orderBy('id').execute()

/** Everything that the clock asks for, as if it were so many days later. */
async function runJobs(days: number): Promise<void> {
  const later: ScheduledJob[] = Object.values(scheduledJobs)
  for (const { work } of later) await work({ ...shop, now: () => addDays(shop.now(), days) })
}

test(
  'RUN-06 no order of the demo shop waits for its money for ever: the jobs of the clock end those that nobody pays',
  { timeout: 120_000 },
  async () => {
    expect(await waiting()).toEqual([
      { status: 'pending_payment', payment: 'atm' },
      { status: 'pending_payment', payment: 'line' },
      { status: 'uncharged', payment: 'atm' },
    ])
    await runJobs(0)
    expect(await waiting()).toHaveLength(3)
    await runJobs(60)
    expect(await waiting()).toEqual([])
    // Goods, points and codes that these held are free again.
    const held = await db
      .selectFrom('stock_reservations')
      .innerJoin('orders', 'orders.id', 'order_id')
      .where('state', '=', 'held')
      .select('orders.status')
      .distinct()
      .execute()
    expect(held).toEqual([{ status: 'confirmed' }])
  },
)
