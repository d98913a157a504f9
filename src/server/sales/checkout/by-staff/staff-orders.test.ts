import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import type { OrderWish as Wish } from '#contract/office/api/ordering/new-order.ts'
import { settleOpenOrders } from '#server/sales/charging/settle-open-orders.ts'
import { createProduct } from '#support/rows.ts'
import { testOffice } from '#support/test-office.ts'
import { orderBody } from '#support/test-order.ts'
import { paymentsOf } from '#support/test-payments.ts'
import { openTestShop } from '#support/test-shop.ts'

// People of the shop order for somebody who calls or writes.

const testShop = await openTestShop()
const { shop, app, clock, database, shelf, signIn } = testShop
const { db } = database
const pay = paymentsOf(testShop)
const office = testOffice(testShop)
const hao = await signIn('hao', { language: 'en' })
let care = await office.as('care')
const cream = await createProduct(database, { slug: 'day-cream', price: 1000, origin_price: 1000, stock: 50 })

beforeEach(async () => {
  await db.deleteFrom('cart_items').execute()
  care = await office.as('care')
})

const details = {
  sender: { name: '林阿姨', phone: '0933777001' },
  invoice_info: { carrier_type: 'mobile_carrier', carrier: '/AB12.+-' },
  shipping_method: 'black_cat',
  received_time: 'before_noon',
  contact_attributes: { name: '林阿姨', phone: '0933777001', county: '新竹縣', district: '竹北市', address: '文興路一段 168 號 8 樓' },
} as const satisfies Wish['order']

const uidOfHao = async () => {
  const { user_id } = await pay.orderRow((await pay.buy(hao, { goods: { [shelf.roseGel]: 1 } })).order_hashed_id)
  return (await db.selectFrom('users').where('id', '=', user_id).select('uid').executeTakeFirstOrThrow()).uid
}
const wishFor = (uid: string, more: Partial<Wish> = {}): Wish => ({
  uid,
  lines: [{ product_id: cream, quantity: 2 }],
  order: details,
  ...more,
})
const reserved = async () => (await db.selectFrom('products').where('id', '=', cream).select('reserved').executeTakeFirstOrThrow()).reserved
const tokenIn = (address = '') => address.split('/').at(-1) ?? ''
const complaint = async (number: string) => {
  const { id } = await pay.orderRow(number)
  return (await sql<{ said: string | null }>`select money_complaint(${id}) as said`.execute(db)).rows[0]?.said
}
const newCustomer = async (name = '林阿姨', email?: string) =>
  (await care.call.newOrder.addCustomer({ name, phone: '0933777001', ...(email && { email }) })).uid

test('DSK-24 DSK-26 a new customer on the phone gets an order and a link, pays it, and it stands', async () => {
  const uid = await newCustomer()
  const before = await reserved()
  const placed = await care.call.newOrder.place({ ...wishFor(uid), link_hours: 24 })
  expect(await pay.orderRow(placed.number)).toMatchObject({
    status: 'pending_payment',
    grand_total: expect.any(Number),
    sender_name: '林阿姨',
  })
  expect((await pay.orderRow(placed.number)).payment_deadline?.toISOString()).toBe(placed.link?.ends_at)
  expect(Date.parse(placed.link?.ends_at ?? '') - shop.now().getTime()).toBe(24 * 3_600_000)
  expect(await reserved()).toBe(before + 2)
  expect(await pay.transitionsOf(placed.number)).toEqual(['place by operations', 'link_issued by operations'])
  const { card_info } = await orderBody(testShop, {})
  const paid = await app.inject({
    method: 'POST',
    url: `/api/v1/pay/${tokenIn(placed.link?.address)}`,
    // All that the page of the link knows of who pays.
    payload: { payment: { payway: 'credit_cards', card_info: { prime: card_info?.prime } } },
  })
  expect(paid.statusCode).toBe(200)
  expect((await pay.orderRow(placed.number)).status).toBe('confirmed')
  expect(await complaint(placed.number)).toBeNull()
})

