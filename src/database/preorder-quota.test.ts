import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createMember, createOrder, createProduct } from '#support/rows.ts'
import { freshDatabase } from '#support/test-database.ts'

// What the database promises of what is sold before it has come, whoever writes.

const database = await freshDatabase()
const { db } = database
const buyer = await createMember(database)

/** A preorder of which so much is there, and so much may be promised beyond that. */
async function preorder(stock: number, quota: number): Promise<number> {
  const id = await createProduct(database, { stock, exclusive: true })
  await say(id, quota)
  return id
}
const say = (id: number, quota: number) =>
  db.updateTable('products').set({ preorder_quota: quota, quota_expected_on: '2027-01-15' }).where('id', '=', id).execute()
/** Whoever moves stock holds the product first, as every verb does. */
const move = (product_id: number, delta: number) =>
  database.transaction(async (tx) => {
    await tx.selectFrom('products').where('id', '=', product_id).select('id').forNoKeyUpdate().execute()
    const kind = delta > 0 ? 'receipt' : 'damage'
    await tx.insertInto('stock_movements').values({ product_id, delta, kind, actor: 'test' }).execute()
  })
async function hold(product_id: number, quantity: number): Promise<number> {
  const order_id = await createOrder(database, { user_id: buyer })
  await db.insertInto('stock_reservations').values({ order_id, product_id, quantity }).execute()
  return order_id
}
const end = (orderId: number, state: 'taken' | 'released') =>
  db.updateTable('stock_reservations').set({ state }).where('order_id', '=', orderId).where('state', '=', 'held').execute()
const stands = async (id: number) => {
  const { rows } = await sql<{ stock: number; reserved: number; quota: number; free: number }>`
    select stock, reserved, preorder_quota as quota, free_stock(products) as free from products where id = ${id}`.execute(db)
  return rows[0]
}

test('STK-20 D-213 D-215 a preorder is held up to its stock and its quota, and not one unit further', async () => {
  const product = await preorder(2, 3)
  expect(await stands(product)).toEqual({ stock: 2, reserved: 0, quota: 3, free: 5 })
  await hold(product, 4)
  await expect(hold(product, 2)).rejects.toThrow('products_reserved_within')
  await hold(product, 1)
  expect(await stands(product)).toMatchObject({ reserved: 5, free: 0 })
  await expect(say(product, 2), 'less than orders hold').rejects.toThrow('products_reserved_within_stock')
  await expect(move(product, -1), 'no unit fewer').rejects.toThrow('products_reserved_within_stock')
})

test('D-215 picking takes from stock alone: nothing leaves that is not there', async () => {
  const product = await preorder(2, 3)
  const [one, other] = [await hold(product, 3), await hold(product, 2)]
  await expect(end(one, 'taken')).rejects.toThrow('on the shelf')
  await end(other, 'taken')
  expect(await stands(product)).toEqual({ stock: 0, reserved: 3, quota: 3, free: 0 })
  await expect(end(one, 'taken')).rejects.toThrow('on the shelf')
  await move(product, 3)
  await end(one, 'taken')
  expect(await stands(product)).toEqual({ stock: 0, reserved: 0, quota: 0, free: 0 })
})

test('STK-20 what is received meets what was promised: as much can be sold as before, and more only beyond the quota', async () => {
  const product = await preorder(0, 10)
  await hold(product, 6)
  await move(product, 4)
  expect(await stands(product)).toEqual({ stock: 4, reserved: 6, quota: 6, free: 4 })
  await move(product, 9)
  expect(await stands(product)).toEqual({ stock: 13, reserved: 6, quota: 0, free: 7 })
})

test('STK-20 only a preorder has a quota, and only with the day on which it comes', async () => {
  const product = await createProduct(database, { stock: 1 })
  await expect(say(product, 1)).rejects.toThrow('products_quota_is_preorder')
  const other = await createProduct(database, { exclusive: true })
  await expect(db.updateTable('products').set({ preorder_quota: 1 }).where('id', '=', other).execute()).rejects.toThrow(
    'products_quota_is_preorder',
  )
})

type Deed = { kind: 'place' | 'release' | 'take' | 'receive' | 'lose' | 'say'; units: number; which: number }
const anyDeed: fc.Arbitrary<Deed> = fc.record({
  kind: fc.constantFrom('place', 'place', 'place', 'release', 'take', 'receive', 'lose', 'say'),
  units: fc.integer({ min: 1, max: 6 }),
  which: fc.nat({ max: 30 }),
})

test('STK-20 STK-23 D-215 whatever is placed, cancelled, received, lost and said at once: what is held stays between nothing and stock with quota', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: 5 }),
      fc.integer({ min: 0, max: 8 }),
      fc.array(fc.array(anyDeed, { minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 4 }),
      async (stock, quota, rounds) => {
        const product = await preorder(stock, quota)
        const orders: number[] = []
        for (const deeds of rounds) {
          const done = await Promise.allSettled(deeds.map((deed) => carryOut(deed, { product, orders })))
          const refused = done.flatMap((each) => (each.status === 'rejected' ? [String(each.reason)] : []))
          expect(refused.filter((why) => !/can be sold|on the shelf|check constraint/.test(why))).toEqual([])
          await expectSums(product)
        }
      },
    ),
    { numRuns: 12 },
  )
})

async function carryOut({ kind, units, which }: Deed, { product, orders }: { product: number; orders: number[] }): Promise<unknown> {
  const order = orders[which % Math.max(orders.length, 1)] ?? 0
  if (kind === 'place') return orders.push(await hold(product, units))
  if (kind === 'release') return end(order, 'released')
  if (kind === 'take') return end(order, 'taken')
  if (kind === 'say') return say(product, units)
  return move(product, kind === 'receive' ? units : -units)
}

async function expectSums(product: number): Promise<void> {
  const { rows } = await sql<{ stock: number; reserved: number; least: number }>`
    select (select coalesce(sum(delta), 0)::int from stock_movements where product_id = ${product}) as stock,
      (select coalesce(sum(quantity), 0)::int from stock_reservations where product_id = ${product} and state = 'held') as reserved,
      (select coalesce(min(after), 0)::int from (
        select sum(delta) over (order by id) as after from stock_movements where product_id = ${product}) as moved) as least`.execute(db)
  const { stock = 0, reserved = 0, least = 0 } = rows[0] ?? {}
  const now = await stands(product)
  expect(now).toMatchObject({ stock, reserved, free: Math.max(stock - reserved + (now?.quota ?? 0), 0) })
  expect(reserved).toBeLessThanOrEqual(stock + (now?.quota ?? 0))
  expect(least, 'nothing left that was not there').toBeGreaterThanOrEqual(0)
}
