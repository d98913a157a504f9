import { expect, test } from 'vitest'
import { addDays } from '#rules/calendar.ts'
import { reactions } from '#main/reactions.ts'
import { startPicking } from '#server/delivery/fulfilment/start-picking.ts'
import { exportMember } from '#server/people/privacy/export-member.ts'
import { changeSetting } from '#server/platform/settings/change-setting.ts'
import { createOrder, createProduct, forceStatus } from '#support/rows.ts'
import { testOffice } from '#support/test-office.ts'
import { fillCart, orderBody, place, type OrderWish } from '#support/test-order.ts'
import type { Person } from '#support/sign-in-at.ts'
import { openTestShop } from '#support/test-shop.ts'
import { forgetOldMarks } from './forget-old-marks.ts'
import { judgeOrder } from './judge-order.ts'

const testShop = await openTestShop()
const { shop, database, clock, signIn } = testShop
const { db } = database
const office = testOffice(testShop)
let care = await office.as('care')
const packer = await office.as('packer')
const dear = await createProduct(database, { slug: 'dear', price: 12_000, origin_price: 12_000, stock: 50 })
const cheap = await createProduct(database, { slug: 'cheap', price: 300, origin_price: 300, stock: 50 })

const people = { mei: await signIn('mei'), hao: await signIn('hao'), xin: await signIn('xin') }

/** Sessions end meanwhile, so everybody signs in again. */
async function passDays(days: number): Promise<void> {
  clock.pass({ days, minutes: 1 })
  care = await office.as('care')
  for (const who of ['mei', 'hao', 'xin'] as const) people[who] = await signIn(who)
}

type Wish = OrderWish & { who?: keyof typeof people; goods?: number }

async function buy({ who = 'hao', goods = cheap, ...wish }: Wish = {}): Promise<string> {
  await db.deleteFrom('cart_items').execute()
  const cart_item_ids = await fillCart(people[who], { [goods]: 1 })
  const { order_hashed_id } = await place(people[who], {
    order: await orderBody(testShop, { payway: 'when_received', ...wish, cart_item_ids }),
  })
  return order_hashed_id
}

const rowOf = (number: string) => db.selectFrom('orders').where('hashed_id', '=', number).selectAll().executeTakeFirstOrThrow()

/** Buys, and lets follow what follows from a placed order. */
async function buyAndJudge(wish: Wish = {}): Promise<string> {
  const number = await buy(wish)
  await judgeOrder(shop, { orderId: (await rowOf(number)).id })
  return number
}

const riskOf = async (number: string) => (await care.call.orders.find({ number })).risk
const memberId = async (who: Extract<Person, keyof typeof people>) => (await people[who].call.user.find({})).id

test('DSK-34 an order is judged when it is placed, and once more when it is paid', () => {
  expect(reactions['order-placed']).toMatchObject({ judgeOrder })
  expect(reactions['order-paid']).toMatchObject({ judgeOrder })
})

