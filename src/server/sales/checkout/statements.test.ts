import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '#database/connect.ts'
import { createApp } from '#main/app.ts'
import { createProducts } from '#support/rows.ts'
import { openTestBrowser } from '#support/test-browser.ts'
import { fillCart, orderBody, place } from '#support/test-order.ts'
import { openTestShop } from '#support/test-shop.ts'

const testShop = await openTestShop()
const { database, shop, signIn } = testShop

// One connection, so that whatever any call prepares is seen in one place.
const narrow = openDatabase({ url: database.directUrl, poolSize: 1 })
const app = await createApp({ ...shop, database: narrow }, { requestsPerMinute: 100_000, trustProxy: [] })
afterAll(async () => {
  await app.close()
  await narrow.close()
})

const hao = await signIn('hao')
const browser = openTestBrowser(app)
for (const [name, value] of hao.cookies) browser.cookies.set(name, value)

async function prepared(): Promise<string[]> {
  const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(narrow.db)
  return rows.map(({ statement }) => statement).sort()
}

const manyIds = (length: number) => Array.from({ length }, (_, index) => 900_000 + index)

/** Every call that takes a list, or shows one. */
async function callWithLists(length: number) {
  const order = await orderBody(testShop, { cart_item_ids: manyIds(length) })
  await expect(place(browser, { order })).rejects.toMatchObject({ status: 'invalid_cart_item_error' })
  await expect(browser.call.discount.calculate({ cart_item_ids: manyIds(length), discount_code: 'SAVE100' })).rejects.toMatchObject({
    status: 'invalid_cart_item_error',
  })
}

/** Orders of so many different goods, and the lists of them. */
async function order(products: readonly number[]) {
  const cart_item_ids = await fillCart(browser, Object.fromEntries(products.map((id) => [id, 1])))
  await browser.call.cart.read()
  await place(browser, { order: await orderBody(testShop, { cart_item_ids }) })
  await browser.call.orders.listTab.in_progress({})
}

test('DBS-02 a cart of 101 lines loads; an order of them all is refused with words, one of a hundred is looked at', async () => {
  const products = await createProducts(
    database,
    Array.from({ length: 101 }, (_, index) => ({ slug: `oil-${index}`, stock: 5, max_qty: 5 })),
  )
  const { id: user_id } = await hao.call.user.find({})
  await database.db.deleteFrom('cart_items').execute()
  await database.db
    .insertInto('cart_items')
    .values(products.map((product_id) => ({ user_id, product_id, origin: 'buyer' as const, quantity: 1 })))
    .execute()
  const lines = (await hao.call.cart.read()).cart_items.normal.map(({ id }) => id)
  expect(lines).toHaveLength(101)
  const refused = { status: 'validation_error', details: { errors: { 'order.cart_item_ids': '一筆訂單最多 100 項商品，請分次結帳' } } }
  await expect(place(hao, { order: await orderBody(testShop, { cart_item_ids: lines }) })).rejects.toMatchObject(refused)
  const placed = await place(hao, { order: await orderBody(testShop, { cart_item_ids: lines.slice(1) }) })
  expect((await hao.call.orders.find({ id: placed.order_hashed_id })).order_details).toHaveLength(100)
})

test('DBS-01 however long the lists are that are ordered, refused and shown, a connection keeps the same few statements', async () => {
  const products = await createProducts(
    database,
    Array.from({ length: 12 }, (_, index) => ({ slug: `gel-${index}`, stock: 500 })),
  )
  for (const length of [1, 2]) {
    await order(products.slice(0, length))
    await callWithLists(length)
  }
  const before = await prepared()
  for (const length of [3, 5, 8, 12]) await order(products.slice(0, length))
  for (const length of [3, 10, 30, 100]) await callWithLists(length)
  expect((await prepared()).filter((statement) => !before.includes(statement))).toEqual([])
})

/** As many as a night of trying; REFUSED_ORDERS=10000 measures a long one. */
const refusals = Number(process.env['REFUSED_ORDERS'] ?? 200)

async function memoryBytes(): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`select sum(total_bytes)::int as bytes from pg_backend_memory_contexts`.execute(narrow.db)
  return rows[0]?.bytes ?? 0
}

test('DBS-01 what PostgreSQL keeps for a connection does not grow with refused orders', { timeout: 30_000 + refusals * 50 }, async () => {
  const body = await orderBody(testShop, {})
  const refuse = async (count: number) => {
    for (let n = 0; n < count; n++)
      await expect(place(browser, { order: { ...body, cart_item_ids: manyIds(1 + (n % 100)) } })).rejects.toMatchObject({
        status: 'invalid_cart_item_error',
      })
  }
  await refuse(100)
  const before = await memoryBytes()
  await refuse(refusals)
  const grown = (await memoryBytes()) - before
  if (process.env['REFUSED_ORDERS']) console.log(`${refusals} refused orders: from ${before} to ${before + grown} bytes`)
  expect(grown).toBeLessThan(2_000_000)
})
