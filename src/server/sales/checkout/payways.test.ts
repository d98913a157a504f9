import { beforeEach, expect, test } from 'vitest'
import { hasOwnPage, paymentMethodIds, paywayOf } from '#rules/payments/payment-methods.ts'
import { createProduct } from '#support/rows.ts'
import { orderBody } from '#support/test-order.ts'
import { bareGooglePrime, paymentsOf, walletPrimes, type Wallet } from '#support/test-payments.ts'
import { findUncleanText } from '#support/unclean-text.ts'
import { openTestShop } from '#support/test-shop.ts'
import { settleOpenOrders } from '#server/sales/charging/settle-open-orders.ts'

const testShop = await openTestShop()
const { shop, clock, database, sandbox, shelf, signIn } = testShop
const { db } = database
const pay = paymentsOf(testShop)

const hao = await signIn('hao')
const lamp = await createProduct(database, { slug: 'dear-lamp', name_zh: '高級光療燈', price: 12_000, origin_price: 12_000, stock: 100 })
const chilled = { shipping_method: 'refrigeration', payway: 'atm', card_info: null } as const

beforeEach(async () => {
  await db.deleteFrom('cart_items').execute()
})

const gel = () => ({ [shelf.roseGel]: 1 })
const find = async (id: string) => hao.call.orders.find({ id })
const reserved = async (productId: number) =>
  (await db.selectFrom('products').select('reserved').where('id', '=', productId).executeTakeFirstOrThrow()).reserved
const cartLines = async () => Object.values((await hao.call.cart.read()).cart_items).flat().length

async function asMinutesPass(minutes: number): Promise<void> {
  clock.pass({ minutes })
  await settleOpenOrders(shop)
}

test.each(paymentMethodIds.filter(hasOwnPage).map(paywayOf))(
  'PAY-01 PAY-09 OAP-03 %s: the order waits on the wallet’s page, and stands once it is paid there',
  async (wallet) => {
    const placed = await pay.buyBy(hao, wallet, { goods: gel() })
    expect(placed).toEqual({
      message: '訂單已成立',
      order_hashed_id: expect.any(String),
      payment_url: expect.stringContaining('/payment/'),
    })
    const waiting = await find(placed.order_hashed_id)
    expect(waiting).toMatchObject({
      status: 'pending_payment',
      payment: wallet.replace('_pay', ''),
      payment_url: placed.payment_url,
      expire_datetime: null,
    })
    expect(new Date(waiting.payment_deadline ?? 0).getTime() - shop.now().getTime()).toBe(30 * 60_000)
    expect(await cartLines()).toBe(0)

    const back = await pay.decide(placed.payment_url, 'approve')
    expect(back.pathname).toBe('/api/v1/payments/tappay/return')
    const returned = await hao.ask(back.pathname + back.search)
    expect(returned).toMatchObject({ status: 302, location: `/zh/complete/${placed.order_hashed_id}` })
    expect(await find(placed.order_hashed_id)).toMatchObject({ status: 'confirmed', payment_url: null, payment_deadline: null })
    expect(await pay.transitionsOf(placed.order_hashed_id)).toEqual([
      'place by buyer',
      'page_issued by provider',
      'payment_received by provider',
    ])
  },
)

test.each<Wallet>(['apple_pay', 'google_pay'])('PAY-01 OAP-03 %s is charged at once', async (wallet) => {
  const placed = await pay.buyBy(hao, wallet, { goods: gel() })
  expect(placed.payment_url).toBeNull()
  expect(await find(placed.order_hashed_id)).toMatchObject({ status: 'confirmed', payment: wallet.replace('_pay', '') })
})

test('PAY-12 OAP-04 CK3-19 instalments: the bank collects three parts, and the order tells them', async () => {
  const placed = await pay.buy(hao, { goods: gel(), wish: { payway: 'instalment', instalment: 3 } })
  expect(await find(placed.order_hashed_id)).toMatchObject({
    status: 'confirmed',
    payment: 'installment',
    instalment_info: { number_of_instalments: 3, first_payment: 198, each_payment: 196 },
  })
  const [record] = await sandbox.recordsOf(placed.order_hashed_id)
  expect(record).toMatchObject({
    pay_by_instalment: true,
    instalment_info: { number_of_instalments: 3, first_payment: 198, each_payment: 196 },
  })
  expect(await pay.attempts(placed.order_hashed_id)).toMatchObject([{ method: 'installment', instalment: 3, status: 'paid' }])
})

