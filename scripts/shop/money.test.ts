import { beforeEach, expect, test } from 'vitest'
import { eventually } from '#support/eventually.ts'
import { forceStatus } from '#support/rows.ts'
import { paymentsOf } from '#support/test-payments.ts'
import { openTestShop } from '#support/test-shop.ts'
import { settleOpenOrders } from '#server/sales/charging/settle-open-orders.ts'
import { runCommand } from './run-command.ts'

const testShop = await openTestShop()
const { shop, clock, database, sandbox, shelf, signIn, startWorker } = testShop
const { db } = database
const pay = paymentsOf(testShop)
const mei = await signIn('mei', { language: 'en' })
await startWorker()

beforeEach(async () => {
  await db.deleteFrom('cart_items').execute()
})

const operate = (line: string) => {
  const [command = '', ...given] = line.split(' ')
  return runCommand(shop, { command, given })
}

const byTransfer = { shipping_method: 'refrigeration', payway: 'atm', card_info: null } as const
const orderByTransfer = async () => (await pay.buy(mei, { goods: { [shelf.pudding]: 1 }, wish: byTransfer })).order_hashed_id
const orderByCard = async (goods = { [shelf.roseGel]: 1 }) => (await pay.buy(mei, { goods })).order_hashed_id
const statusOf = async (id: string) => (await mei.call.orders.find({ id })).status
const email = (id: string, about: string) =>
  eventually(async () => (await sandbox.emailsTo('mei@example.com')).find(({ subject }) => subject.includes(id) && subject.includes(about)))
const refundsOf = (id: string) =>
  db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .where('orders.hashed_id', '=', id)
    .select(['refunds.id', 'refunds.status', 'refunds.provider_ref'])
    .execute()
const moneyMoves = async (id: string) => {
  const [attempt] = await pay.attempts(id)
  return db
    .selectFrom('payment_moves')
    .select(['event', 'actor', 'cause'])
    .where('payment_id', '=', attempt?.id ?? 0)
    .orderBy('id')
    .execute()
}

test('D-65 PAY-05 a transfer that the bank shows and the shop has not heard of is confirmed by hand, once, to the dollar', async () => {
  const id = await orderByTransfer()
  expect(await operate(`confirm-transfer ${id} 591 --reference 20261121-0042 --actor Ana`)).toEqual({
    ok: false,
    says: 'Nothing was done: the order waits for 590.',
  })
  expect(await operate(`confirm-transfer ${id} 590 --reference 20261121-0042 --actor Ana`)).toEqual({ ok: true, says: `${id} is paid.` })
  expect(await statusOf(id)).toBe('confirmed')
  expect((await moneyMoves(id)).at(-1)).toEqual({ event: 'paid', actor: 'operations', cause: { company: '20261121-0042', by: 'Ana' } })
  expect((await pay.transitionsOf(id)).at(-1)).toBe('payment_received by operations')
  expect((await email(id, 'received')).text).toContain(id)
  expect(await operate(`confirm-transfer ${id} 590 --reference 20261121-0043 --actor Ana`)).toEqual({
    ok: false,
    says: 'Nothing was done: this order has its money already.',
  })
  const other = await orderByTransfer()
  expect(await operate(`confirm-transfer ${other} 590 --reference 20261121-0042 --actor Ana`)).toMatchObject({
    ok: false,
    says: expect.stringContaining('this transfer stands in the books already'),
  })
  for (const number of [await orderByCard(), 'NOSUCHORDER2'])
    expect(await operate(`confirm-transfer ${number} 590 --reference 20261121-0044 --actor Ana`)).toMatchObject({ ok: false })
})

test('TPC-05 a transfer that the bank has told of is not counted again by the number on its statement; another of that number is, by its whole name', async () => {
  const [heard, lost] = [await orderByTransfer(), await orderByTransfer()]
  const { vatm_account: account } = await mei.call.orders.find({ id: heard })
  expect(await pay.transfer(account, 590)).toBe(true)
  clock.pass({ minutes: 31 })
  await settleOpenOrders(shop)
  const [attempt] = await pay.attempts(heard)
  const [day = '', serial = ''] = attempt?.provider_ref?.split('-') ?? []
  const refused = await operate(`confirm-transfer ${lost} 590 --reference ${day}-${serial} --actor Ana`)
  expect(refused).toMatchObject({ ok: false, says: expect.stringContaining('this transfer stands in the books already') })
  expect(await operate(`confirm-transfer ${lost} 590 --reference ${day}-${serial}-ATM-99123000000000 --actor Ana`)).toEqual({
    ok: true,
    says: `${lost} is paid.`,
  })
})

