import { beforeEach, expect, test } from 'vitest'
import { acceptReturn } from '#server/delivery/fulfilment/accept-return.ts'
import { followParcel } from '#server/delivery/fulfilment/follow-parcel.ts'
import { handOver } from '#server/delivery/fulfilment/hand-over.ts'
import { reportMissing } from '#server/delivery/fulfilment/report-missing.ts'
import { rewardOrder } from '#server/delivery/fulfilment/reward-order.ts'
import { startPicking } from '#server/delivery/fulfilment/start-picking.ts'
import { takeBack } from '#server/delivery/fulfilment/take-back.ts'
import { auditMoney } from '#server/money/payments/audit-money.ts'
import { givePoints } from '#server/people/points/give-points.ts'
import { sendDueRefunds } from '#server/sales/charging/send-refund.ts'
import { lockParcel } from '#server/sales/orders/lock-parcel.ts'
import { createProduct } from '#support/rows.ts'
import { hire } from '#support/staff.ts'
import { paymentsOf, type Buying } from '#support/test-payments.ts'
import { openTestShop } from '#support/test-shop.ts'
import { giveBackLines } from './give-back-lines.ts'
import { refundLines, type LinesRefunded } from './refund-lines.ts'
import { weighRefund } from './weigh-refund.ts'

const testShop = await openTestShop()
const { shop, database, shelf, signIn, clock } = testShop
const { db } = database
const pay = paymentsOf(testShop)
const hao = await signIn('hao', { language: 'en' })
const { id: haoId } = await hao.call.user.find({})
// Three of them earn points: 3,120 at room temperature, less nothing.
const cream = await createProduct(database, { slug: 'cream', price: 1040, origin_price: 1040, stock: 500 })
const lamp = await createProduct(database, { slug: 'lamp', price: 990, origin_price: 990, stock: 500 })
await db
  .insertInto('product_split_stocks')
  .values({ product_id: lamp, stock_description_zh: '由原廠寄出', stock_description_en: 'Sent by its maker', position: 1 })
  .execute()
const by = 'Ana'
const actor = { kind: 'staff', id: by } as const
const noFees = { delivery: 0, handling: 0 }

beforeEach(async () => {
  await db.deleteFrom('cart_items').execute()
})

async function buy(goods: Buying['goods'], wish: Buying['wish'] = {}): Promise<string> {
  return (await pay.buy(hao, { goods, wish })).order_hashed_id
}

async function picked(goods: Buying['goods'], wish: Buying['wish'] = {}): Promise<string> {
  const number = await buy(goods, wish)
  await startPicking(shop, { number, by })
  return number
}

async function deliver(number: string): Promise<void> {
  expect(await handOver(shop, { number, tracking: `T-${number}`, by })).toMatchObject({ ok: true })
  expect(await followParcel(shop, { number, event: 'delivered', actor: 'operations', by })).toMatchObject({ ok: true })
}

/** The line of an order, or of its second parcel, in which this product stands. */
async function lineOf(number: string, productId: number): Promise<number> {
  const { id } = await db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .where((eb) => eb.or([eb('orders.hashed_id', '=', number), eb('orders.hashed_id', '=', `${number}-1`)]))
    .where('order_lines.product_id', '=', productId)
    .select('order_lines.id')
    .executeTakeFirstOrThrow()
  return id
}

let presses = 0
const refund = (number: string, { lines = [], fees = noFees, ...rest }: Partial<LinesRefunded> & Partial<LinesRefunded['wish']>) =>
  refundLines(shop, {
    number,
    wish: { lines, fees },
    quoted: 0,
    reason: 'faulty',
    words: null,
    cause: `press ${(presses += 1)}`,
    actor,
    spender: null,
    ...rest,
  })

const refundsOf = async (number: string) => {
  const { id } = await pay.orderRow(number)
  return db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .where('payments.order_id', '=', id)
    .orderBy('refunds.id')
    .select(['refunds.amount', 'refunds.way', 'refunds.status'])
    .execute()
}
const newsOf = async (number: string) => {
  const { id } = await pay.orderRow(number)
  const rows = await db.selectFrom('news').orderBy('id').select('payload').execute()
  return rows
    .map(({ payload }) => payload as { name: string; orderId: number; amount: number | null })
    .filter((news) => news.orderId === id)
}

