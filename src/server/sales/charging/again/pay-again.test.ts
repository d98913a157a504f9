import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import type { PaymentBody } from '#contract/shop/api/paying/pay-order.ts'
import { orderBody, type TestCard } from '#support/test-order.ts'
import { paymentsOf, walletWish, type Wallet } from '#support/test-payments.ts'
import { openTestShop } from '#support/test-shop.ts'
import { settleOpenOrders } from '../settle-open-orders.ts'

const testShop = await openTestShop()
const { shop, clock, database, shelf, signIn } = testShop
const { db } = database
const pay = paymentsOf(testShop)
const hao = await signIn('hao', { language: 'en' })

beforeEach(async () => {
  await db.deleteFrom('cart_items').execute()
})

const gel = () => ({ [shelf.roseGel]: 1 })
const waitingByLine = () => pay.buyBy(hao, 'line_pay', { goods: gel() })
const byWallet = (wallet: Wallet): PaymentBody => {
  const { card_info } = walletWish(wallet)
  return { payway: wallet, card_info }
}
const byCard = async (card: TestCard = 'pays'): Promise<PaymentBody> => {
  const { card_info } = await orderBody(testShop, { card })
  return { payway: 'credit_cards', card_info }
}
const payAnew = (id: string, payment: PaymentBody, key?: string) =>
  hao.call.orders.pay({ params: { id }, body: { payment }, ...(key ? { headers: { 'idempotency-key': key } } : {}) })

const order = (id: string) => hao.call.orders.find({ id })
const attempts = async (id: string) =>
  (await pay.attempts(id)).map(({ method, status, surplus }) => `${method} ${status}${surplus ? ' for nothing' : ''}`)
const complaint = async (id: string) => {
  const { id: whole } = await pay.orderRow(id)
  return (await sql<{ said: string | null }>`select money_complaint(${whole}) as said`.execute(db)).rows[0]?.said
}
async function asMinutesPass(minutes: number): Promise<void> {
  clock.pass({ minutes })
  await settleOpenOrders(shop)
}

test('PAY-17 the page of LINE that was left is made anew, and paying there pays the order', async () => {
  const { order_hashed_id: id, payment_url: first } = await waitingByLine()
  const again = await payAnew(id, byWallet('line_pay'))
  expect(again).toMatchObject({ order_hashed_id: id, message: 'Payment updated' })
  expect(again.payment_url).not.toBe(first)
  expect(await order(id)).toMatchObject({ status: 'pending_payment', payment: 'line', payment_url: again.payment_url })
  expect(await attempts(id)).toEqual(['line expired', 'line waiting'])
  await pay.decide(again.payment_url, 'approve')
  await asMinutesPass(3)
  expect(await order(id)).toMatchObject({ status: 'confirmed', payment_url: null, payment_deadline: null })
  expect(await attempts(id)).toEqual(['line expired', 'line paid'])
})

test('PAY-17 a page on which was refused gives way to a card, and the order says by what it was paid', async () => {
  const { order_hashed_id: id, payment_url } = await waitingByLine()
  await pay.decide(payment_url, 'refuse')
  await asMinutesPass(3)
  expect(await order(id)).toMatchObject({ status: 'pending_payment', payment_url: null })
  expect(await payAnew(id, await byCard())).toMatchObject({ order_hashed_id: id, payment_url: null })
  expect(await order(id)).toMatchObject({ status: 'confirmed', payment: 'credit_cards', instalment_info: null })
  expect(await attempts(id)).toEqual(['line failed', 'credit_cards paid'])
  expect(await pay.transitionsOf(id)).toEqual([
    'place by buyer',
    'page_issued by provider',
    'payment_failed by provider',
    'payment_begun by buyer',
    'payment_received by provider',
  ])
})

test('PAY-17 a card that is refused leaves the order waiting, as long as it waited, and counts among the declined', async () => {
  const { order_hashed_id: id } = await waitingByLine()
  const { payment_deadline } = await order(id)
  const refused = payAnew(id, await byCard('refused'))
  await expect(refused).rejects.toMatchObject({ status: 'credit_card_order_error' })
  expect(await order(id)).toMatchObject({ status: 'pending_payment', payment: 'credit_cards', payment_deadline })
  expect(await attempts(id)).toEqual(['line expired', 'credit_cards failed'])
  expect(await payAnew(id, await byCard())).toMatchObject({ payment_url: null })
  expect((await order(id)).status).toBe('confirmed')
})