test('D-112 DSK-24 a customer of the office is a member of their own without sign-in, found by their phone, and entered once', async () => {
  const press = { context: { key: 'one press' } }
  const one = await care.call.newOrder.addCustomer({ name: '周先生', phone: '0922555123', email: 'chou@example.com' }, press)
  expect(await care.call.newOrder.addCustomer({ name: '周先生', phone: '0922555123', email: 'chou@example.com' }, press)).toEqual(one)
  const member = await db.selectFrom('users').where('uid', '=', one.uid).selectAll().executeTakeFirstOrThrow()
  expect(member).toMatchObject({ origin: 'office', email: 'chou@example.com', email_confirmed_at: null })
  expect(await db.selectFrom('identities').where('user_id', '=', member.id).select('id').execute()).toEqual([])
  expect((await care.call.newOrder.buyers({ words: '0922555123' })).buyers).toEqual([{ uid: one.uid, name: '周先生', vip: 0 }])
  expect(await care.call.newOrder.findBuyer({ uid: one.uid })).toMatchObject({
    is_customer: true,
    sender: { phone: '0922555123' },
    codes: [],
  })
  for (const wrong of [
    { name: '', phone: '0922555123' },
    { name: '周', phone: '12' },
    { name: '周', phone: '0922555123', email: 'nobody' },
  ])
    await expect(care.call.newOrder.addCustomer(wrong)).rejects.toMatchObject({ status: 'validation_error' })
})

test('DSK-24 one press is one order, also when its answer was lost before it was kept', async () => {
  const wish = wishFor(await newCustomer())
  const press = { context: { key: 'pressed twice' } }
  const one = await care.call.newOrder.place(wish, press)
  await db.deleteFrom('office_repeats').execute()
  const again = await care.call.newOrder.place(wish, press)
  expect(again).toEqual({ number: one.number, link: null })
})

test('DSK-25 the order is judged by the rules of the checkout, and what is refused leaves nothing behind', async () => {
  const uid = await newCustomer()
  const before = await reserved()
  const tooMany = care.call.newOrder.place({ ...wishFor(uid), lines: [{ product_id: cream, quantity: 60 }] })
  await expect(tooMany).rejects.toMatchObject({ status: expect.stringMatching(/^(order_failed|invalid_cart_item_error)$/) })
  const noInvoice = care.call.newOrder.place({ ...wishFor(uid), order: { ...details, invoice_info: null } })
  await expect(noInvoice).rejects.toMatchObject({ status: 'no_invoice_info' })
  const noAddress = care.call.newOrder.place({ ...wishFor(uid), order: { ...details, contact_attributes: null } })
  await expect(noAddress).rejects.toMatchObject({ status: 'validation_error' })
  const wrongMethod = care.call.newOrder.place({ ...wishFor(uid), order: { ...details, shipping_method: 'freezing' } })
  await expect(wrongMethod).rejects.toMatchObject({ status: 'incompatible_temperature_shipping_error' })
  await expect(care.call.newOrder.place({ ...wishFor(uid), payway: 'atm' })).rejects.toMatchObject({ status: 'atm_error' })
  const otherTotal = care.call.newOrder.place({ ...wishFor(uid), order: { ...details, grand_total: 1 } })
  await expect(otherTotal).rejects.toMatchObject({ status: 'order_failed', details: { reason: 'price_changed' } })
  expect(await reserved()).toBe(before)
  expect(await db.selectFrom('cart_items').select('id').execute()).toEqual([])
})

test('DSK-25 a quote says prices, amounts and what still speaks against it, and changes nothing; the member’s own cart stays', async () => {
  const uid = await uidOfHao()
  await db.deleteFrom('cart_items').execute()
  await hao.call.cart.add({ product_id: cream, quantity: 1 })
  const ownLines = async () =>
    Object.values((await hao.call.cart.read()).cart_items).flatMap((lines) => lines.map(({ id, quantity }) => ({ id, quantity })))
  const before = { reserved: await reserved(), cart: await ownLines() }
  const quote = await care.call.newOrder.quote({ ...wishFor(uid), order: {} })
  expect(quote).toMatchObject({
    lines: [{ product_id: cream, quantity: 2, price: 1000, sub_total: 2000, bundle: null }],
    items_total: 2000,
    refusal: { status: 'no_invoice_info' },
    payways: ['link'],
  })
  const whole = await care.call.newOrder.quote(wishFor(uid))
  expect(whole).toMatchObject({ refusal: null, payways: ['link', 'when_received'] })
  expect({ reserved: await reserved(), cart: await ownLines() }).toEqual(before)
  const placed = await care.call.newOrder.place({ ...wishFor(uid), order: { ...details, grand_total: whole.grand_total } })
  expect((await pay.orderRow(placed.number)).grand_total).toBe(whole.grand_total)
  expect(await ownLines()).toEqual(before.cart)
  expect((await care.call.newOrder.quote({ ...wishFor(uid), lines: [{ product_id: 999_999, quantity: 1 }] })).lines).toEqual([null])
})