test('a unit of a line goes back by its share: money by card, that much of the invoice, no goods and no move of the order', async () => {
  const number = await picked({ [cream]: 3 })
  const line = await lineOf(number, cream)
  const stock = await db.selectFrom('products').where('id', '=', cream).select('stock').executeTakeFirstOrThrow()
  const transitions = await pay.transitionsOf(number)
  expect(await refund(number, { lines: [{ lineId: line, units: 1 }], quoted: 1040 })).toMatchObject({ ok: true, value: { amount: 1040 } })
  await sendDueRefunds(shop)
  expect(await refundsOf(number)).toEqual([{ amount: 1040, way: 'machine', status: 'done' }])
  expect(await pay.attempts(number)).toMatchObject([{ status: 'paid', refunded_amount: 1040 }])
  expect(await newsOf(number)).toContainEqual(expect.objectContaining({ name: 'goods-returned', amount: 1040 }))
  expect([await pay.transitionsOf(number), (await pay.orderRow(number)).status]).toEqual([transitions, 'picking'])
  expect(await db.selectFrom('products').where('id', '=', cream).select('stock').executeTakeFirstOrThrow()).toEqual(stock)
})

test('goodwill for a line and each fee on its own; what is left of a line is less by its goodwill', async () => {
  const number = await picked({ [shelf.roseGel]: 2 })
  const { delivery_fee } = await pay.orderRow(number)
  const line = await lineOf(number, shelf.roseGel)
  expect(delivery_fee).toBeGreaterThan(0)
  const fees = { delivery: delivery_fee, handling: 0 }
  expect(await refund(number, { lines: [{ lineId: line, goodwill: 50 }], fees, quoted: 50 + delivery_fee })).toMatchObject({ ok: true })
  expect(await refund(number, { fees: { delivery: 1, handling: 0 }, quoted: 1 })).toEqual({
    ok: false,
    refusal: { code: 'wrong_amount', most: 0 },
  })
  const most = 2 * 390 - 50
  expect(await refund(number, { lines: [{ lineId: line, goodwill: most + 1 }], quoted: most + 1 })).toEqual({
    ok: false,
    refusal: { code: 'wrong_amount', most },
  })
  expect(await refund(number, { lines: [{ lineId: line, units: 2 }], quoted: most })).toMatchObject({ ok: true })
  await sendDueRefunds(shop)
  expect((await pay.attempts(number)).map(({ status }) => status)).toEqual(['refunded'])
})

test('nothing chosen, another total than was quoted, an order that is not being packed yet: refused', async () => {
  const waiting = await buy({ [cream]: 1 })
  const line = await lineOf(waiting, cream)
  const lines = [{ lineId: line, units: 1 }]
  expect(await refund(waiting, { lines, quoted: 1040 })).toEqual({
    ok: false,
    refusal: { code: 'no_such_transition', status: 'confirmed' },
  })
  await startPicking(shop, { number: waiting, by })
  expect(await refund(waiting, {})).toEqual({ ok: false, refusal: { code: 'nothing_chosen' } })
  expect(await refund(waiting, { lines, quoted: 1000 })).toEqual({ ok: false, refusal: { code: 'quote_changed', total: 1040 } })
  expect(await refund('AAAABBBBCCCC', { lines, quoted: 1040 })).toEqual({ ok: false, refusal: { code: 'no_such_order' } })
})

test('money that the courier has not collected yet cannot go back', async () => {
  const number = await picked({ [shelf.roseGel]: 2 }, { payway: 'when_received', card_info: null })
  const line = await lineOf(number, shelf.roseGel)
  expect(await refund(number, { lines: [{ lineId: line, units: 1 }], quoted: 390 })).toEqual({
    ok: false,
    refusal: { code: 'wrong_amount', most: 0 },
  })
})

