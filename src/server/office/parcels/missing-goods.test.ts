import { beforeEach, expect, test } from 'vitest'
import { bookParcel } from '#server/delivery/fulfilment/book-parcel.ts'
import { followParcel } from '#server/delivery/fulfilment/follow-parcel.ts'
import { acceptReturn } from '#server/delivery/fulfilment/accept-return.ts'
import { takeBack } from '#server/delivery/fulfilment/take-back.ts'
import { issueInvoice } from '#server/money/invoices/issue-invoice.ts'
import { auditMoney } from '#server/money/payments/audit-money.ts'
import { givePoints } from '#server/people/points/give-points.ts'
import { sendDueRefunds } from '#server/sales/charging/send-refund.ts'
import { createProduct } from '#support/rows.ts'
import { missing, parcelsOfBuyer } from '#support/test-missing.ts'
import { testOffice } from '#support/test-office.ts'
import { fillCart, orderBody, place, type OrderWish } from '#support/test-order.ts'
import { paymentsOf } from '#support/test-payments.ts'
import { openTestShop } from '#support/test-shop.ts'

// Some goods of a parcel are missing while it is packed: the rest is sent, or nothing of it.

const testShop = await openTestShop()
const { shop, database, shelf, signIn } = testShop
const { db } = database
const pay = paymentsOf(testShop)
const office = testOffice(testShop)
const hao = await signIn('hao', { language: 'en' })
const { id: haoId } = await hao.call.user.find({})
const { picked, unitsOf, ledgerOf, newsOf } = parcelsOfBuyer(testShop, hao)
const owner = await office.as('owner')
const manager = await office.as('manager')
const packer = await office.as('packer')
const polish = await createProduct(database, {
  slug: 'polish',
  name_zh: '青瓷指甲油',
  price: 380,
  origin_price: 380,
  stock: 500,
  max_qty: 9,
})
const cream = await createProduct(database, { slug: 'cream', name_zh: '乳霜', price: 1040, origin_price: 1040, stock: 500, max_qty: 9 })
const cash: OrderWish = { payway: 'when_received', card_info: null }
const by = 'Ana'

beforeEach(async () => {
  await db.deleteFrom('cart_items').execute()
})

const refundsOf = async (number: string) => (await owner.call.money.find({ number })).refunds.map(({ amount, reason }) => [amount, reason])
const contentsOf = async (number: string) =>
  (await packer.call.packing.find({ number })).goods.map(({ product_id, units }) => [product_id, units])

test('PCK-19 D-115 of nine polishes one is missing: its share goes back, the ledger is corrected, the order stays in picking and eight are sent', async () => {
  const number = await picked({ [polish]: 9 })
  await issueInvoice(shop, { orderId: (await pay.orderRow(number)).id })
  expect(await manager.call.shortages.quote({ number, choice: 'short', units: missing(polish) })).toEqual({
    amount: 380,
    collects_less: false,
    points: 0,
    to_shelf: [],
    needs_approval: false,
  })
  expect(await manager.call.shortages.short({ number, units: missing(polish), total: 380 })).toEqual({ status: 'short', amount: 380 })
  const { order, shortages } = await owner.call.orders.find({ number })
  expect([order.status, order.order_details[0]?.quantity]).toEqual(['picking', 9])
  expect(shortages).toMatchObject([{ line_id: order.order_details[0]?.id, units: 1, by: '王小明' }])
  expect((await pay.transitionsOf(number)).at(-1)).toBe('goods_short by operations')
  expect([await unitsOf(number), await contentsOf(number)]).toEqual([[[polish, 8]], [[polish, 8]]])
  expect(await ledgerOf(number, polish)).toEqual([
    ['sale', -9],
    ['return', 1],
    ['correction', -1],
  ])
  expect(await refundsOf(number)).toEqual([[380, 'goods_missing']])
  await sendDueRefunds(shop)
  expect(await pay.attempts(number)).toMatchObject([{ status: 'paid', amount: 3420, refunded_amount: 380 }])
  expect(await newsOf(number)).toContainEqual(expect.objectContaining({ name: 'goods-returned', amount: 380 }))
  expect(await auditOf(number)).toContain('order-goods-short')
  await owner.call.orders.handOver({ number, tracking: 'T-9001' })
  expect((await hao.call.orders.find({ id: number })).status).toBe('delivering')
  expect(await auditMoney(shop)).toEqual([])
})