test('DSK-25 cash at the door stands at once, without a link', async () => {
  const placed = await care.call.newOrder.place(wishFor(await newCustomer(), { payway: 'when_received' }))
  expect(placed.link).toBeNull()
  expect(await pay.orderRow(placed.number)).toMatchObject({ status: 'confirmed', payment: 'when_received' })
})

test('DSK-25 a discount is a one-time code of the member with a reason, within the allowance of who gives it', async () => {
  const uid = await newCustomer()
  const given = await care.call.newOrder.giveDiscount({ uid, amount: 100, minimum: 2000, reason: '上次出貨延誤' })
  expect((await care.call.newOrder.findBuyer({ uid })).codes).toMatchObject([{ code: given.code, value: 100, minimum_amount: 2000 }])
  const withCode = wishFor(uid, { order: { ...details, discount_code: given.code } })
  expect(await care.call.newOrder.quote(withCode)).toMatchObject({ discount_amount: 100, refusal: null })
  const placed = await care.call.newOrder.place(withCode)
  expect(await pay.orderRow(placed.number)).toMatchObject({ discount_amount: 100, discount_code_text: given.code })
  await expect(care.call.newOrder.place(withCode)).rejects.toMatchObject({
    status: 'order_failed',
    details: { reason: 'discount_refused' },
  })
  const of = await newCustomer('別人')
  await expect(care.call.newOrder.place({ ...withCode, uid: of })).rejects.toMatchObject({ details: { reason: 'discount_refused' } })
  const [entry] = await db
    .selectFrom('audit_entries')
    .where('verb', '=', 'give-discount')
    .orderBy('id', 'desc')
    .limit(1)
    .selectAll()
    .execute()
  expect(entry).toMatchObject({ reason: '上次出貨延誤', subject: `member ${uid}` })
  const packer = await office.as('packer')
  await expect(packer.call.newOrder.giveDiscount({ uid, amount: 1, minimum: 10, reason: 'x' })).rejects.toMatchObject({
    status: 'permission_denied',
  })
})

test('DSK-25 a discount above the allowance waits for another person, who makes the code', async () => {
  const uid = await newCustomer()
  const asked = { uid, amount: 600, minimum: 2000, reason: '老客人' }
  const waiting = await care.call.newOrder.giveDiscount(asked).catch((problem: unknown) => problem)
  expect(waiting).toMatchObject({ status: 'approval_needed' })
  const { approval } = (waiting as { details: { approval: number } }).details
  const owner = await office.as('owner')
  await owner.call.approvals.decide({ id: approval, answer: 'yes' })
  expect((await care.call.newOrder.findBuyer({ uid })).codes).toMatchObject([{ value: 600 }])
})

test('DSK-26 an order whose link nobody paid ends at its deadline, and its goods and its code are free again', async () => {
  const uid = await newCustomer()
  const { code } = await care.call.newOrder.giveDiscount({ uid, amount: 50, minimum: 1000, reason: '補償' })
  const before = await reserved()
  const placed = await care.call.newOrder.place({ ...wishFor(uid, { order: { ...details, discount_code: code } }), link_hours: 1 })
  clock.pass({ minutes: 62 })
  await settleOpenOrders(shop)
  expect((await pay.orderRow(placed.number)).status).toBe('cancel')
  expect(await reserved()).toBe(before)
  expect((await care.call.newOrder.findBuyer({ uid })).codes).toMatchObject([{ code }])
  await expect(care.call.paymentLinks.open({ number: placed.number })).rejects.toMatchObject({ status: 'order_failed' })
})

test('DSK-24 nobody orders for a member who is locked, gone or unknown', async () => {
  const uid = await newCustomer('鎖住的人')
  await db.updateTable('users').set({ locked_at: shop.now(), lock_reason: '測試' }).where('uid', '=', uid).execute()
  await expect(care.call.newOrder.place(wishFor(uid))).rejects.toMatchObject({ status: 'user_lock' })
  await expect(care.call.newOrder.place(wishFor('UNOBODY'))).rejects.toMatchObject({ status: 'not_found' })
})
