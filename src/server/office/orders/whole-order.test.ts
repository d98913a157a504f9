import { expect, test } from 'vitest'
import { checkMacValue } from '#adapters/logistics/check-mac-value.ts'
import { takeBack } from '#server/delivery/fulfilment/take-back.ts'
import { createDiscountCode } from '#server/sales/discounts/create-discount-code.ts'
import { createProduct } from '#support/rows.ts'
import { eventually } from '#support/eventually.ts'
import { testOffice } from '#support/test-office.ts'
import { paymentsOf } from '#support/test-payments.ts'
import { openTestShop } from '#support/test-shop.ts'
import { sandboxKeys } from '../../../../sandbox/keys.ts'

const testShop = await openTestShop()
const { shop, app, database, shelf, signIn, startWorker } = testShop
const { db } = database
const pay = paymentsOf(testShop)
const office = testOffice(testShop)
const owner = await office.as('owner')
const packer = await office.as('packer')
const hao = await signIn('hao')
const cream = await createProduct(database, { slug: 'cream', price: 1040, origin_price: 1040, stock: 50 })
await startWorker()
const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT/)

/** The courier tells that a parcel is on its way. */
async function noticeOf(number: string): Promise<void> {
  const said = {
    MerchantID: sandboxKeys.logistics.merchantId,
    MerchantTradeNo: number,
    RtnCode: '3006',
    UpdateStatusDate: '2026/11/21 12:00:00',
  }
  await app.inject({
    method: 'POST',
    url: '/api/v1/shipments/notify',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ ...said, CheckMacValue: checkMacValue(said, sandboxKeys.logistics) }).toString(),
  })
}

test('DSK-06 DSK-07 one page shows everything of an order that was paid, packed short, sent, and given back in part', async () => {
  const actor = { kind: 'staff', id: 'Ana' } as const
  const code = await createDiscountCode(shop, { actor, discount: { code: 'PLUM', name_zh: '梅開', kind: 'amount', value: 100 } })
  expect(code).toMatchObject({ ok: true })
  const wish = { discount_code: 'PLUM' }
  const number = (await pay.buy(hao, { goods: { [shelf.roseGel]: 2, [cream]: 1 }, wish })).order_hashed_id
  const { order, line_kinds, member, moves } = await owner.call.orders.find({ number })
  expect(order).toMatchObject({ hashed_id: number, status: 'confirmed', coupon: 100, discount_code: 'PLUM', sender: { name: '陳浩' } })
  expect(moves[number]?.[0], 'the likely next step stands first').toBe('start_picking')
  expect(member).toMatchObject({ name: '陳浩', orders: 1 })
  const [gel, jar] = order.order_details.map(({ id }) => id)
  expect(line_kinds).toEqual([
    { line_id: gel, kind: 'goods' },
    { line_id: jar, kind: 'goods' },
  ])

  await owner.call.orderPage.notes.add({ number, text: '請分開包' })
  await owner.call.orders.startPicking({ number })
  const { id } = await pay.orderRow(number)
  await db
    .insertInto('line_shortages')
    .values({
      order_id: id,
      order_line_id: gel ?? 0,
      product_id: shelf.roseGel,
      quantity: 1,
      lost: 1,
      reported_by: 'Ana',
      cause: 'Ana looked',
    })
    .execute()
  await owner.call.parcels.book({ number })
  await owner.call.orders.handOver({ number })
  await noticeOf(number)
  await eventually(async () => (await owner.call.money.find({ number })).invoices.length === 1)
  const { total } = await owner.call.money.quoteRefund({ number, lines: [{ line_id: gel ?? 0, units: 1 }] })
  const back = { number, lines: [{ line_id: gel ?? 0, units: 1 }], reason: 'delay' as const, total }
  expect(await owner.call.money.refund(back)).toMatchObject({ status: 'refunded', amount: total })

  const money = await eventually(async () => {
    const found = await owner.call.money.find({ number })
    return found.invoices[0]?.allowances.length === 1 && found
  })
  const shares = money.lines.reduce((sum, { paid }) => sum + paid, 0)
  expect(shares, 'the shares of the lines are the goods after discount').toBe(order.items_total - 100)
  // 780 of 1,820 in goods carry so much of the 100 that the code takes off.
  expect(money.lines[0]).toEqual({ line_id: gel, paid: 737, units_back: 1, back: total })
  expect(money).toMatchObject({ received: order.grand_total, kept: 0, refunds: [{ amount: total, reason: 'delay' }] })
  expect(money.given_back + money.on_its_way).toBe(total)
  expect(money.attempts[0]?.moves.slice(0, 3).map(({ to, actor: who }) => [to, who])).toEqual([
    ['created', 'buyer'],
    ['paid', 'company'],
    ['refunding', 'person'],
  ])
  expect(money.invoices).toEqual([
    {
      number: expect.stringMatching(/^[A-Z]{2}\d{8}$/),
      amount: order.grand_total,
      issued_at: moment,
      voided_at: null,
      allowances: [{ number: expect.any(String), amount: total, at: moment }],
    },
  ])
  const boxes = await eventually(async () => {
    const found = await owner.call.parcels.boxes({ number })
    return found.boxes[0]?.events.length === 1 && found.boxes
  })
  expect(boxes).toMatchObject([{ box_no: 1, tracking: expect.any(String), events: [{ code: '3006', at: moment }] }])
  const page = await eventually(async () => {
    const found = await owner.call.orders.find({ number })
    return found.letters?.some(({ kind }) => kind === 'placed') && found
  })
  expect(page).toMatchObject({
    order: { status: 'delivering', contact: { name: '陳媽媽' } },
    shortages: [{ line_id: gel, units: 1, by: 'Ana', at: moment }],
    attempts: [{ method: 'credit_cards', provider_ref: expect.any(String) }],
    notes: [{ text: '請分開包', by: owner.me.name }],
  })
  const { entries } = await owner.call.orderPage.timeline({ number })
  expect([...new Set(entries.map(({ kind }) => kind))].toSorted()).toEqual(
    expect.arrayContaining(['invoice', 'letter', 'note', 'order', 'parcel', 'payment', 'refund']),
  )

  await expect(packer.call.money.find({ number })).rejects.toMatchObject({ status: 'permission_denied' })
  expect(await packer.call.orders.find({ number })).toMatchObject({
    attempts: null,
    member: null,
    letters: null,
    shortages: [{ units: 1 }],
  })
})

test('DSK-07 goods that came back stand under returns', async () => {
  const number = (await pay.buy(hao, { goods: { [cream]: 1 } })).order_hashed_id
  await owner.call.orders.startPicking({ number })
  await owner.call.parcels.book({ number })
  await owner.call.orders.handOver({ number })
  expect(await takeBack(shop, { number, keep: 0, by: 'Ana' })).toMatchObject({ ok: true })
  const { entries } = await owner.call.orderPage.timeline({ number })
  expect(entries.filter(({ kind }) => kind === 'return')).toMatchObject([{ what: 'returned_paid', actor: 'person', by: 'Ana' }])
})