async function auditOf(number: string): Promise<string[]> {
  const rows = await db.selectFrom('audit_entries').where('subject', '=', `order ${number}`).orderBy('id').select('verb').execute()
  return rows.map(({ verb }) => verb)
}

test('PCK-19 a parcel that is paid on delivery collects so much less, and nothing is refunded', async () => {
  const number = await picked({ [polish]: 3, [shelf.roseGel]: 1 }, cash)
  const before = (await pay.orderRow(number)).grand_total
  expect(await manager.call.shortages.quote({ number, choice: 'short', units: missing(polish, 2) })).toMatchObject({
    amount: 760,
    collects_less: true,
  })
  await packer.call.shortages.short({ number, units: missing(polish, 2) })
  expect((await packer.call.packing.find({ number })).collect).toBe(before - 760)
  const { tracking } = await owner.call.parcels.book({ number })
  expect((await owner.call.parcels.boxes({ number })).boxes).toMatchObject([{ tracking, collect: before - 760 }])
  expect(await refundsOf(number)).toEqual([])
  expect((await pay.attempts(number)).map(({ status, amount }) => [status, amount])).toEqual([
    ['expired', before],
    ['waiting', before - 760],
  ])
  await owner.call.orders.handOver({ number })
  await followParcel(shop, { number, event: 'delivered', actor: 'operations', by })
  expect((await owner.call.money.find({ number })).received).toBe(before - 760)
  expect(await newsOf(number)).toContainEqual(expect.objectContaining({ name: 'goods-returned', amount: 760 }))
  expect(await auditMoney(shop)).toEqual([])
})

test('PCK-19 nothing that is kept loses its offer: code, free delivery and gifts stay, each unit brings its share, redeemed ones their points', async () => {
  await givePoints(shop, { memberId: haoId, points: 700, reason: 'other_reason', words: null, actor: by, key: null })
  const code = { code: 'PLUM200', name_zh: '梅', name_en: 'Plum', kind: 'amount' as const, value: 200, starts_at: new Date('2020-01-01') }
  await db
    .insertInto('discount_codes')
    .values({ ...code, minimum_amount: 1400 })
    .execute()
  const number = await picked({ [cream]: 1, [polish]: 1, [shelf.pointsMug]: 2 }, { discount_code: 'PLUM200' })
  const placed = await pay.orderRow(number)
  expect(placed).toMatchObject({ items_total: 1420, discount_amount: 200, delivery_fee: 0 })
  // 1,220 for both: the polish 326, the cream 894.
  await packer.call.shortages.short({ number, units: [...missing(polish), ...missing(shelf.pointsMug)] })
  expect(await refundsOf(number)).toEqual([[326, 'goods_missing']])
  const { user_id, version: _version, updated_at: _at, ...after } = await pay.orderRow(number)
  expect(after).toMatchObject({ items_total: 1420, discount_amount: 200, delivery_fee: 0, discount_code_text: 'PLUM200' })
  const back = await db
    .selectFrom('point_entries')
    .where('user_id', '=', user_id)
    .orderBy('id', 'desc')
    .select(['reason', 'points'])
    .execute()
  expect(back[0]).toEqual({ reason: 'point_product_out_of_stock', points: 300 })
  expect(await contentsOf(number)).toEqual(
    expect.arrayContaining([
      [cream, 1],
      [shelf.pointsMug, 1],
    ]),
  )
})

test('PCK-19 a bundle without one of its picks is not sent: its money goes back, its other goods to the shelf', async () => {
  const optional_items = [
    { product_id: shelf.topCoat, quantity: 2 },
    { product_id: shelf.nailFile, quantity: 1 },
  ]
  const added = await hao.call.cart.add({ product_id: shelf.gelSet, quantity: 1, optional_items })
  const cart_item_ids = [added.status === 'normal' ? added.cart_item.id : 0, ...(await fillCart(hao, { [polish]: 1 }))]
  const number = (await place(hao, { order: await orderBody(testShop, { cart_item_ids }) })).order_hashed_id
  await packer.call.orders.startPicking({ number })
  expect(await manager.call.shortages.quote({ number, choice: 'short', units: missing(shelf.topCoat) })).toMatchObject({
    amount: 990,
    to_shelf: [
      { product_id: shelf.gelSet, units: 1 },
      { product_id: shelf.topCoat, units: 1 },
      { product_id: shelf.nailFile, units: 1 },
    ],
  })
  await packer.call.shortages.short({ number, units: missing(shelf.topCoat) })
  expect([await contentsOf(number), await unitsOf(number)]).toEqual([[[polish, 1]], [[polish, 1]]])
  expect(await ledgerOf(number, shelf.topCoat)).toEqual([
    ['sale', -2],
    ['return', 2],
    ['correction', -1],
  ])
  expect(await ledgerOf(number, shelf.nailFile)).toEqual([
    ['sale', -1],
    ['return', 1],
  ])
  expect(await refundsOf(number)).toEqual([[990, 'goods_missing']])
})

