import { expect, test } from 'vitest'
import { createApp } from '#main/app.ts'
import { paymentsOf } from '#support/test-payments.ts'
import { openTestShop } from '#support/test-shop.ts'
import { settleOpenOrders } from '#server/sales/charging/settle-open-orders.ts'

const testShop = await openTestShop()
const { shop, shelf, database, signIn } = testShop
const pay = paymentsOf(testShop)
const hao = await signIn('hao')

/** An order that waits on LINE Pay's page, and what the company calls its payment. */
async function waitForLine(): Promise<{ hashedId: string; page: string; reference: string }> {
  const { order_hashed_id: hashedId, payment_url } = await pay.buyBy(hao, 'line_pay', { goods: { [shelf.roseGel]: 1 } })
  const [attempt] = await pay.attempts(hashedId)
  return { hashedId, page: payment_url ?? '', reference: attempt?.reference ?? '' }
}

const forge = (reference: string, place: number) =>
  pay.notify({ rec_trade_id: `forged-${place}`, bank_transaction_id: reference, status: 0 })
const forgeMany = async (reference: string) => {
  const replies = await Promise.all(Array.from({ length: 60 }, (_, place) => forge(reference, place)))
  expect(replies.every(({ statusCode }) => statusCode === 200)).toBe(true)
}
const countKept = async (reference: string) =>
  (
    await database.db
      .selectFrom('payment_events')
      .innerJoin('payments', 'payments.id', 'payment_events.payment_id')
      .where('reference', '=', reference)
      .select('payment_events.id')
      .execute()
  ).length

test('LIM-16 whoever forges notices about a payment keeps the true one from nobody: it comes from elsewhere and is looked up at once', async () => {
  const { hashedId, page, reference } = await waitForLine()
  await forgeMany(reference)
  expect(await countKept(reference)).toBe(50)
  await pay.workOffNotices()
  await pay.decide(page, 'approve')
  const elsewhere = await createApp(shop, { requestsPerMinute: 100_000, trustProxy: ['127.0.0.1'] })
  await elsewhere.inject({
    method: 'POST',
    url: '/api/v1/payments/tappay/notify',
    headers: { 'x-forwarded-for': '203.0.113.9' },
    payload: await pay.noticeAbout(hashedId),
  })
  await pay.workOffNotices()
  expect((await pay.orderRow(hashedId)).status).toBe('confirmed')
  await elsewhere.close()
})

test('LIM-16 the true notice that shares its address with a forger is not kept, but the company is asked within the minute', async () => {
  const { hashedId, page, reference } = await waitForLine()
  await forgeMany(reference)
  await pay.workOffNotices()
  await pay.decide(page, 'approve')
  await pay.notify(await pay.noticeAbout(hashedId))
  await pay.workOffNotices()
  expect((await pay.orderRow(hashedId)).status).toBe('pending_payment')
  await settleOpenOrders(shop)
  expect((await pay.orderRow(hashedId)).status).toBe('confirmed')
})

test('LIM-16 a forged notice that is word for word the true one does not make it a repetition: while the payment is open it is looked up again', async () => {
  const { hashedId, page } = await waitForLine()
  const notice = await pay.noticeAbout(hashedId)
  await pay.notify(notice)
  await pay.workOffNotices()
  await pay.decide(page, 'approve')
  await pay.notify(notice)
  await pay.workOffNotices()
  expect((await pay.orderRow(hashedId)).status).toBe('confirmed')
})

test('LIM-16 a notice of the bank with another amount is not the same notice', async () => {
  const { order_hashed_id: hashedId } = await pay.buy(hao, {
    goods: { [shelf.pudding]: 1 },
    wish: { shipping_method: 'refrigeration', payway: 'atm', card_info: null },
  })
  const [attempt] = await pay.attempts(hashedId)
  const account = attempt?.vatm_account ?? ''
  for (const amount of [1, 2, attempt?.amount ?? 0]) await pay.notifyTransfer(`20261121,ATM,0000000001,${account},${amount},20261121103000`)
  expect(await countKept(attempt?.reference ?? '')).toBe(3)
})

test.each([
  ['a sign that no text may hold', { msg: 'a\u0000b' }],
  ['half a letter', { msg: 'a\ud800b' }],
])('a notice with %s is kept without it', async (_what, strange) => {
  const { reference } = await waitForLine()
  const reply = await pay.notify({ rec_trade_id: `D${reference}`, bank_transaction_id: reference, status: 0, ...strange })
  expect(reply.statusCode).toBe(200)
  expect(await countKept(reference)).toBe(1)
  expect((await pay.notify({ rec_trade_id: 'D\u0000', bank_transaction_id: 'nobody\u0000', status: 0 })).statusCode).toBe(200)
  expect((await pay.notifyTransfer('20261121,A\u0000TM,1,12345678901,1,2')).statusCode).toBe(200)
})
