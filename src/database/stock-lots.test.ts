import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createMember, createOrder, createProduct } from '#support/rows.ts'
import { freshDatabase } from '#support/test-database.ts'
import { allocateLots, type LotState } from '#rules/catalog/lots.ts'

// What the database promises of stock, lots and what is withheld, whoever writes.

const database = await freshDatabase()
const { db } = database
const buyer = await createMember(database)

const stands = async (id: number) => {
  const { rows } = await sql<{ stock: number; reserved: number; withheld: number; in_lots: number; free: number }>`
    select stock, reserved, withheld, in_lots, free_stock(products) as free from products where id = ${id}`.execute(db)
  return rows[0]
}
const move = (product_id: number, delta: number, lot_id: number | null = null) =>
  db
    .insertInto('stock_movements')
    .values({ product_id, delta, lot_id, kind: delta > 0 ? 'receipt' : 'correction', actor: 'test' })
    .execute()

async function createLot(product_id: number, lot: { expires_on?: string; received_on?: string; state?: LotState; units?: number }) {
  const { expires_on = '2027-06-30', received_on = '2026-11-24', state = 'open', units = 0 } = lot
  const { id } = await db
    .insertInto('stock_lots')
    .values({ product_id, number: `L${Math.random()}`, expires_on, received_on, state, block_on: expires_on })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (units > 0) await move(product_id, units, id)
  return id
}

async function hold(product_id: number, quantity: number): Promise<number> {
  const order_id = await createOrder(database, { user_id: buyer })
  await db.insertInto('stock_reservations').values({ order_id, product_id, quantity }).execute()
  return order_id
}
const end = (orderId: number, state: 'taken' | 'released') =>
  db.updateTable('stock_reservations').set({ state }).where('order_id', '=', orderId).execute()
const soldOf = (orderId: number) =>
  db
    .selectFrom('stock_movements')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'sale')
    .orderBy('id')
    .select(['lot_id', 'delta'])
    .execute()

test('STK-09 STK-11 safety stock and units of lots that are not open are there, and cannot be sold', async () => {
  const product = await createProduct(database, { stock: 3, safety_stock: 2 })
  expect(await stands(product)).toEqual({ stock: 3, reserved: 0, withheld: 2, in_lots: 0, free: 1 })
  const lot = await createLot(product, { units: 5 })
  expect(await stands(product)).toMatchObject({ stock: 8, withheld: 2, in_lots: 5, free: 6 })
  await db.updateTable('stock_lots').set({ state: 'blocked' }).where('id', '=', lot).execute()
  expect(await stands(product)).toMatchObject({ withheld: 7, free: 1 })
  await move(product, 2, lot)
  expect(await stands(product), 'what comes into a blocked lot').toMatchObject({ stock: 10, withheld: 9, in_lots: 7, free: 1 })
  await db.updateTable('stock_lots').set({ state: 'expired' }).where('id', '=', lot).execute()
  await db.updateTable('products').set({ safety_stock: 0 }).where('id', '=', product).execute()
  expect(await stands(product)).toMatchObject({ withheld: 7, free: 3 })
  await db.updateTable('stock_lots').set({ state: 'open' }).where('id', '=', lot).execute()
  expect(await stands(product)).toMatchObject({ withheld: 0, free: 10 })
})

test('nothing is held beyond what can be sold, and what is held stays so when more is withheld', async () => {
  const product = await createProduct(database, { stock: 5, safety_stock: 2 })
  await expect(hold(product, 4)).rejects.toThrow('less can be sold')
  await hold(product, 3)
  await db.updateTable('products').set({ safety_stock: 4 }).where('id', '=', product).execute()
  expect(await stands(product)).toMatchObject({ reserved: 3, withheld: 4, free: 0 })
  await expect(hold(product, 1)).rejects.toThrow('less can be sold')
})