test('PCK-19 what went back for a unit before is not paid again when that unit is missing', async () => {
  const number = await picked({ [polish]: 3 })
  const { order } = await owner.call.orders.find({ number })
  const lines = [{ line_id: order.order_details[0]?.id ?? 0, units: 1 }]
  await manager.call.money.refund({ number, lines, reason: 'missing', total: 380 })
  expect(await manager.call.shortages.short({ number, units: missing(polish) })).toEqual({ status: 'short', amount: 0 })
  expect(await manager.call.shortages.short({ number, units: missing(polish) })).toEqual({ status: 'short', amount: 380 })
  expect(await refundsOf(number)).toEqual([
    [380, 'missing'],
    [380, 'goods_missing'],
  ])
  expect((await newsOf(number)).filter(({ name }) => name === 'goods-short')).toHaveLength(2)
})

test('PCK-19 a parcel that comes back, or is returned, brings back what was in it and no more', async () => {
  for (const end of ['comes back', 'is returned']) {
    const number = await picked({ [polish]: 3 })
    await packer.call.shortages.short({ number, units: missing(polish) })
    await owner.call.orders.handOver({ number, tracking: `T-${number}` })
    if (end === 'is returned') await followParcel(shop, { number, event: 'delivered', actor: 'operations', by })
    const done = end === 'is returned' ? await acceptReturn(shop, { number, by }) : await takeBack(shop, { number, keep: 0, by })
    expect(done.ok, end).toBe(true)
    expect(await ledgerOf(number, polish)).toEqual([
      ['sale', -3],
      ['return', 1],
      ['correction', -1],
      ['return', 2],
    ])
    await sendDueRefunds(shop)
    expect(
      (await refundsOf(number)).map(([amount]) => amount),
      end,
    ).toEqual([380, 760])
  }
  expect(await auditMoney(shop)).toEqual([])
})

test('PCK-19 what is missing lies in no box any more, also when the courier is being asked just then', async () => {
  const number = await picked({ [polish]: 3, [cream]: 1 }, cash)
  const { order } = await owner.call.orders.find({ number })
  const lineOf = (id: number) => order.order_details.find(({ product }) => product.id === id)?.id ?? 0
  const boxes = [
    { lines: [{ line_id: lineOf(polish), quantity: 2 }] },
    {
      lines: [
        { line_id: lineOf(polish), quantity: 1 },
        { line_id: lineOf(cream), quantity: 1 },
      ],
    },
  ]
  await owner.call.parcels.plan({ number, boxes })
  await packer.call.shortages.short({ number, units: missing(polish) })
  const planned = (await owner.call.parcels.boxes({ number })).boxes
  expect(planned.map(({ lines }) => lines)).toEqual([[{ line_id: lineOf(polish), quantity: 2 }], [{ line_id: lineOf(cream), quantity: 1 }]])
  const { courier } = shop.ports
  const slow: typeof courier = {
    ...courier,
    async book(parcel) {
      const booked = await courier.book(parcel)
      await packer.call.shortages
        .short({ number, units: missing(polish) }, { context: { key: 'while he is asked' } })
        .catch(() => undefined)
      return booked
    },
  }
  const booked = await bookParcel({ ...shop, ports: { ...shop.ports, courier: slow } }, { number, by })
  expect(booked).toEqual({ ok: false, refusal: { code: 'label_outdated' } })
  await owner.call.parcels.book({ number })
  const due = (await pay.attempts(number)).find(({ status }) => status === 'waiting')?.amount
  const told = (await owner.call.parcels.boxes({ number })).boxes.filter(({ state }) => state === 'booked')
  expect([told.map(({ collect }) => collect), told.map(({ lines }) => lines.length)]).toEqual([
    [due, 0],
    [1, 1],
  ])
})