test('D-60 a dear order by card goes over the bank’s page, and money counts once it is approved there', async () => {
  const placed = await pay.buy(hao, { goods: { [lamp]: 1 } })
  expect(placed.payment_url).toEqual(expect.stringContaining('/payment/'))
  expect(await find(placed.order_hashed_id)).toMatchObject({ status: 'pending_payment', payment: 'credit_cards' })
  await pay.decide(placed.payment_url, 'approve')
  await asMinutesPass(2)
  expect(await find(placed.order_hashed_id)).toMatchObject({ status: 'confirmed' })
})

test('TPC-04 a dear order by Google Pay: a bare number is proven on the bank’s page, a card in a telephone pays at once', async () => {
  const byGoogle = (prime: string) =>
    pay.buy(hao, {
      goods: { [lamp]: 1 },
      wish: { payway: 'google_pay', card_info: { prime, name: '陳浩', phonenumber: '+886922110334', email: 'hao@example.com' } },
    })
  const bare = await byGoogle(bareGooglePrime)
  expect(bare.payment_url).toEqual(expect.stringContaining('/payment/'))
  expect(await find(bare.order_hashed_id)).toMatchObject({ status: 'pending_payment', payment: 'google' })
  expect(await pay.attempts(bare.order_hashed_id)).toMatchObject([{ method: 'google', leads_to_page: true, status: 'waiting' }])
  await pay.decide(bare.payment_url, 'approve')
  await asMinutesPass(2)
  expect(await find(bare.order_hashed_id)).toMatchObject({ status: 'confirmed' })

  const inTelephone = await byGoogle(walletPrimes.google_pay)
  expect(inTelephone.payment_url).toBeNull()
  expect(await find(inTelephone.order_hashed_id)).toMatchObject({ status: 'confirmed' })
})

test('TPC-03 the card of a dear order is not sent as a wallet’s, to be spared the bank’s page: nothing is charged', async () => {
  const { card_info } = await orderBody(testShop, {})
  const sent = pay.buy(hao, { goods: { [lamp]: 1 }, wish: { payway: 'apple_pay', card_info } })
  await expect(sent).rejects.toMatchObject({ status: 'credit_card_order_error', details: { code: '67' } })
})

test('PAY-05 PAY-10 PAY-11 D-62 ATM: an account at 808 that waits to the end of the third day', async () => {
  const placed = await pay.buy(hao, { goods: { [shelf.pudding]: 1 }, wish: chilled })
  expect(placed.payment_url).toBeNull()
  const waiting = await find(placed.order_hashed_id)
  expect(waiting).toMatchObject({ status: 'pending_payment', payment: 'atm', vatm_account: expect.stringMatching(/^99123\d{9}$/) })
  expect(waiting.expire_datetime).toBe(waiting.payment_deadline)
  const inThreeDays = new Date(shop.now().getTime() + (3 * 24 + 8) * 3_600_000).toISOString().slice(0, 10)
  expect(new Date(waiting.payment_deadline ?? 0)).toEqual(new Date(`${inThreeDays}T23:59:59+08:00`))
  expect(await pay.attempts(placed.order_hashed_id)).toMatchObject([{ provider: 'bank', vatm_bank: '808', status: 'waiting' }])
})

test('PAY-05 PAY-15 a transfer stands once the bank has confirmed what its notice says', async () => {
  const placed = await pay.buy(hao, { goods: { [shelf.pudding]: 1 }, wish: chilled })
  const { vatm_account: account, grand_total: amount } = await find(placed.order_hashed_id)
  expect(await pay.transfer(account, amount + 1)).toBe(false)
  const notice = `20261121,ATM,0000000001,${account},${amount},20261121103000`
  expect(await pay.notifyTransfer(notice)).toMatchObject({ statusCode: 200, body: 'OK' })
  await pay.workOffNotices()
  expect(await find(placed.order_hashed_id)).toMatchObject({ status: 'pending_payment' })

  expect(await pay.transfer(account, amount)).toBe(true)
  await pay.notifyTransfer(notice.replace('0000000001', '0000000002'))
  await pay.workOffNotices()
  expect(await find(placed.order_hashed_id)).toMatchObject({ status: 'confirmed', payment_deadline: null, expire_datetime: null })
})