test('nobody writes by hand what follows from movements; a lot begins empty and stays', async () => {
  const product = await createProduct(database, { stock: 5 })
  const lot = await createLot(product, { units: 1 })
  for (const column of ['withheld', 'in_lots'])
    await expect(
      db
        .updateTable('products')
        .set({ [column]: 1 } as object)
        .where('id', '=', product)
        .execute(),
    ).rejects.toThrow('not written directly')
  for (const change of [{ quantity: 9 }, { number: 'B' }, { expires_on: '2030-01-01' }])
    await expect(
      db
        .updateTable('stock_lots')
        .set(change as object)
        .where('id', '=', lot)
        .execute(),
    ).rejects.toThrow('not written directly')
  await expect(db.deleteFrom('stock_lots').where('id', '=', lot).execute()).rejects.toThrow('is refused')
  await expect(move(product, -2, lot), 'more than the lot has').rejects.toThrow(/check constraint/)
  const other = await createProduct(database, { stock: 5 })
  await expect(move(other, 1, lot), 'a lot of other goods').rejects.toThrow('stock_movements_of_lot')
  await db.updateTable('products').set({ lots_followed: true }).where('id', '=', product).execute()
  await expect(move(product, 1), 'STK-05').rejects.toThrow('has a lot')
})

test('STK-07 D-217 one sale a lot: goods in no lot first, then what expires first, and nothing of lots that are not open', async () => {
  const product = await createProduct(database, { stock: 1 })
  const late = await createLot(product, { expires_on: '2028-01-01', units: 3 })
  await createLot(product, { expires_on: '2026-12-01', units: 3, state: 'blocked' })
  const early = await createLot(product, { expires_on: '2027-01-01', units: 2 })
  const [one, other] = [await hold(product, 2), await hold(product, 3)]
  await end(one, 'taken')
  expect(await soldOf(one)).toEqual([
    { lot_id: null, delta: -1 },
    { lot_id: early, delta: -1 },
  ])
  await end(other, 'taken')
  expect(await soldOf(other)).toEqual([
    { lot_id: early, delta: -1 },
    { lot_id: late, delta: -2 },
  ])
  expect(await stands(product)).toEqual({ stock: 4, reserved: 0, withheld: 3, in_lots: 4, free: 1 })
})

test('STK-09 what was held keeps its place when its lot is blocked, and is not picked from there', async () => {
  const product = await createProduct(database, {})
  const lot = await createLot(product, { units: 2 })
  const order = await hold(product, 2)
  await db.updateTable('stock_lots').set({ state: 'blocked' }).where('id', '=', lot).execute()
  expect(await stands(product)).toMatchObject({ stock: 2, reserved: 2, withheld: 2, free: 0 })
  await expect(end(order, 'taken')).rejects.toThrow('on the shelf')
  await db.updateTable('stock_lots').set({ state: 'open' }).where('id', '=', lot).execute()
  await end(order, 'taken')
  expect(await soldOf(order)).toEqual([{ lot_id: lot, delta: -2 }])
})

test('STK-01 a movement is never changed, and is taken back once, by its exact opposite', async () => {
  const product = await createProduct(database, { stock: 4 })
  const { id } = await db.selectFrom('stock_movements').where('product_id', '=', product).select('id').executeTakeFirstOrThrow()
  await expect(db.updateTable('stock_movements').set({ delta: 3 }).where('id', '=', id).execute()).rejects.toThrow('is refused')
  await expect(db.deleteFrom('stock_movements').where('id', '=', id).execute()).rejects.toThrow('is refused')
  const opposite = (delta: number, kind: 'correction' | 'count' = 'correction') =>
    db.insertInto('stock_movements').values({ product_id: product, delta, kind, reverses_id: id, actor: 'test' }).execute()
  await expect(opposite(-3)).rejects.toThrow('not the opposite')
  await expect(opposite(-4, 'count')).rejects.toThrow('stock_movements_opposite')
  const told = await Promise.allSettled([opposite(-4), opposite(-4), opposite(-4)])
  expect(told.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await stands(product)).toMatchObject({ stock: 0 })
})

test('STK-07 the database takes lots as the rule does, whatever there is', async () => {
  const anyLot = fc.record({
    expires_on: fc.constantFrom('2027-01-01', '2027-02-01', '2027-03-01'),
    received_on: fc.constantFrom('2026-10-01', '2026-11-01'),
    units: fc.integer({ min: 1, max: 6 }),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(anyLot, { minLength: 1, maxLength: 5 }), fc.integer({ min: 1, max: 12 }), async (lots, wanted) => {
      const product = await createProduct(database, {})
      const made = []
      for (const lot of lots) made.push({ ...lot, quantity: lot.units, id: await createLot(product, lot) })
      const { taken, short } = allocateLots(made, wanted)
      if (short > 0) return
      const order = await hold(product, wanted)
      await end(order, 'taken')
      expect(await soldOf(order)).toEqual(taken.map(({ id, quantity }) => ({ lot_id: id, delta: -quantity })))
    }),
    { numRuns: 40 },
  )
})

