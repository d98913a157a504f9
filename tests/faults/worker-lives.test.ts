import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { OrderRequest } from '#server/sales/placing/order-request.ts'
import { placeOrder } from '#server/sales/checkout/place-order.ts'
import { startPicking } from '#server/delivery/fulfilment/start-picking.ts'
import { openOwnPostgres } from '#support/own-postgres.ts'
import { openTestShop } from '#support/test-shop.ts'
import { wishOrders } from './ways.ts'

// While 40 orders a second come in, PostgreSQL is killed with -9 and its connections are ended as at a fail-over, each so
// many times: once as part of all tests (about half a minute), or as many as FALLS says:
//   FALLS=20 npx vitest run tests/faults/worker-lives.test.ts

const falls = Number(process.env['FALLS'] ?? '1')
const ordersPerSecond = 40
/** Of the whole test. Whoever asks gives up a little sooner and says why; on a slow machine a database takes its time to come back. */
const longestMs = 120_000 + falls * 50_000
/** Between a fall and the next, while the worker is at it again. */
const calmMs = 2500

const postgres = await openOwnPostgres()
const opened = await openTestShop({ database: postgres.database })
const { shop, database, sandbox } = opened
await opened.startWorker()

/** A browser that hears nothing asks again under the same key, as the checkout page does. */
async function orderUntilAnswered(request: OrderRequest): Promise<string> {
  const placed = await untilAnswered(() => placeOrder(shop, request))
  if (placed.ok) return placed.value.hashedId
  throw new Error(placed.refusal.status)
}

/** Its invoice follows. Who hears nothing presses again, and may read that it is being packed already. */
async function pickUntilAnswered(number: string): Promise<void> {
  await untilAnswered(() => startPicking(shop, { number, by: 'test' }))
}

async function untilAnswered<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  const until = performance.now() + longestMs
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      if (performance.now() > until) throw new Error('The shop never answered again', { cause: error })
    }
    await pause(100)
  }
}

async function undone(): Promise<number> {
  const { count } = await database.db
    .selectFrom('news')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

test(
  'WRK-01 WRK-02 D-73 while orders come in, the database falls again and again: the worker goes on, and every order has its email and its invoice, once',
  { timeout: longestMs + 60_000 },
  async () => {
    const wishes = await wishOrders(opened, { way: 'cash on delivery', count: Math.ceil((ordersPerSecond * 2 * falls * calmMs) / 1000) })
    // Tried once more, the test finds what its first try has left: only these count.
    const buyers = wishes.map(({ buyer }) => buyer.memberId)
    await sql`update users set email = uid || '@example.com' where id = any(${buyers})`.execute(database.db)
    const coming = Promise.all(
      wishes.map(async ({ request, buyer }, index) => {
        await pause((index * 1000) / ordersPerSecond)
        const number = await orderUntilAnswered(request)
        await pickUntilAnswered(number)
        return { number, memberId: buyer.memberId }
      }),
    )
    for (let fall = 0; fall < falls; fall++) {
      await pause(calmMs / 2)
      await postgres.kill()
      await postgres.startAgain()
      await pause(calmMs)
      await postgres.endConnections()
      await pause(calmMs / 2)
    }
    const acknowledged = await coming
    const orders = await database.db
      .selectFrom('orders')
      .innerJoin('users', 'users.id', 'orders.user_id')
      .where('orders.user_id', 'in', buyers)
      .select(['orders.hashed_id', 'orders.user_id', 'users.email'])
      .execute()
    expect(orders.map(({ hashed_id }) => hashed_id).toSorted()).toEqual(acknowledged.map(({ number }) => number).toSorted())
    expect(new Set(orders.map(({ user_id }) => user_id)).size).toBe(wishes.length)

    await expect.poll(undone, { timeout: 60_000 + falls * 10_000, interval: 200 }).toBe(0)
    const emails = await Promise.all(orders.map(async ({ email }) => (await sandbox.emailsTo(email ?? '')).length))
    expect(emails.filter((count) => count !== 1)).toEqual([])
    const invoices = await database.db
      .selectFrom('invoices')
      .innerJoin('orders', 'orders.id', 'invoices.order_id')
      .where('orders.user_id', 'in', buyers)
      .select('order_id')
      .execute()
    expect([invoices.length, new Set(invoices.map(({ order_id }) => order_id)).size]).toEqual([orders.length, orders.length])
  },
)