test('TPC-05 two transfers to two accounts that the bank numbers alike on one day both settle', async () => {
  const wish = { goods: { [shelf.pudding]: 1 }, wish: chilled }
  const placed = [await pay.buy(hao, wish), await pay.buy(hao, wish)]
  for (const { order_hashed_id: id } of placed) {
    const { vatm_account: account, grand_total: amount } = await find(id)
    expect(await pay.transfer(account, amount)).toBe(true)
  }
  await asMinutesPass(31)
  const told = await Promise.all(
    placed.map(async ({ order_hashed_id: id }) => ({ ...(await find(id)), attempt: (await pay.attempts(id))[0] })),
  )
  expect(told.map(({ status }) => status)).toEqual(['confirmed', 'confirmed'])
  for (const { attempt, vatm_account } of told) expect(attempt?.provider_ref).toMatch(new RegExp(`^\\d{8}-0000000001-ATM-${vatm_account}$`))
})

test('D-62 nobody transfers: after the deadline the order is cancelled and everything is free again', async () => {
  const placed = await pay.buy(hao, { goods: { [shelf.pudding]: 2 }, wish: chilled })
  const { id } = await pay.orderRow(placed.order_hashed_id)
  const held = async () => db.selectFrom('stock_reservations').where('order_id', '=', id).select(['quantity', 'state']).execute()
  expect(await held()).toEqual([{ quantity: 2, state: 'held' }])
  clock.pass({ days: 2 })
  await settleOpenOrders(shop)
  expect(await find(placed.order_hashed_id)).toMatchObject({ status: 'pending_payment' })
  clock.pass({ days: 2 })
  await settleOpenOrders(shop)
  expect(await find(placed.order_hashed_id)).toMatchObject({ status: 'cancel', cancel_reason: 'payment_expired' })
  expect(await held()).toEqual([{ quantity: 2, state: 'released' }])
  expect(await pay.attempts(placed.order_hashed_id)).toMatchObject([{ status: 'expired' }])
  expect((await pay.transitionsOf(placed.order_hashed_id)).at(-1)).toBe('deadline_passed by time')
})

test('D-62 a transfer on the last day, whose notice was lost, is found when the bank is asked a last time', async () => {
  const placed = await pay.buy(hao, { goods: { [shelf.pudding]: 1 }, wish: chilled })
  const { vatm_account: account, grand_total: amount } = await find(placed.order_hashed_id)
  await pay.transfer(account, amount)
  clock.pass({ days: 4 })
  await settleOpenOrders(shop)
  expect(await find(placed.order_hashed_id)).toMatchObject({ status: 'confirmed' })
})

test('D-62 a wallet’s page that nobody pays ends the order after 30 minutes', async () => {
  const before = await reserved(shelf.roseGel)
  const placed = await pay.buyBy(hao, 'line_pay', { goods: gel() })
  await asMinutesPass(29)
  expect(await find(placed.order_hashed_id)).toMatchObject({ status: 'pending_payment' })
  await asMinutesPass(2)
  expect(await find(placed.order_hashed_id)).toMatchObject({ status: 'cancel', cancel_reason: 'payment_expired', payment_url: null })
  expect(await reserved(shelf.roseGel)).toBe(before)
})

test('D-66 refused on the page: the order waits to its deadline and is cancelled then', async () => {
  const placed = await pay.buyBy(hao, 'line_pay', { goods: gel() })
  const back = await pay.decide(placed.payment_url, 'refuse')
  await hao.ask(back.pathname + back.search)
  expect(await find(placed.order_hashed_id)).toMatchObject({ status: 'pending_payment', payment_url: null })
  expect(await pay.attempts(placed.order_hashed_id)).toMatchObject([{ status: 'failed', error_code: '924' }])
  await asMinutesPass(31)
  expect(await find(placed.order_hashed_id)).toMatchObject({ status: 'cancel', cancel_reason: 'payment_expired' })
})

test('D-63 money that comes after the deadline goes back', async () => {
  const placed = await pay.buyBy(hao, 'line_pay', { goods: gel() })
  await asMinutesPass(31)
  await pay.decide(placed.payment_url, 'approve')
  await pay.notify(await pay.noticeAbout(placed.order_hashed_id))
  await pay.workOffNotices()
  expect(await find(placed.order_hashed_id)).toMatchObject({ status: 'refunding' })
  expect(await pay.transitionsOf(placed.order_hashed_id)).toContain('late_payment by provider')
})