test('of a parcel that is paid on delivery so much less is collected', async () => {
  const number = await picked({ [shelf.roseGel]: 2 }, { payway: 'when_received', card_info: null })
  const line = await lineOf(number, shelf.roseGel)
  const terms = await shop.terms()
  const { grand_total } = await pay.orderRow(number)
  await database.transaction(async (tx) => {
    const held = await lockParcel(tx, number)
    if (!held) throw new Error('There is no such order')
    const weighed = await weighRefund(tx, { held, wish: { lines: [{ lineId: line, units: 1 }], fees: noFees }, mayCollectLess: true })
    if (!weighed.ok) throw new Error(weighed.refusal.code)
    const about = { held, weighed: weighed.value, cause: 'short 1', terms, now: shop.now() }
    await giveBackLines(shop, tx, { ...about, reason: 'goods_missing', words: null })
  })
  expect(await pay.attempts(number)).toMatchObject([
    { status: 'expired', amount: grand_total },
    { status: 'waiting', amount: grand_total - 390 },
  ])
  await deliver(number)
  expect((await pay.attempts(number)).map(({ status }) => status)).toEqual(['expired', 'paid'])
  expect([await refundsOf(number), await auditMoney(shop)]).toEqual([[], []])
})

test('a part of instalments goes back by bank transfer; all of them at once by the card company', async () => {
  const wish = { payway: 'instalment', instalment: 3 } as const
  const number = await picked({ [cream]: 3 }, wish)
  const line = await lineOf(number, cream)
  expect(await refund(number, { lines: [{ lineId: line, units: 1 }], quoted: 1040 })).toMatchObject({ ok: true })
  expect(await refundsOf(number)).toEqual([{ amount: 1040, way: 'bank', status: 'requested' }])
  const whole = await picked({ [cream]: 3 }, wish)
  const all = await lineOf(whole, cream)
  const { grand_total, delivery_fee } = await pay.orderRow(whole)
  expect(
    await refund(whole, { lines: [{ lineId: all, units: 3 }], fees: { delivery: delivery_fee, handling: 0 }, quoted: grand_total }),
  ).toMatchObject({ ok: true })
  await sendDueRefunds(shop)
  expect(await refundsOf(whole)).toEqual([{ amount: grand_total, way: 'machine', status: 'done' }])
})

test('earned points go with the goods that earned them, before they were given and after', async () => {
  const early = await picked({ [cream]: 3 })
  const line = await lineOf(early, cream)
  const points = async (number: string) => (await hao.call.orders.find({ id: number })).points.earned
  expect(await points(early)).toBe(104)
  await refund(early, { lines: [{ lineId: line, units: 1 }], quoted: 1040 })
  expect(await points(early)).toBe(70)
  await deliver(early)
  await rewardOrder(shop, { orderId: (await pay.orderRow(early)).id })
  expect(await points(early)).toBe(70)
  await refund(early, { lines: [{ lineId: line, units: 1 }], quoted: 1040 })
  expect(await points(early)).toBe(35)
  expect(await acceptReturn(shop, { number: early, by })).toMatchObject({ ok: true })
  expect(await points(early)).toBe(0)
})

test('points that paid redeemed units come back by their share, and the rest with the rest', async () => {
  await givePoints(shop, { memberId: haoId, points: 1000, reason: 'other_reason', words: null, actor: by, key: null })
  const number = await picked({ [cream]: 1, [shelf.pointsMug]: 2 })
  const mugs = await lineOf(number, shelf.pointsMug)
  const { points_cost } = await pay.orderRow(number)
  expect(await refund(number, { lines: [{ lineId: mugs, units: 1 }], quoted: 0, reason: 'missing' })).toMatchObject({
    ok: true,
    value: { refundId: null },
  })
  const given = async () => (await hao.call.orders.find({ id: number })).points.given_back
  expect(await given()).toBe(points_cost / 2)
  expect(await reportMissing(shop, { number, lost: [], by })).toMatchObject({ ok: true })
  expect(await given()).toBe(points_cost)
})

