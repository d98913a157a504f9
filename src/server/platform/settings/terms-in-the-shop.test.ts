import { isDeepStrictEqual } from 'node:util'
import { beforeEach, expect, test } from 'vitest'
import { laterDay, taipeiDay } from '#rules/calendar.ts'
import { defaultTerms, type TermsOfDay } from '#rules/terms.ts'
import { eventually } from '#support/eventually.ts'
import { fillCart, orderBody, place, type OrderWish } from '#support/test-order.ts'
import { openTestPages } from '#support/test-pages.ts'
import { paymentsOf } from '#support/test-payments.ts'
import { openTestShop } from '#support/test-shop.ts'
import { changeSetting } from './change-setting.ts'
import { termPaths, valueAt } from '#rules/term-paths.ts'

// What the owner changes reaches pages, carts and orders, as callers and browsers see them.

const testShop = await openTestShop()
const { shop, database, clock, shelf, signIn } = testShop
const { ask } = await openTestPages(testShop)
const hao = await signIn('hao')

beforeEach(async () => {
  await database.db.deleteFrom('cart_items').execute()
  for (const path of termPaths) await write(path, valueAt(defaultTerms, path))
  await eventually(async () => isDeepStrictEqual(await shop.terms(), defaultTerms))
})

async function write(path: string, value: unknown): Promise<void> {
  const changed = await changeSetting(shop, { path, value, actor: 'Ana' })
  if (!changed.ok) throw new Error(JSON.stringify(changed.refusal))
}

/** A setting is changed, and this copy of the shop has heard of it. */
async function change(path: string, value: unknown): Promise<void> {
  await write(path, value)
  await eventually(async () => isDeepStrictEqual(valueAt(await shop.terms(), path), value))
}

async function order(goods: Record<number, number>, wish: OrderWish = {}): Promise<string> {
  const placed = await place(hao, { order: await orderBody(testShop, { cart_item_ids: await fillCart(hao, goods), ...wish }) })
  return placed.order_hashed_id
}

const find = (id: string) => hao.call.orders.find({ id })
const preorder = { [shelf.presaleLamp]: 1 }
const today = () => taipeiDay(shop.now())

/** The address under which a product's page is drawn. */
async function pageOf(productId: number): Promise<string> {
  const { slug } = await hao.call.products.find({ id: productId })
  return `/zh/product/${productId}-${slug}`
}

const textAt = async (address: string) => (await ask(address)).text

/** The terms that a page hands to the browser. */
async function termsAt(address: string): Promise<TermsOfDay> {
  const [, quoted = ''] = /<meta name="terms" content="([^"]*)">/.exec(await textAt(address)) ?? []
  return JSON.parse(quoted.replaceAll('&quot;', '"').replaceAll('&amp;', '&')) as TermsOfDay
}

/** Pages follow by themselves. */
async function follows(read: () => Promise<unknown>, wanted: unknown): Promise<void> {
  await expect.poll(read, { timeout: 10_000, interval: 50 }).toEqual(wanted)
}

test('TRM-01 TRM-02 pages say what the terms say, and pages in memory follow a change', async () => {
  const gel = await pageOf(shelf.roseGel)
  expect(await textAt(gel)).toContain('常溫宅配，滿 NT$1,000 免運')
  expect(await textAt('/zh')).toContain('常溫滿 NT$1,000 免運')
  await write('delivery.free_from.normal', 1280)
  await follows(async () => (await textAt(gel)).includes('常溫宅配，滿 NT$1,280 免運'), true)
  await follows(async () => (await textAt('/zh')).includes('常溫滿 NT$1,280 免運'), true)
  expect((await termsAt('/zh/steps')).delivery.free_from.normal).toBe(1280)
  await write('delivery.free_from.freezing', 3000)
  await follows(async () => (await textAt('/zh')).includes('冷藏冷凍滿 NT$3,000 免運'), true)
  expect(await textAt('/zh/nowhere'), 'also on pages that are nothing').toContain('常溫滿 NT$1,280 免運')
})

test('SHP-13 D-75 TRM-05 a special period makes pre-orders later on the product page and in the checkout, and ends by itself', async () => {
  const lamp = await pageOf(shelf.presaleLamp)
  const seen = async () => [/下單後 (\d+ 至 \d+) 天出貨/.exec(await textAt(lamp))?.[1], (await termsAt('/zh/steps')).preorder]
  expect(await seen()).toEqual(['7 至 21', { least: 7, most: 21 }])
  await write('preorder.special_periods', [{ from: laterDay(today(), 1), to: laterDay(today(), 2) }])
  await change('preorder.ships_to_days', 20)
  await follows(seen, ['7 至 20', { least: 7, most: 20 }])
  clock.pass({ days: 1 })
  await follows(seen, ['14 至 34', { least: 14, most: 34 }])
  clock.pass({ days: 2 })
  await follows(seen, ['7 至 20', { least: 7, most: 20 }])
})

