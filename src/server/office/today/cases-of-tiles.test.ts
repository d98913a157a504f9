import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { createMember, createOrder, createProduct } from '#support/rows.ts'
import { testOffice } from '#support/test-office.ts'
import { paymentsOf } from '#support/test-payments.ts'
import { openTestShop } from '#support/test-shop.ts'
import { startPicking } from '#server/delivery/fulfilment/start-picking.ts'
import { defaultTodayTerms } from '#rules/orders/tile-limits.ts'
import { changeSetting } from '#server/platform/settings/change-setting.ts'
import { tellRedTiles } from './tell-red-tiles.ts'

// What stands under a tile is what the tile counts, and what can be done about it is done there.

const testShop = await openTestShop()
const { shop, clock, database, signIn } = testShop
const { db } = database
const pay = paymentsOf(testShop)
const office = testOffice(testShop)
const hao = await signIn('hao', { language: 'en' })
let cream = 0

type At = Awaited<ReturnType<typeof office.as>>
const tileOf = async (at: At, kind: string) => (await at.call.today.find({})).tiles.find((tile) => tile.kind === kind)

beforeAll(async () => {
  cream = await createProduct(database, { slug: 'cream', price: 1040, origin_price: 1040, stock: 500 })
})

test('TDY-02 the tile 低庫存 counts the very goods that stand under it, the scarcest first, also on further pages', async () => {
  const names = []
  for (let free = 0; free < 60; free += 1) {
    const id = await createProduct(database, { slug: `scarce-${free}`, stock: free % 6 })
    names.push(id)
  }
  await createProduct(database, { slug: 'gone', stock: 0, available: false })
  await createProduct(database, { slug: 'enough', stock: defaultTodayTerms.low_stock_units + 1 })
  const packer = await office.as('packer')
  const first = await packer.call.todayCases.lowStock({})
  const second = await packer.call.todayCases.lowStock({ cursor: first.next ?? '' })
  const rows = [...first.rows, ...second.rows]
  expect(second.next).toBeNull()
  expect((await tileOf(packer, 'low_stock'))?.count).toBe(rows.length)
  expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining(names))
  expect(rows.map(({ free }) => free)).toEqual(rows.map(({ free }) => free).toSorted((one, other) => one - other))
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
})

test('TDY-02 the tiles of failed work and of companies outside open what they count, for who may look into the machine', async () => {
  const told_at = new Date(shop.now().getTime() - 3_600_000)
  for (const name of ['picking-started', 'picking-started', 'order-paid', 'stock-low'])
    await sql`insert into news (payload, attempts, told_at)
      values (${JSON.stringify({ name, orderId: 1, productId: 1, free: 1, version: 1 })}::jsonb, 2, ${told_at})`.execute(db)
  const [manager, packer] = [await office.as('manager'), await office.as('packer')]
  const { rows: work } = await manager.call.todayCases.failedWork({})
  expect(work).toContainEqual({ name: 'picking-started', count: 2, oldest: told_at.toISOString(), attempts: 2 })
  expect((await tileOf(manager, 'failed_work'))?.count).toBe(work.reduce((all, { count }) => all + count, 0))
  const { rows: outside } = await manager.call.todayCases.providers({})
  expect(outside.map(({ provider, count }) => [provider, count]).toSorted()).toEqual([
    ['invoice_platform', 2],
    ['mail', 1],
  ])
  expect((await tileOf(manager, 'providers'))?.count).toBe(2)
  expect(await tileOf(packer, 'failed_work')).toBeUndefined()
  await expect(packer.call.todayCases.failedWork({})).rejects.toMatchObject({ status: 'permission_denied' })
  await sql`delete from news where attempts > 0`.execute(db)
})

test('TDY-09 each payment that nobody has answered can be asked about under its tile, and leaves it with the answer', async () => {
  const { order_hashed_id: number } = await pay.buyBy(hao, 'line_pay', { goods: { [cream]: 1 } })
  await db
    .updateTable('payments')
    .set({ status: 'created', created_at: new Date(shop.now().getTime() - 11 * 60_000) })
    .where('order_id', 'in', db.selectFrom('orders').where('hashed_id', '=', number).select('id'))
    .execute()
  const accountant = await office.as('accountant')
  const { rows, more } = await accountant.call.todayCases.unanswered({})
  const row = rows.find((each) => each.number === number)
  expect(row).toMatchObject({ amount: expect.any(Number), method: 'line', attempts: [expect.any(Number)] })
  expect([(await tileOf(accountant, 'unanswered'))?.count, more]).toEqual([rows.length, false])
  const [{ payment_url = null } = {}] = await pay.attempts(number)
  await pay.decide(payment_url, 'approve')
  expect(await accountant.call.money.askPayment({ id: row?.attempts[0] ?? 0 })).toEqual({ status: 'settled' })
  expect((await accountant.call.todayCases.unanswered({})).rows.map((each) => each.number)).not.toContain(number)
})

