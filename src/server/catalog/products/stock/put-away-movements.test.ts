import { sql, type Insertable } from 'kysely'
import { expect, test } from 'vitest'
import type { Tables } from '#database/tables.ts'
import { addDays } from '#rules/calendar.ts'
import { createMember, createOrder, createProduct } from '#support/rows.ts'
import { freshDatabase } from '#support/test-database.ts'
import { untilWaiting } from '#support/until-waiting.ts'
import { checkStock } from './check-stock.ts'
import { putAwayMovements } from './put-away-movements.ts'
import { putAwayOldest } from './put-away-store.ts'

// Movements of long ago, beside those that are being written.

const database = await freshDatabase()
const { db } = database
const now = new Date()
const shop = { database, now: () => now }
const buyer = await createMember(database)
const daysAgo = (days: number) => addDays(now, -days)
const longAgo = daysAgo(731)

async function move(product_id: number, delta: number, said: Partial<Insertable<Tables['stock_movements']>> = {}): Promise<number> {
  const movement = { product_id, delta, kind: delta > 0 ? ('receipt' as const) : ('damage' as const), actor: 'test', ...said }
  const { id } = await db.insertInto('stock_movements').values(movement).returning('id').executeTakeFirstOrThrow()
  return id
}
const takeBack = (product: number, { id, delta, ...said }: { id: number; delta: number; created_at?: Date }) =>
  move(product, -delta, { kind: 'correction', reverses_id: id, ...said })

async function sell(product_id: number, quantity: number): Promise<void> {
  const order_id = await createOrder(database, { user_id: buyer })
  await db.insertInto('stock_reservations').values({ order_id, product_id, quantity }).execute()
  await db.updateTable('stock_reservations').set({ state: 'taken' }).where('order_id', '=', order_id).execute()
}

const stockOf = async (id: number) => (await db.selectFrom('products').where('id', '=', id).select('stock').executeTakeFirstOrThrow()).stock
const ledgerOf = (id: number) => db.selectFrom('stock_movements').where('product_id', '=', id).orderBy('id').selectAll().execute()

/** Which movements of a product stand where they were written, and which were put away. */
async function placesOf(product: number): Promise<{ stands: number[]; away: number[] }> {
  const { rows } = await sql<{ stands: number[]; away: number[] }>`
    select (select coalesce(array_agg(id order by id), '{}') from only stock_movements where product_id = ${product}) as stands,
      (select coalesce(array_agg(id order by id), '{}') from stock_movements_put_away where product_id = ${product}) as away`.execute(db)
  return { stands: rows[0]?.stands.map(Number) ?? [], away: rows[0]?.away.map(Number) ?? [] }
}

test('CPY-34 movements of more than two years ago are put away, once, by one process or two; those of less stay where they were written', async () => {
  const product = await createProduct(database)
  const old = [await move(product, 10, { created_at: longAgo }), await move(product, -3, { created_at: daysAgo(900) })]
  const young = [await move(product, 4, { created_at: daysAgo(729) }), await move(product, -1)]
  const ledger = await ledgerOf(product)
  await Promise.all([putAwayMovements(shop), putAwayMovements(shop)])
  await putAwayMovements(shop)
  expect(await placesOf(product)).toEqual({ stands: young, away: old })
  expect(await ledgerOf(product), 'whoever reads the ledger reads both').toEqual(ledger)
  await expect(checkStock(shop)).resolves.toBeUndefined()
})

test('CPY-34 one night puts all of them away, however many there are', async () => {
  const product = await createProduct(database)
  await sql`insert into stock_movements (product_id, delta, kind, actor, created_at)
    select ${product}, 1, 'count', 'test', ${longAgo} from generate_series(1, 2500)`.execute(db)
  const young = await move(product, 1)
  await putAwayMovements(shop)
  const { stands, away } = await placesOf(product)
  expect([stands, away.length]).toEqual([[young], 2500])
  expect(await stockOf(product)).toBe(2501)
  await expect(checkStock(shop)).resolves.toBeUndefined()
})