test('STK-26 D-216 there is one place, and every movement, lot and reservation names it', async () => {
  expect(await db.selectFrom('places').select(['id', 'name_zh']).execute()).toEqual([{ id: 1, name_zh: '倉庫' }])
  const product = await createProduct(database, { stock: 2 })
  await createLot(product, { units: 2 })
  const order = await hold(product, 3)
  const places = async (table: 'stock_movements' | 'stock_lots' | 'stock_reservations') =>
    (await db.selectFrom(table).where('product_id', '=', product).select('place_id').execute()).map(({ place_id }) => place_id)
  expect([await places('stock_lots'), await places('stock_reservations')]).toEqual([[1], [1]])
  await end(order, 'taken')
  expect(await places('stock_movements')).toEqual([1, 1, 1, 1])
})

test('STK-23 a thousand placements, counts, receipts and pickings at once end with the sums of one after the other, and never pass them meanwhile', async () => {
  const product = await createProduct(database, { stock: 200, safety_stock: 5 })
  const lots = [await createLot(product, { expires_on: '2027-01-01', units: 100 }), await createLot(product, { units: 100 })]
  const orders = await Promise.all(Array.from({ length: 500 }, () => createOrder(database, { user_id: buyer })))
  const place = async (order_id: number, quantity: number) => {
    await db.insertInto('stock_reservations').values({ order_id, product_id: product, quantity }).execute()
    if (order_id % 3 === 0) await end(order_id, 'taken')
    if (order_id % 3 === 1) await end(order_id, 'released')
  }
  const turn = async (lot: number) => {
    await database.transaction(async (tx) => {
      await tx.selectFrom('products').where('id', '=', product).select('id').forNoKeyUpdate().execute()
      const { state } = await tx.selectFrom('stock_lots').where('id', '=', lot).select('state').executeTakeFirstOrThrow()
      await tx
        .updateTable('stock_lots')
        .set({ state: state === 'open' ? 'blocked' : 'open' })
        .where('id', '=', lot)
        .execute()
    })
  }
  const deeds = [
    ...orders.map((order, place_) => () => place(order, 1 + (place_ % 3))),
    ...Array.from({ length: 250 }, (_, place_) => () => move(product, 1 + (place_ % 2), [null, ...lots][place_ % 3] ?? null)),
    ...Array.from({ length: 150 }, (_, place_) => () => move(product, -1 - (place_ % 4), [null, ...lots][place_ % 3] ?? null)),
    ...Array.from({ length: 100 }, (_, place_) => () => turn(lots[place_ % 2] ?? 0)),
  ]
  expect(deeds).toHaveLength(1000)
  const done = await Promise.allSettled(deeds.map((_, place_) => deeds[(place_ * 617) % deeds.length]?.()))
  const refused = done.flatMap((each) => (each.status === 'rejected' ? [String(each.reason)] : []))
  expect(
    refused.filter((why) => !/can be sold|on the shelf|check constraint/.test(why)),
    'refused for want of stock alone',
  ).toEqual([])
  const { rows } = await sql<{ stock: number; reserved: number; in_lots: number; withheld: number }>`
    select (select sum(delta)::int from stock_movements where product_id = ${product}) as stock,
      (select coalesce(sum(quantity), 0)::int from stock_reservations where product_id = ${product} and state = 'held') as reserved,
      (select sum(quantity)::int from stock_lots where product_id = ${product}) as in_lots,
      (select 5 + coalesce(sum(quantity) filter (where state <> 'open'), 0)::int from stock_lots where product_id = ${product}) as withheld`.execute(
    db,
  )
  expect(await stands(product)).toMatchObject(rows[0] ?? {})
  const { rows: ledger } = await sql<{ least: number }>`
    select min(after)::int as least from (select sum(delta) over (order by id) as after from stock_movements where product_id = ${product}) as moved`.execute(
    db,
  )
  expect(ledger[0]?.least).toBeGreaterThanOrEqual(0)
})
