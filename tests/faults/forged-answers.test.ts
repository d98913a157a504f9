import { afterAll, afterEach, expect, test } from 'vitest'
import { createTappayCardCompany } from '#adapters/tappay/tappay-card-company.ts'
import { placeOrder } from '#server/sales/checkout/place-order.ts'
import { settleDifference } from '#server/sales/charging/settle-difference.ts'
import { settlePayment } from '#server/sales/charging/settle-payment.ts'
import { auditMoney } from '#server/money/payments/audit-money.ts'
import { listPaymentTroubles } from '#server/money/payments/list-troubles.ts'
import { paymentsOf } from '#support/test-payments.ts'
import { openTestShop } from '#support/test-shop.ts'
import { sandboxKeys } from '../../sandbox/keys.ts'
import { auditBooks } from './audit-books.ts'
import { letTimePass } from './let-time-pass.ts'
import { openMoodyCompany } from './moody-company.ts'
import { wishOrders, type WayName } from './ways.ts'

const opened = await openTestShop()
const company = await openMoodyCompany(opened.sandbox.addresses.tappay)
afterAll(company.close)
const { partnerKey, merchants } = sandboxKeys.tappay
const cardCompany = createTappayCardCompany({ address: company.address, partnerKey, merchants, patienceMs: 5000 })
/** The same shop, which hears the company through somebody who changes what it says. */
const testShop = { ...opened, shop: { ...opened.shop, ports: { ...opened.shop.ports, cardCompany } } }
const {
  shop,
  database: { db },
} = testShop
const pay = paymentsOf(testShop)

afterEach(() => {
  company.mood = 'well'
})

function forge(forged: object): void {
  Object.assign(company, { mood: 'forging', forged })
}

/** Orders of one buyer by that way. Answers the number and where he is sent to pay. */
async function order(way: WayName) {
  const [wish] = await wishOrders(testShop, { way, count: 1 })
  if (!wish) throw new Error('Nobody wishes to order')
  const answer = await placeOrder(shop, wish.request)
  if (!answer.ok) throw new Error(answer.refusal.status)
  return { ...answer.value, buyer: wish.buyer }
}

const statusOf = async (hashedId: string) => (await pay.orderRow(hashedId)).status
const troublesOf = async (hashedId: string) =>
  (await listPaymentTroubles(shop)).filter((trouble) => trouble.order === hashedId).map(({ says }) => says)

async function findComplaints(buyers: readonly Awaited<ReturnType<typeof order>>['buyer'][]): Promise<unknown[]> {
  const books = await auditBooks(testShop, buyers)
  return [...buyers.flatMap((buyer) => books.complaintsAbout(buyer)), ...books.complaintsAboutAll()]
}

const forgeries = [
  { of: 'another amount', forged: { amount: 1, original_amount: 1 } },
  { of: 'another currency', forged: { currency: 'JPY' } },
  { of: 'another order', forged: { order_number: 'HAOHAOHAOHAO' } },
  { of: 'another transaction', forged: { bank_transaction_id: 'SOMEBODYS' } },
]

test.each(forgeries)(
  'TPC-01 a charge whose answer tells of $of is not believed; the true record confirms it a minute later',
  async ({ forged }) => {
    forge(forged)
    const placed = await order('a card')
    expect(placed.payment).toBe('checked')
    expect(await statusOf(placed.hashedId)).toBe('uncharged')
    company.mood = 'well'
    await letTimePass(testShop, { minutes: [2] })
    expect(await statusOf(placed.hashedId)).toBe('confirmed')
    expect(await findComplaints([placed.buyer])).toEqual([])
  },
)

test.each([
  { of: 'another amount', forged: { amount: 1, original_amount: 1 }, says: 'TWD 1' },
  { of: 'another currency', forged: { currency: 'JPY' }, says: 'JPY' },
  { of: 'another merchant', forged: { merchant_id: 'SOMEBODY_ELSE' }, says: 'merchant SOMEBODY_ELSE' },
  { of: 'a card', forged: { payment_method: 'direct_pay' }, says: 'by direct_pay' },
])('TPC-02 a record of $of confirms no LINE Pay order and gives nothing up: a person is told', async ({ forged, says }) => {
  const placed = await order('LINE Pay')
  await pay.decide(placed.paymentUrl, 'approve')
  forge(forged)
  await letTimePass(testShop, { minutes: [3, 31, 31] })
  expect(await statusOf(placed.hashedId)).toBe('pending_payment')
  expect(await troublesOf(placed.hashedId)).toEqual([expect.stringContaining(says)])
  const [attempt] = await pay.attempts(placed.hashedId)
  expect(attempt).toMatchObject({ status: 'waiting', error_code: 'amount_differs', provider_ref: expect.any(String) })
})

test('TPC-02 a record of somebody else confirms nothing, and the true one still does', async () => {
  const placed = await order('LINE Pay')
  await pay.decide(placed.paymentUrl, 'approve')
  forge({ bank_transaction_id: 'SOMEBODYS', rec_trade_id: 'D0' })
  await letTimePass(testShop, { minutes: [3, 10] })
  expect(await statusOf(placed.hashedId)).toBe('pending_payment')
  company.mood = 'well'
  await letTimePass(testShop, { minutes: [3] })
  expect(await statusOf(placed.hashedId)).toBe('confirmed')
  expect(await db.selectFrom('payments').where('provider_ref', '=', 'D0').select('id').execute()).toEqual([])
})

test('RUN-08 other money than was asked for, which a person has given back, stands in the books and under attention no more, however often the company tells of it', async () => {
  const placed = await order('LINE Pay')
  await pay.decide(placed.paymentUrl, 'approve')
  forge({ amount: 1, original_amount: 1 })
  await letTimePass(testShop, { minutes: [3] })
  const settle = (reference: string) => settleDifference(shop, { number: placed.hashedId, amount: 1, reference, by: 'Ana' })
  const settled = await Promise.all([settle('R-1'), settle('R-2')])
  expect(settled.map(({ ok }) => ok).toSorted()).toEqual([false, true])
  expect([await settle('R-3'), await troublesOf(placed.hashedId)]).toEqual([{ ok: false, refusal: { code: 'no_such_difference' } }, []])
  const [attempt, givenBack] = await pay.attempts(placed.hashedId)
  expect(attempt).toMatchObject({ status: 'failed', error_code: 'given_back_by_hand', refunded_amount: 0 })
  expect(givenBack).toMatchObject({ surplus: true, status: 'refunded', provider: 'tappay', method: 'line', amount: 1, refunded_amount: 1 })
  expect((await pay.transitionsOf(placed.hashedId)).at(-1)).toBe('payment_failed by operations')

  // Asked about once more, it is listened to for two hours, as any attempt that came to nothing.
  await settlePayment(shop, attempt?.id ?? 0)
  await letTimePass(testShop, { minutes: [31, 60, 60, 6] })
  expect([await statusOf(placed.hashedId), await troublesOf(placed.hashedId), await auditMoney(shop)]).toEqual(['cancel', [], []])
})