test('D-64 D-65 a transfer that came too late goes back by hand, and the buyer is told once it has', async () => {
  const id = await orderByTransfer()
  clock.pass({ days: 4 })
  await settleOpenOrders(shop)
  expect(await statusOf(id)).toBe('cancel')
  expect(await operate(`confirm-transfer ${id} 590 --reference 20261125-0001 --actor Ana`)).toEqual({
    ok: true,
    says: `${id} had ended: the money goes back, see attention.`,
  })
  const [refund] = await refundsOf(id)
  expect((await operate('attention')).says).toContain(`${id}  refund  ${refund?.id}: 590 by atm, goes back by hand`)
  expect(await operate(`confirm-refund ${refund?.id} --reference 20261126-0007 --actor Ana`)).toEqual({
    ok: true,
    says: `Refund ${refund?.id} is done.`,
  })
  expect([await statusOf(id), await refundsOf(id)]).toEqual([
    'refunded',
    [{ id: refund?.id, status: 'done', provider_ref: '20261126-0007' }],
  ])
  expect((await moneyMoves(id)).at(-1)).toMatchObject({ event: 'refund_done', actor: 'operations', cause: { by: 'Ana' } })
  expect((await operate('attention')).says).not.toContain(id)
  expect((await email(id, 'refund')).text).toContain('NT$590')
  expect(await operate(`confirm-refund ${refund?.id} --reference 20261126-0007 --actor Ana`)).toEqual({
    ok: false,
    says: 'Nothing was done: that refund is done already.',
  })
  expect(await operate('confirm-refund 999999 --reference 20261126-0007 --actor Ana')).toEqual({
    ok: false,
    says: 'There is no refund of that number.',
  })
})

test('D-64 a refund that the machine still tries is left to it; one that the company refused for the last time is made by hand', async () => {
  const id = await orderByCard()
  const [attempt] = await pay.attempts(id)
  await operate(`cancel ${id} --reason test --actor Ana`)
  const [{ id: refundId } = { id: 0 }] = await refundsOf(id)
  await db
    .updateTable('refunds')
    .set({ status: 'sent', next_try_at: new Date(shop.now().getTime() + 60_000) })
    .where('id', '=', refundId)
    .execute()
  expect(await operate(`confirm-refund ${refundId} --reference BY-HAND-1 --actor Ana`)).toMatchObject({
    ok: false,
    says: expect.stringContaining('still being asked'),
  })
  await db.updateTable('refunds').set({ status: 'failed', next_try_at: null }).where('id', '=', refundId).execute()
  await db
    .updateTable('payments')
    .set({ status: 'refund_failed' })
    .where('id', '=', attempt?.id ?? 0)
    .execute()
  expect((await operate('attention')).says).toContain(`${id}  refund  ${refundId}: 590 by credit_cards, refused for the last time`)
  expect(await operate(`confirm-refund ${refundId} --reference BY-HAND-1 --actor Ana`)).toMatchObject({ ok: true })
  expect(await statusOf(id)).toBe('refunded')
})

test('MNY-08 a second transfer that only the bank’s statement shows is booked by hand, once, and given back; the order stands', async () => {
  const id = await orderByTransfer()
  await operate(`confirm-transfer ${id} 590 --reference 20261121-0052 --actor Ana`)
  const booked = await operate(`confirm-surplus ${id} 590 --reference 20261121-0053 --actor Ana`)
  const [refund] = await refundsOf(id)
  expect(booked).toEqual({ ok: true, says: `Refund ${refund?.id} waits to be made by hand, see attention.` })
  for (const reference of ['20261121-0052', '20261121-0053'])
    expect(await operate(`confirm-surplus ${id} 590 --reference ${reference} --actor Ana`)).toMatchObject({
      ok: false,
      says: expect.stringContaining('this transfer stands in the books already'),
    })
  expect((await operate('attention')).says).toContain(`${id}  refund  ${refund?.id}: 590 by atm, goes back by hand`)
  expect(await operate(`confirm-refund ${refund?.id} --reference 20261122-0053 --actor Ana`)).toMatchObject({ ok: true })
  expect([await statusOf(id), (await pay.attempts(id)).map(({ status, surplus }) => [status, surplus])]).toEqual([
    'confirmed',
    [
      ['paid', false],
      ['refunded', true],
    ],
  ])
  expect(await operate('audit')).toEqual({ ok: true, says: 'The books agree.' })
})

test('MNY-09 two people who make the same refund by hand at once: one of them hears that it was done', async () => {
  const id = await orderByTransfer()
  clock.pass({ days: 4 })
  await settleOpenOrders(shop)
  await operate(`confirm-transfer ${id} 590 --reference 20261129-0001 --actor Ana`)
  const [refund] = await refundsOf(id)
  const said = await Promise.all(
    ['Ana', 'Ben'].map((actor) => operate(`confirm-refund ${refund?.id} --reference BY-${actor} --actor ${actor}`)),
  )
  expect(said.map(({ says }) => says).toSorted()).toEqual([
    'Nothing was done: that refund is done already.',
    `Refund ${refund?.id} is done.`,
  ])
})

test('RUN-07 one transfer that two people book for two orders at once counts for one of them, and the other hears that it stands in the books', async () => {
  const ids = [await orderByTransfer(), await orderByTransfer(), await orderByTransfer()]
  const [first = '', second = '', third = ''] = ids
  const booked = [`confirm-transfer ${first}`, `confirm-transfer ${second}`, `confirm-surplus ${third}`].map((command) =>
    operate(`${command} 590 --reference 20261130-0001 --actor Ana`),
  )
  const said = await Promise.all(booked)
  expect(said.filter(({ ok }) => ok)).toHaveLength(1)
  for (const { says } of said.filter(({ ok }) => !ok)) expect(says).toContain('this transfer stands in the books already')
  expect(await operate('audit')).toEqual({ ok: true, says: 'The books agree.' })
})