test('PAY-17 PAY-16 a card of another network goes back, and the order waits', async () => {
  const { order_hashed_id: id } = await waitingByLine()
  await expect(payAnew(id, await byCard('unionPay'))).rejects.toMatchObject({ status: 'credit_card_order_error' })
  expect((await order(id)).status).toBe('pending_payment')
  expect(await complaint(id)).toBeNull()
  await payAnew(id, await byCard())
  expect((await order(id)).status).toBe('confirmed')
  expect((await attempts(id)).filter((each) => each.endsWith('paid'))).toEqual(['credit_cards paid'])
})

test('PAY-18 who pays on the old page after all has paid: the order says so, and what was begun instead ends', async () => {
  const { order_hashed_id: id, payment_url: old } = await waitingByLine()
  await payAnew(id, byWallet('jko_pay'))
  expect((await order(id)).payment).toBe('jko')
  await pay.decide(old, 'approve')
  await asMinutesPass(6)
  expect(await order(id)).toMatchObject({ status: 'confirmed', payment: 'line' })
  expect(await attempts(id)).toEqual(['line paid', 'jko expired'])
})

test('PAY-18 who has paid on the old page before is told that the order is paid, and nothing is charged', async () => {
  const { order_hashed_id: id, payment_url } = await waitingByLine()
  await pay.decide(payment_url, 'approve')
  expect(await payAnew(id, await byCard())).toMatchObject({ order_hashed_id: id, payment_url: null })
  expect(await attempts(id)).toEqual(['line paid'])
})

test('PAY-18 who pays both ways has paid once: the other money goes back in full, and spending counts the order whole', async () => {
  const { order_hashed_id: id, payment_url: old } = await waitingByLine()
  await payAnew(id, await byCard())
  await pay.decide(old, 'approve')
  await asMinutesPass(6)
  expect((await order(id)).status).toBe('confirmed')
  expect(await attempts(id)).toEqual(['line refunding for nothing', 'credit_cards paid'])
  const [twice] = await pay.attempts(id)
  const refunds = await db
    .selectFrom('refunds')
    .where('payment_id', '=', twice?.id ?? 0)
    .select(['amount', 'reason'])
    .execute()
  expect(refunds).toEqual([{ amount: (await order(id)).grand_total, reason: 'late_payment' }])
  expect(await complaint(id)).toBeNull()
})

test('PAY-18 of two who begin at once one charges, and the other hears that it is being charged or that it is paid', async () => {
  const { order_hashed_id: id } = await waitingByLine()
  const [one, other] = await Promise.allSettled([payAnew(id, await byCard()), payAnew(id, await byCard())])
  const refused = [one, other].flatMap((answer) => (answer.status === 'rejected' ? [(answer.reason as { status: string }).status] : []))
  expect(refused.length).toBeLessThan(2)
  expect(['payment_in_progress', 'order_not_payable', undefined]).toContain(refused[0])
  expect((await attempts(id)).filter((each) => each.startsWith('credit_cards'))).toEqual(['credit_cards paid'])
  expect(await complaint(id)).toBeNull()
})

test('PAY-18 while nobody knows of a charge nothing else begins; ten minutes of silence fail it alone', async () => {
  const { order_hashed_id: id } = await waitingByLine()
  expect(await payAnew(id, await byCard('silentWithoutRecord'))).toMatchObject({
    message: 'We have your order and are checking the payment with the bank',
  })
  await expect(payAnew(id, await byCard())).rejects.toMatchObject({ status: 'payment_in_progress' })
  await asMinutesPass(11)
  expect((await order(id)).status).toBe('pending_payment')
  await payAnew(id, await byCard())
  expect(await attempts(id)).toEqual(['line expired', 'credit_cards failed', 'credit_cards paid'])
})

test('PAY-18 a charge whose answer was lost pays the order once the company tells of it', async () => {
  const { order_hashed_id: id } = await waitingByLine()
  await payAnew(id, await byCard('cutAfterCharging'))
  await asMinutesPass(2)
  expect(await order(id)).toMatchObject({ status: 'confirmed', payment: 'credit_cards' })
})

test('PAY-19 the same key gives the same answer, and another body under it is refused', async () => {
  const { order_hashed_id: id } = await waitingByLine()
  const payment = byWallet('jko_pay')
  const first = await payAnew(id, payment, 'anew-1')
  expect(await payAnew(id, payment, 'anew-1')).toEqual(first)
  expect(await attempts(id)).toEqual(['line expired', 'jko waiting'])
  await expect(payAnew(id, byWallet('line_pay'), 'anew-1')).rejects.toMatchObject({ status: 'idempotency_conflict' })
})

