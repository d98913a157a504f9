import { beforeEach, expect, test } from 'vitest'
import type { LinkPaymentBody } from '#contract/shop/api/paying/payment-link.ts'
import { sql } from 'kysely'
import { openLinkForLetter } from './open-link-for-letter.ts'
import { cancelForBuyer } from '#server/sales/cancelling/cancel-for-buyer.ts'
import { settleOpenOrders } from '#server/sales/charging/settle-open-orders.ts'
import { createProduct } from '#support/rows.ts'
import type { TestBrowser } from '#support/test-browser.ts'
import { testOffice, type AtOffice } from '#support/test-office.ts'
import { orderBody, type OrderWish, type TestCard } from '#support/test-order.ts'
import { paymentsOf, walletWish, type Wallet } from '#support/test-payments.ts'
import { openTestShop } from '#support/test-shop.ts'

// An order that waits for its money is paid by whoever has its link, without signing in.

const testShop = await openTestShop()
const { shop, app, clock, database, shelf, signIn } = testShop
const { db } = database
const pay = paymentsOf(testShop)
const office = testOffice(testShop)
let hao: TestBrowser
let care: AtOffice

// Days pass in these stories, and nobody stays signed in for so long.
beforeEach(async () => {
  await db.deleteFrom('cart_items').execute()
  hao = await signIn('hao', { language: 'en' })
  care = await office.as('care')
})

/** A payment by LINE that its buyer refused on the page: the order waits on. */
async function waitingOrder(product = shelf.roseGel, wish: OrderWish = {}): Promise<string> {
  const { order_hashed_id: number, payment_url } = await pay.buyBy(hao, 'line_pay', { goods: { [product]: 1 }, wish })
  await pay.decide(payment_url, 'refuse')
  await asMinutesPass(3)
  return number
}

async function asMinutesPass(minutes: number): Promise<void> {
  clock.pass({ minutes })
  await settleOpenOrders(shop)
}

const tokenIn = (address: string) => address.split('/').at(-1) ?? ''
const giveLink = async (number: string, hours = 72) => tokenIn((await care.call.paymentLinks.open({ number, hours })).address)

/** Somebody of whom the shop knows nothing opens the link, or pays by it. */
async function stranger(token: string, payment?: LinkPaymentBody, key?: string) {
  const url = `/api/v1/pay/${token}`
  const headers = { 'accept-language': 'en', ...(key && { 'idempotency-key': key }) }
  const reply = payment ? await app.inject({ method: 'POST', url, headers, payload: { payment } }) : await app.inject({ url, headers })
  return { status: reply.statusCode, body: reply.json() }
}

const byCard = async (card: TestCard = 'pays'): Promise<LinkPaymentBody> => {
  const { card_info } = await orderBody(testShop, { card })
  return { payway: 'credit_cards', card_info }
}
const byWallet = (wallet: Wallet): LinkPaymentBody => ({ payway: wallet, card_info: walletWish(wallet).card_info })

const statusOf = async (number: string) => (await pay.orderRow(number)).status
const attempts = async (number: string) =>
  (await pay.attempts(number)).map(({ method, status, surplus }) => `${method} ${status}${surplus ? ' for nothing' : ''}`)
const complaint = async (number: string) => {
  const { id } = await pay.orderRow(number)
  return (await sql<{ said: string | null }>`select money_complaint(${id}) as said`.execute(db)).rows[0]?.said
}

test('DSK-26 DSK-27 whoever has the link sees number, goods and total, nobody’s name, address or phone, and pays in another way', async () => {
  const number = await waitingOrder()
  const token = await giveLink(number)
  const seen = await stranger(token)
  expect(seen).toMatchObject({
    status: 200,
    body: { order_hashed_id: number, state: 'open', goods: [{ quantity: 1 }], grand_total: (await pay.orderRow(number)).grand_total },
  })
  const words = JSON.stringify(seen.body)
  for (const secret of ['陳', '0922110334', '922110334', '文興路', '竹北', 'example.com']) expect(words).not.toContain(secret)
  const paid = await stranger(token, await byCard())
  expect(paid).toMatchObject({ status: 200, body: { order_hashed_id: number, payment_url: null } })
  expect(await statusOf(number)).toBe('confirmed')
  expect((await stranger(token)).body).toMatchObject({ state: 'paid', valid_until: null, vatm_account: null })
  expect(await complaint(number)).toBeNull()
})

test('DSK-26 no word of a link is kept: the database has its hash, the log of acts and the letters nothing', async () => {
  const number = await waitingOrder()
  const token = await giveLink(number)
  const kept = await sql<{
    rows: string
  }>`select concat((select json_agg(l) from payment_links l), (select json_agg(w) from payment_link_words w),
    (select json_agg(a) from audit_entries a), (select json_agg(r) from office_repeats r)) as rows`.execute(db)
  expect(kept.rows[0]?.rows).not.toContain(token)
  const [entry] = await db
    .selectFrom('audit_entries')
    .where('verb', '=', 'open-payment-link')
    .orderBy('id', 'desc')
    .limit(1)
    .selectAll()
    .execute()
  expect(entry).toMatchObject({ subject: `order ${number}`, actor_kind: 'staff' })
})