test('DSK-34 DSK-35 a large order by card of a new account is held, told to who may mark it, and let go when it is safe', async () => {
  const number = await buyAndJudge({ goods: dear, payway: 'credit_cards' })
  expect(await riskOf(number)).toEqual({ level: 'high', reasons: ['large_by_new_account'], mark: null })
  expect((await care.call.orders.find({ number })).held).toMatchObject({ reason: 'risk', by: null })
  expect((await care.call.orders.list({ risk: 'high' })).rows).toMatchObject([{ number, risk: 'high', held: 'risk' }])
  expect((await care.call.orders.list({ risk: 'low,middle' })).rows.map((row) => row.number)).not.toContain(number)
  // Its money has come.
  await forceStatus(database, { orderId: (await rowOf(number)).id, status: 'confirmed' })
  expect(await startPicking(shop, { number, by: 'Ana' })).toMatchObject({ ok: false, refusal: { code: 'order_held' } })
  const told = { kind: 'risk', order: number }
  expect((await care.call.notices.list({})).rows).toMatchObject([{ notice: told }])
  expect((await packer.call.notices.list({})).rows).toEqual([])
  await judgeOrder(shop, { orderId: (await rowOf(number)).id })
  expect((await care.call.notices.list({})).rows).toHaveLength(1)

  // The buyer sees nothing of it: neither on the order, nor in what the shop holds of them.
  const seen = JSON.stringify(await people.hao.call.orders.find({ id: number }))
  const { orders, order_events, risk_marks } = (await exportMember(shop, await memberId('hao'))).holdings
  expect(risk_marks).toEqual([])
  for (const words of [seen, JSON.stringify([orders, order_events])]) expect(words).not.toMatch(/risk|"held|large_by_new/)

  expect(await care.call.orderPage.markRisk({ number, mark: 'safe' })).toEqual({ before: null })
  const after = await care.call.orders.find({ number })
  expect(after).toMatchObject({ held: null, risk: { level: 'high', mark: 'safe' } })
  expect(await care.call.orderPage.markRisk({ number, mark: null })).toEqual({ before: 'safe' })
  expect((await care.call.orders.find({ number })).held).toMatchObject({ reason: 'risk' })
  await care.call.orderPage.markRisk({ number, mark: 'safe' })
  expect(await startPicking(shop, { number, by: 'Ana' })).toMatchObject({ ok: true })
  const { entries } = await care.call.orderPage.timeline({ number })
  const acts = entries.filter(({ kind }) => kind === 'order' || kind === 'change').map(({ what, actor }) => [what, actor])
  expect(acts).toEqual(
    expect.arrayContaining([
      ['judge-risk', 'shop'],
      ['hold', 'shop'],
      ['mark-risk', 'person'],
      ['release', 'person'],
    ]),
  )
})

test('DSK-34 the same order of an account a day old, on delivery, or of less is no risk', async () => {
  expect((await riskOf(await buyAndJudge({ who: 'mei', goods: dear }))).level).toBe('low')
  expect((await riskOf(await buyAndJudge({ who: 'mei', payway: 'credit_cards' }))).level).toBe('low')
  await db
    .updateTable('users')
    .set({ created_at: addDays(shop.now(), -1) })
    .where('id', '=', await memberId('mei'))
    .execute()
  expect((await riskOf(await buyAndJudge({ who: 'mei', goods: dear, payway: 'credit_cards' }))).level).toBe('low')
})

test('DSK-34 three cards that were refused within a day make the next order one of high risk', async () => {
  const refused = () => buy({ who: 'xin', payway: 'credit_cards', card: 'refused' }).catch(() => null)
  await refused()
  await refused()
  expect((await riskOf(await buyAndJudge({ who: 'xin' }))).level).toBe('low')
  await refused()
  expect(await riskOf(await buyAndJudge({ who: 'xin' }))).toMatchObject({ level: 'high', reasons: ['cards_refused'] })
  await passDays(1)
  expect((await riskOf(await buyAndJudge({ who: 'xin' }))).level).toBe('low')
})

test('DSK-34 two parcels that nobody collected and a card from abroad are some risk, which holds nothing', async () => {
  const id = await memberId('xin')
  for (const days of [1, 181, 2]) {
    const order = await createOrder(database, { user_id: id, status: 'cancel', placed_at: addDays(shop.now(), -days) })
    const came = { order_id: order, event: 'returned_unpaid', from_status: 'delivered', to_status: 'cancel', actor: 'operations' } as const
    await db
      .insertInto('order_events')
      .values({ ...came, created_at: addDays(shop.now(), -days) })
      .execute()
  }
  const number = await buyAndJudge({ who: 'xin' })
  expect(await riskOf(number)).toMatchObject({ level: 'middle', reasons: ['not_collected'] })
  expect((await care.call.orders.find({ number })).held).toBeNull()
  const abroad = await buyAndJudge({ who: 'mei', payway: 'credit_cards', card: 'fromAbroad' })
  expect(await riskOf(abroad)).toEqual({ level: 'middle', reasons: ['foreign_card'], mark: null })
})

test('DSK-35 who was suspicious is known again by phone, by address and as a member, for 730 days', async () => {
  const first = {
    contact_attributes: { name: '王美玲', phone: '0912345678', county: '臺北市', district: '大安區', address: '和平東路一段 1 號' },
  }
  const suspicious = await buyAndJudge({ who: 'mei', ...first })
  await care.call.orderPage.markRisk({ number: suspicious, mark: 'suspicious', reason: '盜刷' })
  const elsewhere = { name: '李大同', phone: '0987654321', county: '新竹縣', district: '竹北市', address: '建國三路 9 號' }
  const marked = { level: 'high', reasons: ['marked'] }
  const samePhone = { contact_attributes: { ...elsewhere, phone: '0912345678' } }
  const samePlace = { contact_attributes: { ...elsewhere, county: '臺北市', district: '大安區', address: '和平東路一段１號' } }
  expect(await riskOf(await buyAndJudge(samePhone))).toMatchObject(marked)
  expect(await riskOf(await buyAndJudge(samePlace))).toMatchObject(marked)
  expect(await riskOf(await buyAndJudge({ who: 'mei', contact_attributes: elsewhere }))).toMatchObject(marked)
  expect((await riskOf(await buyAndJudge({ contact_attributes: elsewhere }))).level).toBe('low')

  // Nobody can read out of it who they are.
  const kept = await db.selectFrom('risk_marks').selectAll().execute()
  expect(kept.map(({ kind }) => kind).toSorted()).toEqual(['address', 'phone', 'user'])
  expect(kept.every(({ until }) => until.getTime() === addDays(shop.now(), 730).getTime())).toBe(true)
  expect(JSON.stringify(await exportMember(shop, await memberId('mei')))).not.toContain('盜刷')

  await care.call.orderPage.markRisk({ number: suspicious, mark: null })
  expect(await db.selectFrom('risk_marks').selectAll().execute()).toEqual([])
  await care.call.orderPage.markRisk({ number: suspicious, mark: 'suspicious' })
  await passDays(729)
  await forgetOldMarks(shop)
  expect(await riskOf(await buyAndJudge(samePhone))).toMatchObject(marked)
  await passDays(2)
  expect((await riskOf(await buyAndJudge(samePhone))).level).toBe('low')
  await forgetOldMarks(shop)
  expect(await db.selectFrom('risk_marks').selectAll().execute()).toEqual([])
})

test('DSK-35 the owner may have no order held, and orders.risk is told all the same', async () => {
  await changeSetting(shop, { path: 'risk.holds_high', value: false, actor: 'Ana' })
  await expect.poll(async () => (await shop.terms()).risk.holds_high, { timeout: 5000 }).toBe(false)
  await db
    .updateTable('users')
    .set({ created_at: shop.now() })
    .where('id', '=', await memberId('hao'))
    .execute()
  const number = await buyAndJudge({ goods: dear, payway: 'credit_cards' })
  expect(await care.call.orders.find({ number })).toMatchObject({ held: null, risk: { level: 'high' } })
  expect((await care.call.notices.list({})).rows[0]).toMatchObject({ notice: { kind: 'risk', order: number } })
})

test('two who judge an order at once and one who marks it leave one hold, one notice and one mark', async () => {
  const number = await buy({ goods: dear, payway: 'credit_cards' })
  const { id } = await rowOf(number)
  await Promise.all([judgeOrder(shop, { orderId: id }), judgeOrder(shop, { orderId: id })])
  await Promise.all([
    care.call.orderPage.markRisk({ number, mark: 'suspicious' }),
    care.call.orderPage.markRisk({ number, mark: 'suspicious' }),
  ])
  expect((await rowOf(number)).risk_mark).toBe('suspicious')
  expect(await db.selectFrom('risk_marks').where('order_id', '=', id).selectAll().execute()).toHaveLength(3)
  const judged = await db.selectFrom('audit_entries').where('subject', '=', `order ${number}`).select('verb').execute()
  expect(judged.map(({ verb }) => verb).toSorted()).toEqual(['judge-risk', 'mark-risk'])
})