test('D-68 what went back by line of one parcel is not given back again with the parcel; fees stay with the order', async () => {
  const number = await buy({ [shelf.roseGel]: 3, [lamp]: 2 })
  for (const parcel of [number, `${number}-1`]) await startPicking(shop, { number: parcel, by })
  const lamps = await lineOf(number, lamp)
  await refund(number, { lines: [{ lineId: lamps, units: 1 }], quoted: 990 })
  expect(await reportMissing(shop, { number: `${number}-1`, lost: [{ productId: lamp }], by })).toMatchObject({ ok: true })
  expect((await refundsOf(number)).map(({ amount }) => amount)).toEqual([990, 990])
  // Of a parcel that has ended nothing more goes back by line.
  expect(await refund(number, { lines: [{ lineId: lamps, units: 1 }], quoted: 990 })).toMatchObject({ refusal: { code: 'wrong_amount' } })
  await handOver(shop, { number, tracking: `T-${number}`, by })
  expect(await takeBack(shop, { number, keep: 100, by })).toMatchObject({ ok: true })
  await sendDueRefunds(shop)
  expect([(await pay.orderRow(number)).status, await auditMoney(shop)]).toEqual(['refunded', []])
})

test('an amount that went back for the whole order lowers what each of its lines still brings', async () => {
  const number = await picked({ [cream]: 2, [shelf.roseGel]: 1 })
  await deliver(number)
  await acceptReturn(shop, { number, amount: 247, by })
  const creams = await lineOf(number, cream)
  expect(await refund(number, { lines: [{ lineId: creams, units: 2 }], quoted: 1872 })).toMatchObject({ ok: true, value: { amount: 1872 } })
})

test('the same press twice, also at once, is one refund; the second gets the first answer', async () => {
  const number = await picked({ [cream]: 3 })
  const line = await lineOf(number, cream)
  const press = { lines: [{ lineId: line, units: 1 }], quoted: 1040, cause: 'one press' }
  const answers = await Promise.all([refund(number, press), refund(number, press), refund(number, press)])
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(await refund(number, press)).toEqual(answers[0])
  expect(await refundsOf(number)).toHaveLength(1)
})

test('two refunds at once that are too much together for one day: one of them passes', async () => {
  const { id: staffId } = await hire(shop, { email: 'care@meihao.example', roles: ['care'] })
  const spender = { staffId, share: { each: 1000, aDay: 1000 } }
  const numbers = [await picked({ [shelf.roseGel]: 2 }), await picked({ [shelf.roseGel]: 2 })]
  const wishes = await Promise.all(numbers.map(async (number) => ({ number, line: await lineOf(number, shelf.roseGel) })))
  const goodwill = 600
  const answers = await Promise.all(
    wishes.map(({ number, line }) => refund(number, { lines: [{ lineId: line, goodwill }], quoted: goodwill, spender })),
  )
  expect(answers.map(({ ok }) => ok).toSorted()).toEqual([false, true])
  expect(answers.find(({ ok }) => !ok)).toMatchObject({ refusal: { code: 'above_allowance', most: 400 } })
  clock.pass({ days: 1 })
  const late = wishes[answers.findIndex(({ ok }) => !ok)]
  expect(await refund(late?.number ?? '', { lines: [{ lineId: late?.line ?? 0, goodwill }], quoted: goodwill, spender })).toMatchObject({
    ok: true,
  })
})

test('a refund is the sum of its parts, and nothing gives back more than it has: the database says so', async () => {
  const number = await picked({ [cream]: 1 })
  const { id } = await pay.orderRow(number)
  const line = await lineOf(number, cream)
  const [attempt] = await pay.attempts(number)
  const wrong = (amount: number, part: number) =>
    database.transaction(async (tx) => {
      await tx
        .updateTable('payments')
        .set({ status: 'refunding' })
        .where('id', '=', attempt?.id ?? 0)
        .execute()
      const row = { payment_id: attempt?.id ?? 0, amount, reason: 'other', cause: `wrong ${amount} ${part}` }
      const { id: refund_id } = await tx.insertInto('refunds').values(row).returning('id').executeTakeFirstOrThrow()
      if (part > 0)
        await tx
          .insertInto('refund_parts')
          .values({ order_id: id, cause: row.cause, refund_id, order_line_id: line, units: 1, amount: part })
          .execute()
    })
  await expect(wrong(100, 0)).rejects.toMatchObject({ constraint: 'refund_parts_add_up' })
  await expect(wrong(100, 99)).rejects.toMatchObject({ constraint: 'refund_parts_add_up' })
  await refund(number, { lines: [{ lineId: line, units: 1 }], quoted: 1040 })
  await expect(wrong(1, 1)).rejects.toMatchObject({ code: '23514' })
})