test('DSK-26 a link is valid for 72 hours, or 1 to 168 by choice, and the order waits as long', async () => {
  const number = await waitingOrder()
  const opened = await care.call.paymentLinks.open({ number })
  const inHours = (Date.parse(opened.ends_at) - shop.now().getTime()) / 3_600_000
  expect(inHours).toBe(72)
  expect((await pay.orderRow(number)).payment_deadline?.toISOString()).toBe(opened.ends_at)
  for (const hours of [0, 169, 1.5])
    await expect(care.call.paymentLinks.open({ number, hours })).rejects.toMatchObject({ status: 'validation_error' })
  const week = await care.call.paymentLinks.open({ number, hours: 168 })
  await asMinutesPass(72 * 60 + 1)
  expect(await statusOf(number)).toBe('pending_payment')
  expect((await stranger(tokenIn(opened.address))).body).toMatchObject({ state: 'open', valid_until: week.ends_at })
  await asMinutesPass(96 * 60)
  expect(await statusOf(number)).toBe('cancel')
  expect((await stranger(tokenIn(week.address))).body).toMatchObject({ status: 'link_ended' })
  expect((await stranger(tokenIn(week.address), await byCard())).status).toBe(410)
})

test('DSK-26 a shorter link takes no time from an order that waits longer, and is over at its own end', async () => {
  const number = await waitingOrder()
  await giveLink(number, 100)
  const token = await giveLink(number, 1)
  clock.pass({ minutes: 61 })
  expect((await stranger(token)).body).toMatchObject({ status: 'link_ended' })
  expect((await stranger(token, await byCard())).body).toMatchObject({ status: 'link_ended' })
  expect(await statusOf(number)).toBe('pending_payment')
})

test('DSK-26 two who pay by one link at once pay once, and a repeated press is one payment', async () => {
  const number = await waitingOrder()
  const token = await giveLink(number)
  const [one, other] = [await byCard(), await byCard()]
  const answers = await Promise.all([stranger(token, one), stranger(token, other)])
  // Who comes second is refused, or hears that the order is paid: it depends on how far the first one is.
  const refused = answers.filter(({ status }) => status !== 200)
  expect(refused.length, 'somebody pays').toBeLessThan(2)
  for (const { body } of refused) expect(body.status).toMatch(/^(payment_in_progress|order_not_payable)$/)
  expect((await attempts(number)).filter((each) => each === 'credit_cards paid')).toHaveLength(1)
  expect(await complaint(number)).toBeNull()

  const second = await waitingOrder()
  const link = await giveLink(second)
  const body = await byCard()
  const repeated = await Promise.all([1, 2, 3].map(() => stranger(link, body, 'one press')))
  expect(new Set(repeated.map(({ body: { order_hashed_id } }) => order_hashed_id))).toEqual(new Set([second]))
  expect(await attempts(second)).toEqual(['line failed', 'credit_cards paid'])
})

test('DSK-26 two wallet pages of one link that are both paid: the first pays the order, the other goes back', async () => {
  const number = await waitingOrder()
  const token = await giveLink(number)
  const first = await stranger(token, byWallet('line_pay'))
  const second = await stranger(token, byWallet('jko_pay'))
  expect([first.status, second.status]).toEqual([200, 200])
  await pay.decide(first.body.payment_url, 'approve')
  await pay.decide(second.body.payment_url, 'approve')
  await asMinutesPass(3)
  await asMinutesPass(10)
  expect(await statusOf(number)).toBe('confirmed')
  expect((await attempts(number)).filter((each) => / (paid|refunding|refunded)/.test(each)).toSorted()).toHaveLength(2)
  expect((await attempts(number)).filter((each) => each.endsWith('for nothing'))).toHaveLength(1)
  expect(await complaint(number)).toBeNull()
})

test('DSK-26 a link that is ended begins nothing new, and what was begun by it before still pays the order', async () => {
  const number = await waitingOrder()
  const token = await giveLink(number)
  const copy = await giveLink(number)
  const begun = await stranger(token, byWallet('line_pay'))
  expect(await care.call.paymentLinks.end({ number })).toEqual({ status: 'ended' })
  expect(await care.call.paymentLinks.end({ number })).toEqual({ status: 'ended' })
  for (const each of [token, copy]) {
    expect((await stranger(each)).body).toMatchObject({ status: 'link_ended' })
    expect((await stranger(each, await byCard())).body).toMatchObject({ status: 'link_ended' })
  }
  await pay.decide(begun.body.payment_url, 'approve')
  await asMinutesPass(3)
  expect(await statusOf(number)).toBe('confirmed')
  expect(await complaint(number)).toBeNull()
})