test('PAY-15 what the way back says is not believed: the company is asked', async () => {
  const placed = await pay.buyBy(hao, 'line_pay', { goods: gel() })
  const [record] = await sandbox.recordsOf(placed.order_hashed_id)
  const forged = await hao.ask(
    `/api/v1/payments/tappay/return?status=0&rec_trade_id=${record?.rec_trade_id}&bank_transaction_id=${record?.bank_transaction_id}`,
  )
  expect(forged.location).toBe(`/zh/complete/${placed.order_hashed_id}`)
  expect(await find(placed.order_hashed_id)).toMatchObject({ status: 'pending_payment' })
})

test('PAY-15 a way back without a payment of ours leads home', async () => {
  expect(await hao.ask('/api/v1/payments/tappay/return?bank_transaction_id=nobody')).toMatchObject({ status: 302, location: '/zh' })
  expect(await hao.ask('/api/v1/payments/somebody/return')).toMatchObject({ status: 404 })
})

test('PAY-15 a notice is kept once, however often it comes, and forged ones move nothing', async () => {
  const placed = await pay.buyBy(hao, 'line_pay', { goods: gel() })
  const notice = await pay.noticeAbout(placed.order_hashed_id)
  for (let time = 0; time < 3; time++) expect(await pay.notify(notice)).toMatchObject({ statusCode: 200, body: '' })
  const [attempt] = await pay.attempts(placed.order_hashed_id)
  const kept = await db
    .selectFrom('payment_events')
    .selectAll()
    .where('payment_id', '=', attempt?.id ?? 0)
    .execute()
  expect(kept).toMatchObject([{ provider: 'tappay', event_key: `${attempt?.reference}:${notice.rec_trade_id}:0`, processed_at: null }])
  await pay.workOffNotices()
  expect(await find(placed.order_hashed_id)).toMatchObject({ status: 'pending_payment' })
  for (const nonsense of [{}, { rec_trade_id: 'x' }, { ...notice, bank_transaction_id: 'nobody' }])
    expect(await pay.notify(nonsense)).toMatchObject({ statusCode: 200, body: '' })
  expect(await pay.notifyTransfer('nonsense')).toMatchObject({ statusCode: 200 })
})

test('TXI-02 what companies write in their notices is kept as one readable line, and answered like any other', async () => {
  const placed = await pay.buyBy(hao, 'line_pay', { goods: gel() })
  const notice = { ...(await pay.noticeAbout(placed.order_hashed_id)), msg: ' 成功\u0000\nOK\u202E \uD800' }
  expect(await pay.notify(notice)).toMatchObject({ statusCode: 200, body: '' })
  const [attempt] = await pay.attempts(placed.order_hashed_id)
  const [kept] = await db
    .selectFrom('payment_events')
    .select('payload')
    .where('payment_id', '=', attempt?.id ?? 0)
    .execute()
  expect(kept?.payload).toMatchObject({ msg: expect.stringMatching(/^成功 +OK$/) })
  expect(await findUncleanText(database)).toEqual([])
})

test('PAY-13 an order has one open attempt at most', async () => {
  const placed = await pay.buyBy(hao, 'line_pay', { goods: gel() })
  const { id } = await pay.orderRow(placed.order_hashed_id)
  const second = db
    .insertInto('payments')
    .values({ order_id: id, provider: 'tappay', method: 'line', amount: 590, reference: 'SECONDATTEMPT' })
    .execute()
  await expect(second).rejects.toMatchObject({ constraint: 'payments_one_open' })
})

test('every transition of an attempt is written down with its actor and its cause', async () => {
  const placed = await pay.buyBy(hao, 'line_pay', { goods: gel() })
  const [attempt] = await pay.attempts(placed.order_hashed_id)
  await pay.decide(placed.payment_url, 'approve')
  await asMinutesPass(3)
  const transitions = await db
    .selectFrom('payment_moves')
    .select(['event', 'from_status', 'to_status', 'actor', 'cause'])
    .where('payment_id', '=', attempt?.id ?? 0)
    .orderBy('id')
    .execute()
  expect(transitions).toEqual([
    { event: 'start', from_status: null, to_status: 'created', actor: 'buyer', cause: {} },
    { event: 'page_issued', from_status: 'created', to_status: 'waiting', actor: 'provider', cause: { company: attempt?.provider_ref } },
    { event: 'paid', from_status: 'waiting', to_status: 'paid', actor: 'provider', cause: { company: attempt?.provider_ref } },
  ])
})