test('PAY-19 nobody pays for an order that is paid, cancelled, over its deadline, another’s or none', async () => {
  const paid = await pay.buy(hao, { goods: gel() })
  await expect(payAnew(paid.order_hashed_id, await byCard())).rejects.toMatchObject({ status: 'order_not_payable' })

  const cancelled = await waitingByLine()
  await hao.call.orders.cancel({ id: cancelled.order_hashed_id, order: { cancel_reason: 'changed my mind' } })
  await expect(payAnew(cancelled.order_hashed_id, await byCard())).rejects.toMatchObject({ status: 'order_not_payable' })

  const late = await waitingByLine()
  clock.pass({ minutes: 31 })
  await expect(payAnew(late.order_hashed_id, await byCard())).rejects.toMatchObject({ status: 'order_not_payable' })
  expect((await order(late.order_hashed_id)).status).toBe('cancel')

  const mine = await waitingByLine()
  const mei = await signIn('mei')
  const strange = mei.call.orders.pay({ params: { id: mine.order_hashed_id }, body: { payment: await byCard() } })
  await expect(strange).rejects.toMatchObject({ status: 'invalid_order_number' })
  await expect(payAnew('MH0000000000', await byCard())).rejects.toMatchObject({ status: 'invalid_order_number' })
})

test('PAY-19 what rules a method out at placing rules it out again; cash is never offered', async () => {
  const { order_hashed_id: id } = await waitingByLine()
  await expect(payAnew(id, { payway: 'when_received' })).rejects.toMatchObject({ status: 'nocod_error' })
  await expect(payAnew(id, { payway: 'atm' })).rejects.toMatchObject({ status: 'atm_error' })
  await expect(payAnew(id, { payway: 'credit_cards' })).rejects.toMatchObject({
    status: 'validation_error',
    details: { errors: { 'card_info.prime': expect.any(String) as string } },
  })
  const inTwelve = { ...(await byCard()), payway: 'instalment', instalment: 12 } as const
  await expect(payAnew(id, inTwelve)).rejects.toMatchObject({ status: 'order_failed' })
  expect(await attempts(id)).toEqual(['line waiting'])
})

test('D-97 a transfer gets an account and its days from when the order was placed; another way afterwards gains no time', async () => {
  const dumplings = { goods: { [shelf.dumplings]: 1 }, wish: { shipping_method: 'freezing' } } as const
  const { order_hashed_id: id } = await pay.buyBy(hao, 'line_pay', dumplings)
  clock.pass({ minutes: 20 })
  await payAnew(id, { payway: 'atm' })
  const byTransfer = await order(id)
  expect(byTransfer).toMatchObject({ status: 'pending_payment', payment: 'atm', vatm_account: expect.stringMatching(/^\d+$/) as string })
  expect(byTransfer.expire_datetime).toBe(byTransfer.payment_deadline)
  await payAnew(id, { payway: 'atm' })
  expect(await order(id)).toMatchObject({ vatm_account: byTransfer.vatm_account })

  await payAnew(id, byWallet('line_pay'))
  expect(await order(id)).toMatchObject({
    payment: 'line',
    vatm_account: null,
    expire_datetime: null,
    payment_deadline: byTransfer.payment_deadline,
  })
  await payAnew(id, await byCard())
  await pay.transfer(byTransfer.vatm_account, byTransfer.grand_total)
  await asMinutesPass(40)
  expect(await order(id)).toMatchObject({ status: 'confirmed', payment: 'credit_cards' })
  expect(await attempts(id)).toEqual(['line expired', 'atm refunding for nothing', 'line expired', 'credit_cards paid'])
  expect(await complaint(id)).toBeNull()
})

test('D-97 an order whose transfer was given up for a page ends with its deadline, though its account is watched on', async () => {
  const dumplings = { goods: { [shelf.dumplings]: 1 }, wish: { shipping_method: 'freezing', payway: 'atm', card_info: null } } as const
  const { order_hashed_id: id } = await pay.buy(hao, dumplings)
  const { payment_url } = await payAnew(id, byWallet('line_pay'))
  await pay.decide(payment_url, 'refuse')
  await asMinutesPass(3)
  clock.pass({ days: 5 })
  await settleOpenOrders(shop)
  expect((await order(id)).status).toBe('cancel')
})

test('PAY-19 what decides how it can be paid is told, and whether it can', async () => {
  const { order_hashed_id: id } = await waitingByLine()
  const told = await hao.call.orders.findToPay({ id })
  expect(told).toMatchObject({ payable: true, payment: 'line', grand_total: (await order(id)).grand_total, shipping_method: 'black_cat' })
  expect(told.flags).toMatchObject({ hasPreorder: false, isLowTemperature: false })
  await payAnew(id, await byCard())
  expect(await hao.call.orders.findToPay({ id })).toMatchObject({ payable: false })
})
