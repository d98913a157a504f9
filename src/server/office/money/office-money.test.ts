import { beforeEach, expect, test } from 'vitest'
import { listAttention } from '#server/delivery/fulfilment/list-attention.ts'
import { startPicking } from '#server/delivery/fulfilment/start-picking.ts'
import { issueInvoice } from '#server/money/invoices/issue-invoice.ts'
import { auditMoney } from '#server/money/payments/audit-money.ts'
import { sendDueRefunds } from '#server/sales/charging/send-refund.ts'
import { settleOpenOrders } from '#server/sales/charging/settle-open-orders.ts'
import { createProduct } from '#support/rows.ts'
import { testOffice } from '#support/test-office.ts'
import type { OrderWish } from '#support/test-order.ts'
import { paymentsOf } from '#support/test-payments.ts'
import { openTestShop } from '#support/test-shop.ts'

const testShop = await openTestShop()
const { shop, database, shelf, signIn, clock } = testShop
const { db } = database
const pay = paymentsOf(testShop)
const office = testOffice(testShop)
const hao = await signIn('hao', { language: 'en' })
const owner = await office.as('owner')
const care = await office.as('care')
const manager = await office.as('manager')
const book = await office.as('accountant')
const cream = await createProduct(database, { slug: 'cream', price: 1040, origin_price: 1040, stock: 500 })
const byTransfer: OrderWish = { shipping_method: 'refrigeration', payway: 'atm', card_info: null }
const faulty = { reason: 'faulty', words: '瓶蓋裂了' } as const

beforeEach(async () => {
  await db.deleteFrom('cart_items').execute()
})

async function picked(quantity = 3, wish: OrderWish = {}): Promise<{ number: string; line: number }> {
  const number = (await pay.buy(hao, { goods: { [cream]: quantity }, wish })).order_hashed_id
  await startPicking(shop, { number, by: 'Ana' })
  const { order } = await owner.call.orders.find({ number })
  return { number, line: order.order_details[0]?.id ?? 0 }
}

const auditOf = async (verb: string) =>
  db.selectFrom('audit_entries').where('verb', '=', verb).orderBy('id').select(['actor_id', 'subject', 'after']).execute()

test('DSK-18 DSK-19 a quote says everything that follows, and changes nothing', async () => {
  const { number, line } = await picked()
  const before = await owner.call.money.find({ number })
  const quote = await manager.call.money.quoteRefund({ number, lines: [{ line_id: line, units: 1 }] })
  expect(quote).toMatchObject({
    total: 1040,
    list_price: 1040,
    left_after: 2080,
    way: 'machine',
    method: 'credit_cards',
    points: { before: 104, after: 70, returned: 0 },
    invoice: { how: 'later', number: null, tax: 50 },
    discount_code: null,
    allowance: { each: 20_000, a_day: null, used_today: 0 },
    needs_approval: false,
  })
  await issueInvoice(shop, { orderId: (await pay.orderRow(number)).id })
  const issued = await manager.call.money.quoteRefund({ number, lines: [{ line_id: line, units: 3 }] })
  expect(issued).toMatchObject({ total: 3120, invoice: { how: 'void', number: expect.stringMatching(/^[A-Z]{2}\d{8}$/) } })
  expect({ ...(await owner.call.money.find({ number })), invoices: [] }).toEqual({ ...before, moves: ['refund', 'reissue_invoice'] })
  expect(before).toMatchObject({
    received: 3120,
    left: 3120,
    open: { lines: [{ line_id: line, units: [{ amount: 1040 }, { amount: 1040 }, { amount: 1040 }] }] },
  })
})

