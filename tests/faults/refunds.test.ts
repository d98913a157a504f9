import { afterAll, beforeEach, expect, test } from 'vitest'
import { createTappayCardCompany } from '#adapters/tappay/tappay-card-company.ts'
import { placeOrder } from '#server/sales/checkout/place-order.ts'
import { sendDueRefunds } from '#server/sales/charging/send-refund.ts'
import { cancelForBuyer } from '#server/sales/cancelling/cancel-for-buyer.ts'
import { requestRefund } from '#server/money/payments/request-refund.ts'
import { listAttention } from '#server/delivery/fulfilment/list-attention.ts'
import { paymentsOf } from '#support/test-payments.ts'
import { openTestShop } from '#support/test-shop.ts'
import { sandboxKeys } from '../../sandbox/keys.ts'
import { openMoodyCompany } from './moody-company.ts'
import { wishOrders } from './ways.ts'

const opened = await openTestShop()
const company = await openMoodyCompany(opened.sandbox.addresses.tappay)
afterAll(company.close)
const { partnerKey, merchants } = sandboxKeys.tappay
const cardCompany = createTappayCardCompany({ address: company.address, partnerKey, merchants, patienceMs: 1000, restMs: 1 })
const shop = { ...opened.shop, ports: { ...opened.shop.ports, cardCompany } }
const {
  clock,
  database: { db },
  sandbox,
} = opened
const pay = paymentsOf(opened)

beforeEach(() => {
  company.mood = 'well'
})

/** An order that was paid by card and then cancelled: its money is to go back. */
async function cancelledOrder(): Promise<string> {
  const [wish] = await wishOrders(opened, { way: 'a card', count: 1 })
  const placed = wish && (await placeOrder(shop, wish.request))
  if (!placed?.ok) throw new Error('The order was refused')
  const number = placed.value.hashedId
  await cancelForBuyer(shop, { number, reason: 'test', by: 'Ana' })
  return number
}

const refundOf = async (number: string) => {
  const [attempt] = await pay.attempts(number)
  return db
    .selectFrom('refunds')
    .select(['status', 'attempts', 'amount', 'error_code'])
    .where('payment_id', '=', attempt?.id ?? 0)
    .executeTakeFirstOrThrow()
}
const statusOf = async (number: string) => (await pay.orderRow(number)).status
const refundedAtCompany = async (number: string) =>
  (await sandbox.recordsOf(number)).map((record) => (record as unknown as { refunded_amount: number }).refunded_amount)

/** The minutes after which the company was asked again, up to an hour. */
async function askedAt(number: string, minutes: number): Promise<number[]> {
  const asked: number[] = []
  for (let minute = 0; minute <= minutes; minute++) {
    const before = (await refundOf(number)).attempts
    await sendDueRefunds(shop)
    if ((await refundOf(number)).attempts > before) asked.push(minute)
    clock.pass({ minutes: 1 })
  }
  return asked
}

async function setCapturing(capturing: 'yes' | 'no'): Promise<void> {
  await fetch(`${sandbox.addresses.tappay}/mood`, {
    method: 'POST',
    body: new URLSearchParams({ mood: 'well', payments: '0', capturing }),
    redirect: 'manual',
  })
}

test('D-64 while the bank is collecting the money, its refund is asked for again after growing pauses, and done once', async () => {
  await setCapturing('yes')
  const number = await cancelledOrder()
  expect(await askedAt(number, 24)).toEqual([0, 1, 3, 7, 15, 23])
  expect([await statusOf(number), await refundedAtCompany(number)]).toEqual(['refunding', [0]])
  await setCapturing('no')
  expect(await askedAt(number, 10)).toHaveLength(1)
  expect([await statusOf(number), await refundOf(number)]).toMatchObject(['refunded', { status: 'done' }])
  expect(await refundedAtCompany(number)).toEqual([(await refundOf(number)).amount])
})

test('D-64 a refund whose answer was lost is looked up before it is asked for again: money goes back once', async () => {
  company.mood = 'well'
  const number = await cancelledOrder()
  company.mood = 'silent'
  await sendDueRefunds(shop)
  expect([await refundOf(number), await statusOf(number)]).toMatchObject([{ status: 'sent', attempts: 1 }, 'refunding'])
  company.mood = 'well'
  clock.pass({ minutes: 2 })
  await Promise.all([sendDueRefunds(shop), sendDueRefunds(shop), sendDueRefunds(shop)])
  const { amount } = await refundOf(number)
  expect([await statusOf(number), await refundedAtCompany(number)]).toEqual(['refunded', [amount]])
  expect(await sandbox.recordsOf(number)).toMatchObject([{ record_status: 3 }])
})

test('D-64 while nobody answers, a refund is never given up; it is done within ten minutes of the company’s return', async () => {
  const number = await cancelledOrder()
  company.mood = 'away'
  await askedAt(number, 60)
  expect(await refundOf(number)).toMatchObject({ status: 'sent' })
  company.mood = 'well'
  await askedAt(number, 10)
  expect([await statusOf(number), await refundOf(number)]).toMatchObject(['refunded', { status: 'done' }])
})

test('D-64 D-65 what the company refuses five times is left to a person, stands under attention, and is not given back a second time', async () => {
  const number = await cancelledOrder()
  await db
    .updateTable('payments')
    .set({ provider_ref: 'D-NOBODY-KNOWS-THIS' })
    .where('id', '=', (await pay.attempts(number))[0]?.id ?? 0)
    .execute()
  expect(await askedAt(number, 60)).toEqual([0, 1, 3, 7, 15])
  expect([await statusOf(number), await refundOf(number)]).toMatchObject([
    'refunding',
    { status: 'failed', attempts: 5, error_code: expect.any(String) },
  ])
  expect(await listAttention(shop)).toContainEqual({
    order: number,
    about: 'refund',
    says: expect.stringContaining('refused for the last time'),
  })
  const [attempt] = await pay.attempts(number)
  const wish = { paymentId: attempt?.id ?? 0, amount: 1, reason: 'once more', actor: 'operations' as const, now: shop.now() }
  await expect(shop.database.transaction((tx) => requestRefund(tx, wish))).rejects.toThrow('with 0 left')
})