test('TDY-09 待我覆核 counts what somebody else asks for and this person may decide, and is decided from there', async () => {
  const number = (await pay.buy(hao, { goods: { [cream]: 3 } })).order_hashed_id
  await startPicking(shop, { number, by: 'Ana' })
  const care = await office.as('care')
  const boss = await office.as('owner')
  const { order } = await boss.call.orders.find({ number })
  const lines = [{ line_id: order.order_details[0]?.id ?? 0, units: 1 }]
  await care.call.money.refund({ number, lines, reason: 'faulty', words: '瓶蓋裂了', total: 1040 }).catch(() => undefined)
  expect(await tileOf(boss, 'approvals')).toMatchObject({ count: 1, tone: 'calm' })
  expect(await tileOf(care, 'approvals'), 'who may not decide').toBeUndefined()
  const mine = (await boss.call.approvals.list({})).approvals.filter(({ can_decide }) => can_decide)
  expect(mine).toMatchObject([{ subject: `order ${number}` }])
  expect((await care.call.approvals.list({})).approvals).toMatchObject([{ is_own: true, can_decide: false }])
  clock.pass({ minutes: 5 * 60 })
  const manager = await office.as('manager')
  expect(await tileOf(manager, 'approvals')).toMatchObject({ count: 1, tone: 'amber' })
  expect(await manager.call.approvals.decide({ id: mine[0]?.id ?? 0, answer: 'yes' })).toEqual({ state: 'done' })
  expect(await tileOf(manager, 'approvals')).toBeUndefined()
})

test('TDY-02 指派給我 counts the open orders of each person apart, and leads to exactly these', async () => {
  const [ann, ben] = [await office.as('care'), await office.as('care')]
  const userId = await createMember(database)
  for (const [status, to] of [
    ['confirmed', ann],
    ['confirmed', ann],
    ['finished', ann],
    ['confirmed', ben],
  ] as const) {
    const id = await createOrder(database, { user_id: userId, status })
    await db.updateTable('orders').set({ assigned_to: to.me.id }).where('id', '=', id).execute()
  }
  expect((await tileOf(ann, 'assigned'))?.count).toBe(2)
  expect((await tileOf(ben, 'assigned'))?.count).toBe(1)
  expect(await tileOf(await office.as('manager'), 'assigned')).toBeUndefined()
})

test('NAV-32 CPY-34 a tile that turns red is told once for as long as it stays red, to those whose work it is; the bell leads to what stands under it', async () => {
  const [boss, packer] = [await office.as('owner'), await office.as('packer')]
  const toldOf = async (at: At) =>
    (await at.call.notices.list({})).rows.flatMap(({ notice }) => (notice.kind === 'tiles' ? [notice.tile] : []))
  const fail = () =>
    sql`insert into news (payload, attempts, told_at)
      values ('{"name": "order-paid", "orderId": 1}', 3, ${new Date(shop.now().getTime() - 7 * 3_600_000)})`.execute(db)
  const mend = () => sql`delete from news where attempts > 0`.execute(db)
  await tellRedTiles(shop)
  const before = (await toldOf(boss)).filter((tile) => tile === 'failed_work').length
  await fail()
  await Promise.all([tellRedTiles(shop), tellRedTiles(shop)])
  clock.pass({ minutes: 5 })
  await tellRedTiles(shop)
  const count = async (at: At) => (await toldOf(at)).filter((tile) => tile === 'failed_work').length
  expect(await count(boss)).toBe(before + 1)
  expect(await count(packer)).toBe(0)
  await mend()
  await tellRedTiles(shop)
  await fail()
  clock.pass({ minutes: 5 })
  await tellRedTiles(shop)
  expect(await count(boss), 'red anew').toBe(before + 2)
  await mend()
})

test('TDY-03 a tile turns amber and red by the limits of the settings, what is kept cold by its own', async () => {
  const userId = await createMember(database)
  const waiting = { user_id: userId, status: 'confirmed' as const, confirmed_at: new Date(shop.now().getTime() - 13 * 3_600_000) }
  const { call } = await office.as('owner')
  const toneOf = async () => (await call.today.find({})).tiles.find(({ kind }) => kind === 'to_pick')?.tone
  await createOrder(database, waiting)
  expect(await toneOf()).toBe('calm')
  await createOrder(database, { ...waiting, temperature: 'freezing' })
  expect(await toneOf()).toBe('amber')
  const limit = async (name: string, hours: number) =>
    expect(await changeSetting(shop, { path: `today.hours.${name}`, value: hours, actor: 'Ana' })).toMatchObject({ ok: true })
  await limit('to_pick.red', 30)
  await limit('to_pick_cold.red', 13)
  await expect.poll(toneOf, { timeout: 10_000 }).toBe('red')
  await limit('to_pick_cold.red', 24)
  await limit('to_pick_cold.amber', 14)
  await expect.poll(toneOf, { timeout: 10_000 }).toBe('calm')
})