test('DSK-18 DSK-19 a refund names its reason, the way of the money and who made it, and is done once for its press', async () => {
  const { number, line } = await picked()
  const asked = { number, lines: [{ line_id: line, units: 1 }], ...faulty, total: 1040 }
  const answers = await Promise.allSettled([1, 2].map(() => manager.call.money.refund(asked, { context: { key: 'one press' } })))
  expect(answers.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(1)
  expect(await manager.call.money.refund(asked, { context: { key: 'one press' } })).toMatchObject({ status: 'refunded', amount: 1040 })
  const { refunds, left, on_its_way } = await owner.call.money.find({ number })
  expect({ refunds, left, on_its_way }).toMatchObject({
    refunds: [{ amount: 1040, reason: 'faulty', words: '瓶蓋裂了', way: 'machine', status: 'requested', moves: [] }],
    left: 2080,
    on_its_way: 1040,
  })
  expect(await auditOf('refund-lines')).toMatchObject([{ actor_id: '王小明', subject: `order ${number}`, after: { amount: 1040 } }])
  await expect(manager.call.money.refund({ ...asked, total: 1000 })).rejects.toMatchObject({
    status: 'quote_changed',
    details: { total: 1040 },
  })
  await expect(manager.call.money.refund({ ...asked, reason: 'other', words: '' })).rejects.toMatchObject({ status: 'validation_error' })
  await expect(book.call.money.refund(asked)).rejects.toMatchObject({ status: 'permission_denied' })
  const much = { number, lines: [{ line_id: line, goodwill: 5000 }], ...faulty, total: 5000 }
  await expect(manager.call.money.refund(much)).rejects.toMatchObject({ status: 'wrong_amount', details: { most: 2080 } })
})

test('DSK-19 above the allowance another person has to say yes, and says it once', async () => {
  const { number, line } = await picked()
  const asked = { number, lines: [{ line_id: line, units: 1 }], ...faulty, total: 1040 }
  expect(await care.call.money.quoteRefund({ number, lines: asked.lines })).toMatchObject({ needs_approval: true })
  const waiting = await care.call.money.refund(asked, { context: { key: 'care asks' } }).catch((error: unknown) => error)
  expect(waiting).toMatchObject({ status: 'approval_needed', details: { approval: expect.any(Number) } })
  expect((await owner.call.money.find({ number })).refunds).toEqual([])
  const { approval } = (waiting as { details: { approval: number } }).details
  expect(await manager.call.approvals.decide({ id: approval, answer: 'yes' })).toEqual({ state: 'done' })
  expect((await owner.call.money.find({ number })).refunds).toMatchObject([{ amount: 1040, words: '瓶蓋裂了' }])
})

test('what has gone back since it was asked for ends the approval: nothing more goes back', async () => {
  const { number, line } = await picked()
  const asked = { number, lines: [{ line_id: line, units: 1 }], ...faulty, total: 1040 }
  const waiting = await care.call.money.refund(asked, { context: { key: 'care asks too late' } }).catch((error: unknown) => error)
  const { approval } = (waiting as { details: { approval: number } }).details
  await owner.call.money.refund(asked)
  expect(await manager.call.approvals.decide({ id: approval, answer: 'yes' })).toEqual({ state: 'stale' })
  expect((await owner.call.money.find({ number })).refunds).toHaveLength(1)
})

/** The company knows nothing of the payment any more, however often it is asked. */
async function refuseForGood(number: string): Promise<() => Promise<unknown>> {
  const [{ id = 0, provider_ref = null } = {}] = await pay.attempts(number)
  const know = (ref: string | null) => db.updateTable('payments').set({ provider_ref: ref }).where('id', '=', id).execute()
  await know('D-NOBODY-KNOWS-THIS')
  for (let minute = 0; minute < 30; minute++) {
    await sendDueRefunds(shop)
    clock.pass({ minutes: 1 })
  }
  return () => know(provider_ref)
}

test('a refund that failed is asked for again, once, and looked up before it is sent anew', async () => {
  const { number, line } = await picked()
  await owner.call.money.refund({ number, lines: [{ line_id: line, units: 1 }], ...faulty, total: 1040 })
  const mend = await refuseForGood(number)
  const accountant = await office.as('accountant')
  const [failed] = (await accountant.call.money.find({ number })).refunds
  expect(failed).toMatchObject({ status: 'failed', moves: ['retry', 'confirm'], error: expect.any(String) })
  await mend()
  const id = failed?.id ?? 0
  expect(await accountant.call.money.retryRefund({ id })).toEqual({ status: 'under_way' })
  expect(await accountant.call.money.retryRefund({ id })).toEqual({ status: 'under_way' })
  await expect(accountant.call.money.confirmRefund({ id, reference: '20261124-1' })).rejects.toMatchObject({ status: 'refund_under_way' })
  await sendDueRefunds(shop)
  expect((await accountant.call.money.find({ number })).refunds).toMatchObject([{ status: 'done', moves: [] }])
  await expect(accountant.call.money.retryRefund({ id })).rejects.toMatchObject({ status: 'refund_done' })
  expect(await pay.attempts(number)).toMatchObject([{ status: 'paid', refunded_amount: 1040 }])
  expect(await auditOf('retry-refund')).toHaveLength(1)
})

test('money of a transfer goes back by hand: confirmed once, under its reference', async () => {
  const number = (await pay.buy(hao, { goods: { [shelf.pudding]: 4 }, wish: byTransfer })).order_hashed_id
  const [{ amount = 0 } = {}] = await pay.attempts(number)
  const accountant = await office.as('accountant')
  const transfer = { number, amount, reference: '20261124-0815' }
  await expect(accountant.call.money.confirmTransfer({ ...transfer, amount: amount - 1 })).rejects.toMatchObject({
    status: 'wrong_amount',
    details: { asked: amount },
  })
  expect(await accountant.call.money.confirmTransfer(transfer)).toEqual({ status: 'paid' })
  await expect(accountant.call.money.confirmTransfer(transfer)).rejects.toMatchObject({ status: 'counted_before' })
  expect(await auditOf('confirm-transfer')).toHaveLength(1)
  await startPicking(shop, { number, by: 'Ana' })
  const { order } = await owner.call.orders.find({ number })
  const lines = [{ line_id: order.order_details[0]?.id ?? 0, units: 1 }]
  const { total, way } = await owner.call.money.quoteRefund({ number, lines })
  expect(way).toBe('bank')
  const { refund } = await owner.call.money.refund({ number, lines, reason: 'price', total })
  const id = refund ?? 0
  const press = { context: { key: 'one confirmation' } }
  for (let time = 0; time < 2; time++)
    expect(await accountant.call.money.confirmRefund({ id, reference: '20261125-1' }, press)).toEqual({ status: 'done' })
  await expect(accountant.call.money.confirmRefund({ id, reference: '20261125-2' })).rejects.toMatchObject({ status: 'refund_done' })
  expect([await auditOf('confirm-refund'), await auditMoney(shop)]).toMatchObject([[{ after: { reference: '20261125-1' } }], []])
  expect((await listAttention(shop)).filter((trouble) => trouble.order === number)).toEqual([])
})

test('the provider is asked again about an attempt that may still change, and about no other', async () => {
  const { order_hashed_id: number } = await pay.buyBy(hao, 'line_pay', { goods: { [cream]: 1 } })
  const accountant = await office.as('accountant')
  const [attempt] = (await accountant.call.money.find({ number })).attempts
  expect(attempt).toMatchObject({ can_ask: true })
  const id = attempt?.id ?? 0
  expect(await accountant.call.money.askPayment({ id })).toEqual({ status: 'open' })
  const [{ payment_url = null } = {}] = await pay.attempts(number)
  await pay.decide(payment_url, 'approve')
  expect(await accountant.call.money.askPayment({ id })).toEqual({ status: 'settled' })
  expect((await pay.orderRow(number)).status).toBe('confirmed')
  await expect(accountant.call.money.askPayment({ id })).rejects.toMatchObject({ status: 'nothing_to_ask' })
  await expect(accountant.call.money.askPayment({ id: 999_999 })).rejects.toMatchObject({ status: 'not_found' })
})

test('DSK-21 money that came by hand pays the order once; of another amount, or under a reference that has paid before, it does not', async () => {
  const number = (await pay.buy(hao, { goods: { [shelf.pudding]: 4 }, wish: byTransfer })).order_hashed_id
  const { grand_total: amount } = await pay.orderRow(number)
  const accountant = await office.as('accountant')
  const paid = { number, way: 'counter', amount, day: '2026-11-24', reference: 'C-20261124-7' } as const
  await expect(accountant.call.money.manualPayment({ ...paid, amount: amount + 1 })).rejects.toMatchObject({
    status: 'wrong_amount',
    details: { asked: amount },
  })
  await expect(accountant.call.money.manualPayment({ ...paid, reference: '20261124-0815' })).rejects.toMatchObject({
    status: 'counted_before',
  })
  expect(await accountant.call.money.manualPayment(paid)).toEqual({ status: 'paid' })
  expect(await accountant.call.money.manualPayment(paid)).toEqual({ status: 'paid' })
  expect([(await pay.orderRow(number)).status, (await pay.attempts(number)).map(({ provider, status }) => [provider, status])]).toEqual([
    'confirmed',
    [
      ['bank', 'expired'],
      ['manual', 'paid'],
    ],
  ])
  // The bank tells of the remittance as well, by its longer name: it is the same money.
  const other = (await pay.buy(hao, { goods: { [shelf.pudding]: 4 }, wish: byTransfer })).order_hashed_id
  await expect(accountant.call.money.manualPayment({ ...paid, number: other })).rejects.toMatchObject({ status: 'counted_before' })
  expect(await accountant.call.money.find({ number })).toMatchObject({
    attempts: [{ manual: null }, { manual: { way: 'counter', day: '2026-11-24' } }],
  })
  // A transfer that its buyer makes all the same paid for nothing, and goes back.
  const [{ vatm_account = null } = {}] = await pay.attempts(number)
  await pay.transfer(vatm_account, amount)
  clock.pass({ minutes: 40 })
  await settleOpenOrders(shop)
  expect((await accountant.call.money.find({ number })).refunds).toMatchObject([{ amount, way: 'bank', moves: ['confirm'] }])
  expect(await auditMoney(shop)).toEqual([])
})