test('CPY-34 while they are put away goods are sold without waiting, and what is broken off half way has not happened', async () => {
  const product = await createProduct(database)
  const first = await move(product, 10, { created_at: longAgo })
  await move(product, -1, { created_at: longAgo })
  const brokenOff = database.transaction(async (tx) => {
    await putAwayOldest(tx, { before: daysAgo(730), after: 0, limit: 1000 })
    await sell(product, 2)
    await move(product, 5)
    await takeBack(product, { id: first, delta: 10 })
    throw new Error('the power is cut')
  })
  await expect(brokenOff).rejects.toThrow('the power is cut')
  expect((await placesOf(product)).away).toEqual([])
  const [ledger, stock] = [await ledgerOf(product), await stockOf(product)]
  await putAwayMovements(shop)
  expect((await placesOf(product)).away).toHaveLength(2)
  expect([await ledgerOf(product), await stockOf(product)]).toEqual([ledger, stock])
  await expect(checkStock(shop)).resolves.toBeUndefined()
})

test('CPY-34 sales, receipts and reversals at the same moment as two of these jobs end with the same sums', async () => {
  const product = await createProduct(database)
  const ids = []
  for (let each = 0; each < 40; each += 1) ids.push(await move(product, 5, { created_at: longAgo }))
  await Promise.all([
    putAwayMovements(shop),
    ...Array.from({ length: 15 }, () => sell(product, 2)),
    ...ids.slice(0, 6).map((id) => takeBack(product, { id, delta: 5 })),
    putAwayMovements(shop),
    ...Array.from({ length: 5 }, () => move(product, 3)),
  ])
  expect(await stockOf(product)).toBe(200 - 30 - 30 + 15)
  expect(await placesOf(product)).toMatchObject({ away: ids })
  expect(await ledgerOf(product)).toHaveLength(40 + 15 + 6 + 5)
  await expect(checkStock(shop)).resolves.toBeUndefined()
})

test('CPY-34 nothing leaves the ledger of which there is no copy, nothing is put away that did not stand so, and nothing stands twice', async () => {
  const product = await createProduct(database)
  const id = await move(product, 4, { created_at: longAgo })
  const copy = (delta: number) =>
    sql`insert into stock_movements_put_away (id, product_id, delta, kind, actor, created_at)
      values (${id}, ${product}, ${delta}, 'receipt', 'test', ${longAgo})`.execute(db)
  await expect(sql`delete from stock_movements where id = ${id}`.execute(db)).rejects.toThrow('delete is refused')
  await expect(sql`update stock_movements set delta = 5 where id = ${id}`.execute(db)).rejects.toThrow('update is refused')
  await expect(copy(5)).rejects.toThrow('did not stand so')
  await expect(copy(4)).rejects.toThrow('stands twice')
  await putAwayMovements(shop)
  for (const change of [sql`update stock_movements set delta = 5`, sql`delete from stock_movements`])
    await expect(sql`${change} where id = ${id}`.execute(db)).rejects.toThrow('stock_movements_put_away is only ever added to')
  expect(await placesOf(product)).toEqual({ stands: [], away: [id] })
})

test('CPY-34 STK-01 a movement that was put away is taken back by its opposite, once, also when that was put away as well', async () => {
  const product = await createProduct(database)
  const wrong = { id: await move(product, 4, { created_at: longAgo }), delta: 4 }
  const right = { id: await move(product, 7, { created_at: longAgo }), delta: 7 }
  await putAwayMovements(shop)
  await expect(takeBack(product, { ...wrong, delta: 3 })).rejects.toThrow('is not the opposite')
  const opposite = { id: await takeBack(product, { ...wrong, created_at: longAgo }), delta: -4 }
  await expect(takeBack(product, wrong)).rejects.toThrow('stock_movements_reverses_id_key')
  await putAwayMovements(shop)
  expect(await placesOf(product)).toEqual({ stands: [], away: [wrong.id, right.id, opposite.id] })
  await expect(takeBack(product, wrong)).rejects.toThrow('was taken back before')
  await takeBack(product, opposite)
  expect(await stockOf(product)).toBe(11)
  await expect(checkStock(shop)).resolves.toBeUndefined()
})

test('CPY-34 STK-01 what is taken back in the moment in which its first opposite is put away is refused', async () => {
  const product = await createProduct(database)
  const wrong = { id: await move(product, 4, { created_at: longAgo }), delta: 4 }
  await takeBack(product, { ...wrong, created_at: longAgo })
  await move(product, 9)
  const second = await database.transaction(async (tx) => {
    await putAwayOldest(tx, { before: daysAgo(730), after: wrong.id - 1, limit: 2 })
    const waiting = takeBack(product, wrong).catch((error: unknown) => error)
    await untilWaiting(database, 1)
    return { waiting }
  })
  expect(String(await second.waiting)).toContain('was taken back before')
  expect(await stockOf(product)).toBe(9)
})