test('MNY-08 the audit names an order whose money went astray before the database watched over it', async () => {
  const id = await orderByCard()
  await forceStatus(database, { orderId: (await pay.orderRow(id)).id, status: 'refunded' })
  expect(await operate('audit')).toEqual({ ok: false, says: `${id}  has ended with 590 received, 0 given back and 0 kept` })
})

test('CNL-08 D-65 operations cancel an order before it is packed; its buyer reads why, and gets everything back', async () => {
  const before = (await mei.call.user.find({})).shopping_point
  const id = await orderByCard({ [shelf.roseGel]: 1, [shelf.pointsMug]: 1 })
  expect(await operate(`cancel ${id} --reason broken-in-the-house --actor Ana`)).toEqual({ ok: true, says: `${id} is cancelled.` })
  await eventually(async () => (await statusOf(id)) === 'refunded')
  expect(await mei.call.orders.find({ id })).toMatchObject({ cancel_reason: 'broken-in-the-house' })
  expect((await mei.call.user.find({})).shopping_point).toBe(before)
  expect((await pay.transitionsOf(id))[2]).toBe('cancel_paid by operations')
  expect(await email(id, 'cancelled')).toBeTruthy()

  const packed = await orderByCard()
  await operate(`start-picking ${packed} --actor Ana`)
  expect(await operate(`cancel ${packed} --reason too-late --actor Ana`)).toEqual({
    ok: false,
    says: 'Nothing was done: the order is picking.',
  })
  expect(await operate('cancel NOSUCHORDER2 --reason nobody --actor Ana')).toEqual({ ok: false, says: 'There is no order of that number.' })
})

test('D-60 D-65 attention lists payments that nobody knows about, money of another amount and parcels that came back', async () => {
  const unknown = await orderByCard()
  const [attempt] = await pay.attempts(unknown)
  await db.updateTable('orders').set({ status: 'uncharged' }).where('hashed_id', '=', unknown).execute()
  await db
    .updateTable('payments')
    .set({ status: 'created', created_at: new Date(shop.now().getTime() - 11 * 60_000), next_ask_at: null })
    .where('id', '=', attempt?.id ?? 0)
    .execute()
  const strange = await orderByTransfer()
  const [transfer] = await pay.attempts(strange)
  await db
    .updateTable('payments')
    .set({ error_code: 'amount_differs', error_text: 'TWD 1' })
    .where('id', '=', transfer?.id ?? 0)
    .execute()
  const returned = await orderByCard()
  for (const step of [`start-picking ${returned}`, `hand-over ${returned} 905512345678`]) await operate(`${step} --actor Ana`)
  await db.updateTable('shipments').set({ state: 'returned' }).where('tracking_number', '=', '905512345678').execute()
  const { says } = await operate('attention')
  expect(says).toContain(`${unknown}  payment  ${attempt?.reference}: no answer`)
  expect(says).toContain(`${strange}  payment  ${transfer?.reference}: amount_differs TWD 1`)
  expect(says).toContain(`${returned}  parcel  905512345678: returned`)
  await operate(`take-back ${returned} --actor Ana`)
  expect((await operate('attention')).says).not.toContain(returned)
})

test('a part of an order’s goods is refunded by line, once for its key, and money that came by hand pays the order that waits', async () => {
  const id = await orderByCard({ [shelf.roseGel]: 2 })
  await forceStatus(database, { orderId: (await pay.orderRow(id)).id, status: 'picking' })
  const { id: line } = await db
    .selectFrom('order_lines')
    .where('order_id', '=', (await pay.orderRow(id)).id)
    .select('id')
    .executeTakeFirstOrThrow()
  const told = `refund-lines ${id} 390 --lines [{"lineId":${line},"units":1}] --reason missing --key short-1 --actor Ana`
  expect(await operate(told)).toEqual({ ok: true, says: `390 of ${id} go back.` })
  expect(await operate(told)).toMatchObject({ ok: true })
  expect(await refundsOf(id)).toHaveLength(1)
  expect(await operate(`refund-lines ${id} 9 --lines [] --reason price --key none-1 --actor Ana`)).toMatchObject({ ok: false })
  const waiting = await orderByTransfer()
  const { grand_total } = await pay.orderRow(waiting)
  const paid = (amount: number) => `record-payment ${waiting} ${amount} --reference C-4711 --way cash --day 2026-11-24 --actor Ana`
  expect(await operate(paid(grand_total + 1))).toEqual({ ok: false, says: `Nothing was done: the order waits for ${grand_total}.` })
  expect(await operate(paid(grand_total))).toEqual({ ok: true, says: `${waiting} is paid.` })
  expect(await statusOf(waiting)).toBe('confirmed')
  expect(await operate('retry-refund 999999 --actor Ana')).toMatchObject({ ok: false })
})
