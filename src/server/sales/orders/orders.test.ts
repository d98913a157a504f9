import { expect, test } from 'vitest'
import type { OrderStatus } from '#contract/shop/api/order.ts'
import { orderTabs } from '#rules/orders/order.ts'
import { createOrder } from '#support/rows.ts'
import { openTestShop } from '#support/test-shop.ts'

const { database, signIn } = await openTestShop()
const { db } = database

const hao = await signIn('hao')
const mei = await signIn('mei', { language: 'en' })
const { id: haoId } = await hao.call.user.find({})
const { id: meiId } = await mei.call.user.find({})

const dayMs = 86_400_000
const numberOf = async (orderId: number) =>
  (await db.selectFrom('orders').select('hashed_id').where('id', '=', orderId).executeTakeFirstOrThrow()).hashed_id

/** An order of mei, placed that many days ago. */
const ordered = (status: OrderStatus, { daysAgo = 1, ...values }: { daysAgo?: number } & Partial<Parameters<typeof createOrder>[1]> = {}) =>
  createOrder(database, { user_id: meiId, status, placed_at: new Date(Date.now() - daysAgo * dayMs), ...values })

test('OAP-12 an order that is not there, and one of somebody else, are equally unknown', async () => {
  const his = await numberOf(await createOrder(database, { user_id: haoId, status: 'confirmed' }))
  expect(await hao.call.orders.find({ id: his })).toMatchObject({ hashed_id: his })
  for (const id of [his, 'ABCDEFGHJKLM', 'nonsense', '1']) {
    const refused: unknown = await mei.call.orders.find({ id }).catch((error: unknown) => error)
    expect(refused).toMatchObject({ status: 'invalid_order_number', message: "This order doesn't exist" })
  }
  await db.deleteFrom('orders').where('user_id', '=', haoId).execute()
})

test('OLS-03 D-67 OAP-06 each of eleven states is read as itself and stands under its tab', async () => {
  const places: Record<OrderStatus, (typeof orderTabs)[number]> = {
    uncharged: 'unpaid',
    pending_payment: 'unpaid',
    confirmed: 'in_progress',
    picking: 'in_progress',
    delivering: 'in_progress',
    delivered: 'in_progress',
    finished: 'finished',
    archived: 'finished',
    refunding: 'canceled',
    refunded: 'canceled',
    cancel: 'canceled',
  }
  const statuses = Object.keys(places) as OrderStatus[]
  expect(statuses).toHaveLength(11)
  for (const status of statuses) expect(await mei.call.orders.find({ id: await numberOf(await ordered(status)) })).toMatchObject({ status })
  for (const tab of orderTabs) {
    const { data } = await mei.call.orders.listTab[tab]({ items: 50 })
    const expected = statuses.filter((status) => tab === 'all' || places[status] === tab)
    expect(new Set(data.map(({ status }) => status)), tab).toEqual(new Set(expected))
  }
  expect((await hao.call.orders.listTab.all({})).data).toEqual([])
})

test('OLS-14 newest orders come first', async () => {
  const oldest = await numberOf(await ordered('confirmed', { daysAgo: 90 }))
  const newest = await numberOf(await ordered('confirmed', { daysAgo: 0 }))
  const { data } = await mei.call.orders.listTab.in_progress({ items: 50 })
  expect(data.at(0)?.hashed_id).toBe(newest)
  expect(data.at(-1)?.hashed_id).toBe(oldest)
})

test('D-61 an order whose card was refused while it was placed is in no list', async () => {
  const refused = await numberOf(await ordered('cancel', { cancel_code: 'payment_failed' }))
  const expired = await numberOf(await ordered('cancel', { cancel_code: 'payment_expired' }))
  const { data } = await mei.call.orders.listTab.canceled({ items: 50 })
  const numbers = data.map(({ hashed_id }) => hashed_id)
  expect(numbers).not.toContain(refused)
  expect(numbers).toContain(expired)
})

test('OLS-05 OLS-06 OLS-07 CON-08 pages clamp, and hold 10, 50 or 100', async () => {
  for (let more = 0; more < 15; more += 1) await ordered('finished')
  const read = async (query: string) =>
    (await mei.ask(`/api/v2/user/orders/finished${query}`)).json() as { data: unknown[]; pages: unknown }
  const first = await read('')
  expect(first.pages).toEqual({ current: 1, total: 2, count: 17, items: 10 })
  expect(first.data).toHaveLength(10)
  expect((await read('?page=2')).data).toHaveLength(7)
  for (const tooFar of ['?page=99', '?page=999999999999']) expect((await read(tooFar)).pages).toMatchObject({ current: 2 })
  for (const wrong of ['?page=0', '?page=-3', '?page=first', '?items=7', '?items=many'])
    expect((await read(wrong)).pages).toMatchObject({ current: 1, items: 10 })
  expect((await read('?items=50')).data).toHaveLength(17)
  expect((await read('?items=100')).pages).toMatchObject({ items: 100, total: 1 })
})

test('CON-08 D-57 the five words of the tabs are lists, everything else is the number of an order', async () => {
  const { hashed_id } = (await mei.call.orders.listTab.all({})).data[0] ?? { hashed_id: '' }
  const read = async (word: string) => (await mei.ask(`/api/v2/user/orders/${word}`)).json() as object
  for (const tab of ['all', 'unpaid', 'in_progress', 'finished', 'canceled'])
    expect(await read(tab)).toMatchObject({ data: expect.any(Array), pages: { current: 1 } })
  expect(await read(hashed_id)).toMatchObject({ hashed_id })
  for (const word of ['processing', 'completed', 'cancel', 'ALL', 'unpaid1'])
    expect(await read(word)).toMatchObject({ status: 'invalid_order_number' })
})

test('a member who has never ordered has one empty page', async () => {
  expect(await hao.call.orders.listTab.all({})).toEqual({ data: [], pages: { current: 1, total: 1, count: 0, items: 10 } })
})
