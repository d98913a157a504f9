import { subscribe } from 'node:diagnostics_channel'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '#database/connect.ts'
import { statementRun, type RunStatement } from '#database/watched.ts'
import { addMinutes } from '#rules/calendar.ts'
import { createMember, createOrder } from '#support/rows.ts'
import { openTestShop } from '#support/test-shop.ts'
import { untilWaiting } from '#support/until-waiting.ts'
import { judgeOrder } from './judge-order.ts'

const { shop, database } = await openTestShop()
const { db } = database

const asked: string[] = []
subscribe(statementRun.name, (told) => asked.push((told as RunStatement).text))
// One that tells of its statements: it is opened once somebody listens.
const told = openDatabase({ url: database.directUrl, poolSize: 1 })
const judging = { ...shop, database: told }
afterAll(() => told.close())

const longAgo = addMinutes(shop.now(), -60 * 24 * 30)
const placed_at = shop.now()
const calm = await createMember(database, { created_at: longAgo })
const newcomer = await createMember(database, { created_at: shop.now() })

const buy = (user_id: number, price: number) =>
  createOrder(database, {
    user_id,
    payment: 'credit_cards',
    items_total: price,
    delivery_fee: 0,
    handling_fee: 0,
    grand_total: price,
    placed_at,
  })
const buyCheap = (user_id = calm) => buy(user_id, 300)
const buyDear = () => buy(newcomer, 12_000)

const rowOf = (id: number) => db.selectFrom('orders').where('id', '=', id).selectAll().executeTakeFirstOrThrow()
const entriesOf = async (id: number) =>
  db
    .selectFrom('audit_entries')
    .where('subject', '=', `order ${(await rowOf(id)).hashed_id}`)
    .select(['verb', 'after'])
    .orderBy('id')
    .execute()

async function refuseCard(order_id: number): Promise<void> {
  const refused = { method: 'credit_cards', status: 'failed', error_code: 'card_refused', amount: 300, created_at: placed_at } as const
  await db
    .insertInto('payments')
    .values({ ...refused, order_id, provider: 'tappay', reference: `P${order_id}` })
    .execute()
}

test('DSK-34 an order without risk is judged by one question, which writes nothing and holds nothing', async () => {
  const orderId = await buyCheap()
  const before = await rowOf(orderId)
  await database.transaction(async (tx) => {
    await sql`select from orders where id = ${orderId} for update`.execute(tx)
    asked.length = 0
    await judgeOrder(judging, { orderId })
    expect(asked).toHaveLength(1)
    expect(asked[0]).toMatch(/^select /)
    expect(asked[0]).not.toMatch(/for (?:no key )?(?:update|share)/)
  })
  expect(await rowOf(orderId)).toEqual(before)
  expect(await entriesOf(orderId)).toEqual([])
})

test('DSK-35 while somebody is marked, a second question is whether it is this buyer; and still nothing is held', async () => {
  const marked = await buyCheap()
  await db
    .insertInto('risk_marks')
    .values({ kind: 'user', value_hash: Buffer.from('somebody else'), order_id: marked, until: addMinutes(shop.now(), 1) })
    .execute()
  const orderId = await buyCheap()
  await database.transaction(async (tx) => {
    await sql`select from orders where id = ${orderId} for update`.execute(tx)
    asked.length = 0
    await judgeOrder(judging, { orderId })
    expect(asked).toHaveLength(2)
  })
  await db.deleteFrom('risk_marks').execute()
})

test('the question about an order is planned once for a connection', async () => {
  for (let call = 0; call < 12; call++) await judgeOrder(judging, { orderId: await buyCheap() })
  const { rows } = await sql`select custom_plans::int as anew from pg_prepared_statements
    where statement like '%"judged_at"%' and generic_plans + custom_plans >= 12`.execute(told.db)
  expect(rows).toEqual([{ anew: 5 }])
})

test('DSK-34 what is told again of an order of risk holds nothing either', async () => {
  const orderId = await buyDear()
  await judgeOrder(shop, { orderId })
  const before = await rowOf(orderId)
  expect(before).toMatchObject({ risk: 'high', risk_reasons: ['large_by_new_account'], held_reason: 'risk' })
  await database.transaction(async (tx) => {
    await sql`select from orders where id = ${orderId} for update`.execute(tx)
    await judgeOrder(judging, { orderId })
  })
  expect(await rowOf(orderId)).toEqual(before)
})

test('DSK-34 what comes to an order while its judgement waits for it is judged too', async () => {
  const orderId = await buyDear()
  let judged: Promise<void> = Promise.resolve()
  await database.transaction(async (tx) => {
    await sql`select from orders where id = ${orderId} for update`.execute(tx)
    judged = judgeOrder(shop, { orderId })
    judged.catch(() => undefined)
    await untilWaiting(database, 1)
    for (const order of [await buyCheap(newcomer), await buyCheap(newcomer), await buyCheap(newcomer)]) await refuseCard(order)
  })
  await judged
  const reasons = ['large_by_new_account', 'cards_refused']
  expect((await rowOf(orderId)).risk_reasons).toEqual(reasons)
  expect((await entriesOf(orderId))[0]).toEqual({ verb: 'judge-risk', after: { risk_reasons: reasons } })
})

test('DSK-35 an order that a person calls safe while its judgement waits for it stays as they said', async () => {
  const orderId = await buyDear()
  let judged: Promise<void> = Promise.resolve()
  await database.transaction(async (tx) => {
    await tx.updateTable('orders').set({ risk_mark: 'safe' }).where('id', '=', orderId).execute()
    judged = judgeOrder(shop, { orderId })
    judged.catch(() => undefined)
    await untilWaiting(database, 1)
  })
  await judged
  expect(await rowOf(orderId)).toMatchObject({ risk: 'low', risk_mark: 'safe', held_at: null })
  expect(await entriesOf(orderId)).toEqual([])
})
