import { expect, test } from 'vitest'
import { createMember, createOrder, createProduct } from '#support/rows.ts'
import { freshDatabase } from '#support/test-database.ts'

const database = await freshDatabase()
const { db } = database
const buyer = await createMember(database)

const stockOf = (id: number) => db.selectFrom('products').select(['stock', 'reserved']).where('id', '=', id).executeTakeFirstOrThrow()
const newOrder = () => createOrder(database, { user_id: buyer })

async function hold(product_id: number, quantity: number): Promise<number> {
  const order_id = await newOrder()
  const { id } = await db
    .insertInto('stock_reservations')
    .values({ order_id, product_id, quantity })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const end = (reservation: number, state: 'taken' | 'released') =>
  db.updateTable('stock_reservations').set({ state }).where('id', '=', reservation).execute()

test('stock is what was delivered less what was sold', async () => {
  const product = await createProduct(database, { stock: 5 })
  await db.insertInto('stock_movements').values({ product_id: product, delta: -2, kind: 'correction', actor: 'operations' }).execute()
  expect(await stockOf(product)).toEqual({ stock: 3, reserved: 0 })
})

test('a held unit is reserved, a released one is free again, a taken one is sold', async () => {
  const product = await createProduct(database, { stock: 5 })
  const [kept, given] = [await hold(product, 2), await hold(product, 3)]
  expect(await stockOf(product)).toEqual({ stock: 5, reserved: 5 })
  await end(given, 'released')
  expect(await stockOf(product)).toEqual({ stock: 5, reserved: 2 })
  await end(kept, 'taken')
  expect(await stockOf(product)).toEqual({ stock: 3, reserved: 0 })
  const sales = await db
    .selectFrom('stock_movements')
    .select('delta')
    .where('product_id', '=', product)
    .where('kind', '=', 'sale')
    .execute()
  expect(sales).toEqual([{ delta: -2 }])
})

test('OAP-20 fifty buyers reach for thirty units: thirty are held, none too many', async () => {
  const product = await createProduct(database, { stock: 30 })
  const outcomes = await Promise.allSettled(Array.from({ length: 50 }, () => hold(product, 1)))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(30)
  expect(await stockOf(product)).toEqual({ stock: 30, reserved: 30 })
})

test('stock never falls below what is held, nor below zero', async () => {
  const product = await createProduct(database, { stock: 2 })
  await hold(product, 1)
  const takeAway = (delta: number) =>
    db.insertInto('stock_movements').values({ product_id: product, delta, kind: 'correction', actor: 'operations' }).execute()
  await expect(takeAway(-2)).rejects.toThrow('products_reserved_within_stock')
  await expect(takeAway(-3)).rejects.toThrow(/products_(reserved_within_stock|stock_check)/)
})

test('nobody writes stock by hand', async () => {
  const product = await createProduct(database, { stock: 2 })
  const byHand = { stock: 100 } as object
  await expect(db.updateTable('products').set(byHand).where('id', '=', product).execute()).rejects.toThrow('not written directly')
  await expect(
    db
      .insertInto('products')
      .values({ slug: 'a', name_zh: '甲', preview: '', origin_price: 1, price: 1, ...byHand })
      .execute(),
  ).rejects.toThrow('not written directly')
})

test('an ended reservation stays as it ended', async () => {
  const reservation = await hold(await createProduct(database, { stock: 2 }), 1)
  await expect(db.updateTable('stock_reservations').set({ quantity: 2 }).where('id', '=', reservation).execute()).rejects.toThrow(
    'is refused',
  )
  await end(reservation, 'released')
  await expect(end(reservation, 'taken')).rejects.toThrow('is refused')
  await expect(db.deleteFrom('stock_reservations').where('id', '=', reservation).execute()).rejects.toThrow('is refused')
})

test('orders that share goods in opposite order wait for each other instead of deadlocking', async () => {
  const goods = await Promise.all(Array.from({ length: 8 }, () => createProduct(database, { stock: 500 })))
  const orders = await Promise.all(Array.from({ length: 40 }, newOrder))
  const placing = orders.map((order_id, index) => {
    const lines = (index % 2 ? goods : goods.toReversed()).map((product_id) => ({ order_id, product_id, quantity: 1 }))
    return db.insertInto('stock_reservations').values(lines).execute()
  })
  await Promise.all(placing)
  expect(await stockOf(goods[0] ?? 0)).toEqual({ stock: 500, reserved: 40 })
})
