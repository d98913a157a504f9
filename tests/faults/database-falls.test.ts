import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '#database/connect.ts'
import { startEmbedded, type EmbeddedServer } from '#database/embedded.ts'
import { migrate } from '#database/migrate.ts'
import { placeOrder } from '#server/checkout/place-order.ts'
import type { OrderRequest } from '#server/checkout/order-request.ts'
import { smallShop } from '#support/test-shelf.ts'
import { openTestShop } from '#support/test-shop.ts'
import { freePorts } from '../../bench/free-ports.ts'
import { wishOrders } from './ways.ts'

// A PostgreSQL of its own, as `npm start` runs it, that is killed while buyers order and started again on the same place.

const home = await mkdtemp(join(tmpdir(), 'meihao-falls-'))
await chmod(home, 0o755)
const directory = join(home, 'postgres')
const [port = 0] = await freePorts(1)
let server = await startEmbedded({ directory, port })
const database = { ...openDatabase({ url: server.url, poolSize: 8 }), url: server.url }
await migrate(server.url)
await smallShop.furnish(database)
const testShop = await openTestShop()
const shop = { ...testShop.shop, database }

afterAll(async () => {
  await database.close()
  await server.stop()
  await rm(home, { recursive: true, force: true })
}, 30_000)

/** Everything of it falls at once, as when the power goes. */
async function killDatabase(): Promise<void> {
  const [pid] = (await readFile(join(directory, 'postmaster.pid'), 'utf8')).split('\n')
  process.kill(Number(pid), 'SIGKILL')
}

/** What the last process of the killed one holds is free after a moment. */
async function startAgain(): Promise<EmbeddedServer> {
  for (let attempt = 1; ; attempt++) {
    const started = await startEmbedded({ directory, port }).catch((error: unknown) => (attempt < 20 ? null : Promise.reject(error)))
    if (started) return started
    await pause(200)
  }
}

/** A browser that hears nothing asks again under the same key, as the checkout page does. */
async function orderUntilAnswered(request: OrderRequest): Promise<string> {
  for (let attempt = 1; attempt < 100; attempt++) {
    const placed = await placeOrder(shop, request).catch(() => null)
    if (placed?.ok) return placed.value.hashedId
    if (placed) throw new Error(placed.refusal.status)
    await pause(100)
  }
  throw new Error('The shop never answered again')
}

test('D-73 while buyers order, the database is killed twice and started again: every acknowledged order is there, once', { timeout: 90_000 }, async () => {
  const wishes = await wishOrders({ ...testShop, database }, { way: 'cash on delivery', count: 300 })
  const waiting = [...wishes]
  const acknowledged: string[] = []
  const buying = Promise.all(Array.from({ length: 8 }, async () => {
    for (let wish = waiting.shift(); wish; wish = waiting.shift()) acknowledged.push(await orderUntilAnswered(wish.request))
  }))
  for (const many of [60, 160]) {
    await expect.poll(() => acknowledged.length, { timeout: 30_000, interval: 5 }).toBeGreaterThan(many)
    await killDatabase()
    server = await startAgain()
  }
  await buying
  const orders = await database.db.selectFrom('orders').select(['hashed_id', 'user_id', 'status']).execute()
  expect(orders.map(({ hashed_id }) => hashed_id).toSorted()).toEqual(acknowledged.toSorted())
  expect(new Set(orders.map(({ user_id }) => user_id)).size).toBe(wishes.length)
  expect(orders.filter(({ status }) => status !== 'confirmed')).toEqual([])
  const reserved = await database.db.selectFrom('products').where('reserved', '>', 0).select((eb) => eb.fn.sum<string>('reserved').as('units')).executeTakeFirstOrThrow()
  expect(Number(reserved.units)).toBe(3 * wishes.length)
})
