import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { placeOrder } from '#server/sales/checkout/place-order.ts'
import type { OrderRequest } from '#server/sales/placing/order-request.ts'
import { openOwnPostgres } from '#support/own-postgres.ts'
import { openTestShop } from '#support/test-shop.ts'
import { wishOrders } from './ways.ts'

// A PostgreSQL of its own that is killed while buyers order and started again on the same place.

const postgres = await openOwnPostgres()
const testShop = await openTestShop({ database: postgres.database })
const { shop, database } = testShop

/** However long a busy machine takes to start the database. */
const patienceMs = 80_000

/** A browser that hears nothing asks again under the same key, as the checkout page does. */
async function orderUntilAnswered(request: OrderRequest): Promise<string> {
  for (const until = performance.now() + patienceMs; performance.now() < until;) {
    const placed = await placeOrder(shop, request).catch(() => null)
    if (placed?.ok) return placed.value.hashedId
    if (placed) throw new Error(placed.refusal.status)
    await pause(100)
  }
  throw new Error('The shop never answered again')
}

test(
  'D-73 while buyers order, the database is killed twice and started again: every acknowledged order is there, once',
  { timeout: 150_000 },
  async () => {
    const wishes = await wishOrders(testShop, { way: 'cash on delivery', count: 300 })
    const waiting = [...wishes]
    const acknowledged: string[] = []
    const buying = Promise.all(
      Array.from({ length: 8 }, async () => {
        for (let wish = waiting.shift(); wish; wish = waiting.shift()) acknowledged.push(await orderUntilAnswered(wish.request))
      }),
    )
    for (const many of [60, 160]) {
      await expect.poll(() => acknowledged.length, { timeout: 80_000, interval: 5 }).toBeGreaterThan(many)
      await postgres.kill()
      await postgres.startAgain()
    }
    await buying
    const orders = await database.db.selectFrom('orders').select(['hashed_id', 'user_id', 'status']).execute()
    expect(orders.map(({ hashed_id }) => hashed_id).toSorted()).toEqual(acknowledged.toSorted())
    expect(new Set(orders.map(({ user_id }) => user_id)).size).toBe(wishes.length)
    expect(orders.filter(({ status }) => status !== 'confirmed')).toEqual([])
    const reserved = await database.db
      .selectFrom('products')
      .where('reserved', '>', 0)
      .select((eb) => eb.fn.sum<string>('reserved').as('units'))
      .executeTakeFirstOrThrow()
    expect(Number(reserved.units)).toBe(3 * wishes.length)
  },
)