test('SHP-13 D-75 TRM-06 a pre-order keeps the days that it was promised for; other orders promise none', async () => {
  const usual = await order(preorder)
  const window = (least: number, most: number) => ({ from: laterDay(today(), least), to: laterDay(today(), most) })
  expect(await find(usual)).toMatchObject({ pre_order: true, preorder_window: window(7, 21) })
  await change('preorder.special_periods', [{ from: today(), to: today() }])
  const later = await order(preorder)
  expect(await find(later)).toMatchObject({ preorder_window: window(14, 35) })
  expect(await find(usual)).toMatchObject({ preorder_window: window(7, 21) })
  expect(await find(await order({ [shelf.roseGel]: 1 }))).not.toHaveProperty('preorder_window')
})

test('D-62 TRM-06 the time to pay is what the terms say, and an order keeps the one it was placed under', async () => {
  const chilled = { shipping_method: 'refrigeration', payway: 'atm', card_info: null } as const
  const first = await order({ [shelf.pudding]: 1 }, chilled)
  await change('payment_deadlines.atm_days', 5)
  const second = await order({ [shelf.pudding]: 1 }, chilled)
  const endOf = (days: number) => new Date(`${laterDay(today(), days)}T23:59:59+08:00`).toISOString()
  expect([(await find(first)).payment_deadline, (await find(second)).payment_deadline]).toEqual([endOf(3), endOf(5)])
  await change('payment_deadlines.wallet_minutes', 45)
  const placed = await paymentsOf(testShop).buyBy(hao, 'line_pay', { goods: { [shelf.roseGel]: 1 } })
  const wallet = await find(placed.order_hashed_id)
  expect(Date.parse(wallet.payment_deadline ?? '') - shop.now().getTime()).toBe(45 * 60_000)
})

test('SHP-10 D-73 TRM-06 a fee that changes between looking and ordering is told before anything is charged', async () => {
  const cart_item_ids = await fillCart(hao, { [shelf.roseGel]: 1 })
  const seen = await orderBody(testShop, { cart_item_ids, grand_total: 590 })
  await change('delivery.domestic_fee', 260)
  const charged = await testShop.sandbox.countRecords()
  await expect(place(hao, { order: seen })).rejects.toMatchObject({
    status: 'order_failed',
    details: { reason: 'price_changed', totals: { items_total: 390, delivery_fee: 260, grand_total: 650 } },
  })
  expect(await testShop.sandbox.countRecords()).toBe(charged)
  const { order_hashed_id: id } = await place(hao, { order: { ...(await orderBody(testShop, { cart_item_ids })), grand_total: 650 } })
  await change('delivery.domestic_fee', 90)
  expect(await find(id)).toMatchObject({ delivery_fee: 260, grand_total: 650 })
})

test('PTS-07 CRT-38 TRM-01 cart, fees and points are counted by the terms', async () => {
  await change('delivery.cart_estimate', 150)
  await change('delivery.cash_on_delivery_fee', 45)
  await change('points.minimum', 300)
  await change('points.rate', 13)
  expect(await hao.call.cart.read()).toMatchObject({ extra_fee: 150 })
  expect((await hao.call.user.find({})).constants.default_shopping_point_exchange_rate).toBe(13)
  const id = await order({ [shelf.roseGel]: 1 }, { payway: 'when_received', card_info: null })
  expect(await find(id)).toMatchObject({ handling_fee: 45, delivery_fee: 200, grand_total: 635 })
  const { points_earned } = await database.db
    .selectFrom('orders')
    .where('hashed_id', '=', id)
    .select('points_earned')
    .executeTakeFirstOrThrow()
  expect(points_earned).toBe(30)
})

test('TRM-01 questions and terms pages name the terms, in the language of the reader', async () => {
  const content = '<p>{{delivery.free_from.normal}}, {{points.effective_days}}, {{delivery.nothing}}, {{preorder.special_periods}}</p>'
  await database.db
    .insertInto('static_pages')
    .values({ slug: 'about', title_zh: '關於', content_zh: content })
    .onConflict((same) => same.column('slug').doUpdateSet({ content_zh: content }))
    .execute()
  const { id: kind_id } = await database.db
    .insertInto('faq_kinds')
    .values({ slug: 'shopping', name_zh: '購物' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await database.db.insertInto('faqs').values({ kind_id, title_zh: '運費', content_zh: content }).execute()
  const filled = '<p>NT$1,000, 14, {{delivery.nothing}}, {{preorder.special_periods}}</p>'
  expect(await hao.call.staticPages.find({ terms: 'about' })).toMatchObject({ content: filled })
  expect((await hao.call.faqs.list({ slug: 'shopping' })).faqs.map(({ content: each }) => each)).toContain(filled)
  await write('delivery.free_from.normal', 1500)
  await follows(async () => (await textAt('/zh/terms/about')).includes('<p>NT$1,500, 14, '), true)
})