test('DSK-27 after a cancel the link leads nowhere and none is given, and money that still comes goes back', async () => {
  const number = await waitingOrder()
  const token = await giveLink(number)
  const begun = await stranger(token, byWallet('line_pay'))
  await cancelForBuyer(shop, { number, reason: '客人改變心意', by: 'Ana' })
  expect((await stranger(token)).body).toMatchObject({ status: 'link_ended' })
  expect((await stranger(token, await byCard())).status).toBe(410)
  await expect(care.call.paymentLinks.open({ number })).rejects.toMatchObject({ status: 'order_failed' })
  await pay.decide(begun.body.payment_url, 'approve')
  await asMinutesPass(10)
  expect(await statusOf(number)).toBe('refunding')
  expect(await complaint(number)).toBeNull()
})

test('DSK-27 an order that is being paid, or is paid, gets no link', async () => {
  const { order_hashed_id: open } = await pay.buyBy(hao, 'line_pay', { goods: { [shelf.roseGel]: 1 } })
  await expect(care.call.paymentLinks.open({ number: open })).rejects.toMatchObject({ status: 'payment_in_progress' })
  expect(await care.call.paymentLinks.find({ number: open })).toMatchObject({ link: null, can_open: false })
  await db.deleteFrom('cart_items').execute()
  const { order_hashed_id: paid } = await pay.buy(hao, { goods: { [shelf.roseGel]: 1 } })
  await expect(care.call.paymentLinks.open({ number: paid })).rejects.toMatchObject({
    status: 'no_such_move',
    details: { now: 'confirmed' },
  })
  await expect(care.call.paymentLinks.open({ number: 'NOSUCHORDER2' })).rejects.toMatchObject({ status: 'invalid_order_number' })
  const book = await office.as('accountant')
  await expect(book.call.paymentLinks.open({ number: paid })).rejects.toMatchObject({ status: 'permission_denied' })
})

test('DSK-26 no saved card is charged by a link, and no card is kept', async () => {
  const number = await waitingOrder()
  const token = await giveLink(number)
  const cardsBefore = (await hao.call.cards.list()).cards
  const { card_info } = await byCard()
  const wished = { payway: 'credit_cards' as const, card_info: { ...card_info, remember: true, card_id: cardsBefore[0]?.uuid } }
  expect((await stranger(token, wished)).status).toBe(200)
  expect(await statusOf(number)).toBe('confirmed')
  expect((await pay.attempts(number)).at(-1)).toMatchObject({ saved_card_id: null, card_to_keep: null })
  expect((await hao.call.cards.list()).cards).toEqual(cardsBefore)
})

test('DSK-26 whoever chose a transfer by a link finds the account under it as long as the order waits for the money', async () => {
  const atTheDoor = await waitingOrder()
  const forDoor = await giveLink(atTheDoor)
  expect((await stranger(forDoor, { payway: 'atm' })).body).toMatchObject({ status: 'atm_error' })
  expect((await stranger(forDoor, { payway: 'when_received' })).body).toMatchObject({ status: 'nocod_error' })
  expect(await statusOf(atTheDoor)).toBe('pending_payment')

  const mask = await createProduct(database, {
    slug: 'chilled-mask',
    price: 480,
    origin_price: 480,
    temperature: 'refrigeration',
    stock: 5,
  })
  const number = await waitingOrder(mask, { shipping_method: 'refrigeration' })
  const token = await giveLink(number, 1)
  expect((await stranger(token, { payway: 'atm' })).status).toBe(200)
  clock.pass({ minutes: 90 })
  const { vatm_account, state, payment, valid_until, payment_deadline } = (await stranger(token)).body
  expect({ state, payment, valid_until }).toEqual({ state: 'open', payment: 'atm', valid_until: payment_deadline })
  await pay.transfer(vatm_account, (await pay.orderRow(number)).grand_total)
  await asMinutesPass(31)
  expect((await stranger(token)).body).toMatchObject({ state: 'paid', vatm_account: null })
  expect(await complaint(number)).toBeNull()
})

test('DSK-26 the link is mailed with a word of its own, to a buyer who has an address', async () => {
  const number = await waitingOrder()
  await expect(care.call.paymentLinks.mail({ number })).rejects.toMatchObject({ status: 'link_ended' })
  await giveLink(number)
  expect(await care.call.paymentLinks.find({ number })).toMatchObject({ can_mail: true, link: { made_by: expect.any(String) } })
  expect(await care.call.paymentLinks.mail({ number })).toEqual({ status: 'asked' })
  const { id } = await db.selectFrom('payment_links').orderBy('id', 'desc').limit(1).select('id').executeTakeFirstOrThrow()
  const letter = await openLinkForLetter(shop, id)
  expect((await stranger(letter?.token ?? '')).body).toMatchObject({ order_hashed_id: number, state: 'open' })
  await care.call.paymentLinks.end({ number })
  expect(await openLinkForLetter(shop, id)).toBeNull()
})
