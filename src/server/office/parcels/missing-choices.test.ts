import { beforeEach, expect, test } from 'vitest'
import { auditMoney } from '#server/money/payments/audit-money.ts'
import { sendDueRefunds } from '#server/sales/charging/send-refund.ts'
import { createProduct } from '#support/rows.ts'
import { missing, parcelsOfBuyer } from '#support/test-missing.ts'
import { testOffice, type AtOffice } from '#support/test-office.ts'
import { paymentsOf } from '#support/test-payments.ts'
import { openTestShop } from '#support/test-shop.ts'

// What whoever packs may say of missing goods, how often, how late, and for how much.

const testShop = await openTestShop()
const { shop, database, signIn } = testShop
const { db } = database
const pay = paymentsOf(testShop)
const office = testOffice(testShop)
const hao = await signIn('hao', { language: 'en' })
const { picked, unitsOf, ledgerOf } = parcelsOfBuyer(testShop, hao)
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
const by = 'Ana'

beforeEach(async () => {
  await db.deleteFrom('cart_items').execute()
})

const refundsOf = async (number: string) => (await owner.call.money.find({ number })).refunds.map(({ amount, reason }) => [amount, reason])
const contentsOf = async (number: string) =>
  (await packer.call.packing.find({ number })).goods.map(({ product_id, units }) => [product_id, units])

test('PCK-18 twice, at once, and again without the answer: one press is one report', async () => {
  const number = await picked({ [polish]: 3 })
  const report = () => packer.call.shortages.short({ number, units: missing(polish) }, { context: { key: 'one press' } })
  const answers = await Promise.allSettled([report(), report(), report()])
  expect(answers.some(({ status }) => status === 'fulfilled')).toBe(true)
  await db.deleteFrom('office_repeats').execute()
  expect(await report()).toMatchObject({ status: 'short' })
  expect([await refundsOf(number), await unitsOf(number)]).toEqual([[[380, 'goods_missing']], [[polish, 2]]])
  // Two people at once, with a press each: together they never say more than there is.
  const both = await Promise.allSettled([packer, manager].map((at) => at.call.shortages.short({ number, units: missing(polish) })))
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await unitsOf(number)).toEqual([[polish, 1]])
  expect(await auditMoney(shop)).toEqual([])
})

test('PCK-18 too much, nothing, all that was bought, under a label, and too late: refused, and nothing is done', async () => {
  const number = await picked({ [polish]: 2 })
  const short = (units: { product_id: number; units: number }[]) => packer.call.shortages.short({ number, units })
  await expect(short(missing(polish, 3))).rejects.toMatchObject({ status: 'validation_error' })
  await expect(short(missing(cream))).rejects.toMatchObject({ status: 'validation_error' })
  await expect(short([])).rejects.toMatchObject({ status: 'validation_error' })
  await expect(short(missing(polish, 2))).rejects.toMatchObject({ status: 'nothing_left_to_send' })
  await expect(manager.call.shortages.short({ number, units: missing(polish), total: 381 })).rejects.toMatchObject({
    status: 'quote_changed',
    details: { total: 380 },
  })
  await owner.call.parcels.book({ number })
  await expect(short(missing(polish))).rejects.toMatchObject({ status: 'label_booked' })
  await expect(packer.call.shortages.missing({ number, units: missing(polish) })).rejects.toMatchObject({ status: 'label_booked' })
  await owner.call.orders.handOver({ number })
  await expect(short(missing(polish))).rejects.toMatchObject({ status: 'no_such_move', details: { now: 'delivering' } })
  expect([await refundsOf(number), await unitsOf(number)]).toEqual([[], [[polish, 2]]])
  const { id } = await pay.orderRow(number)
  const line = await db.selectFrom('order_lines').where('order_id', '=', id).select('id').executeTakeFirstOrThrow()
  const row = { order_id: id, order_line_id: line.id, product_id: polish, quantity: 1, lost: 1, cause: 'a hand', reported_by: by }
  await expect(db.insertInto('line_shortages').values(row).execute()).rejects.toMatchObject({ constraint: 'line_shortages_while_packing' })
})

test('PCK-18 nothing of the parcel is sent: everything goes back once, what is there lies on the shelf, and a lost unit is lost once', async () => {
  const number = await picked({ [polish]: 4, [cream]: 1 })
  const stock = async () => (await db.selectFrom('products').where('id', '=', polish).select('stock').executeTakeFirstOrThrow()).stock
  const whole = await stock()
  await packer.call.shortages.short({ number, units: missing(polish) })
  expect(await stock()).toBe(whole)
  const report = () => packer.call.shortages.missing({ number, units: missing(polish, 2) }, { context: { key: 'not sent' } })
  expect(await report()).toEqual({ status: 'given_back' })
  await db.deleteFrom('office_repeats').execute()
  expect(await report(), 'the same press again').toEqual({ status: 'given_back' })
  expect(await ledgerOf(number, polish)).toEqual([
    ['sale', -4],
    ['return', 1],
    ['correction', -1],
    ['return', 3],
    ['correction', -2],
  ])
  expect(await stock()).toBe(whole + 1)
  await sendDueRefunds(shop)
  expect((await refundsOf(number)).map(([amount]) => amount)).toEqual([380, 2180])
  expect([(await pay.orderRow(number)).status, await auditMoney(shop)]).toEqual(['refunded', []])
})

const approvalOf = async (at: AtOffice, number: string) =>
  (await at.call.approvals.list({})).approvals.find(({ subject, state }) => subject === `order ${number}` && state === 'waiting')

test('PCK-18 above what a packer may give back for a parcel a second person decides; the amount is shown to nobody who may not see money', async () => {
  const [hand, decider] = [await office.as('packer'), await office.as('manager')]
  const number = await picked({ [cream]: 5 })
  const quote = await hand.call.shortages.quote({ number, choice: 'short', units: missing(cream, 2) })
  expect(quote).toMatchObject({ amount: null, needs_approval: false })
  expect(await hand.call.shortages.short({ number, units: missing(cream, 2) })).toEqual({ status: 'short', amount: null })
  // 2,080 before and 1,040 now are more than 3,000 for this parcel.
  expect(await hand.call.shortages.quote({ number, choice: 'short', units: missing(cream) })).toMatchObject({ needs_approval: true })
  await expect(hand.call.shortages.short({ number, units: missing(cream) })).rejects.toMatchObject({ status: 'approval_needed' })
  expect(await unitsOf(number), 'nothing is done yet').toEqual([[cream, 3]])
  expect(await approvalOf(hand, number)).toMatchObject({ effect: { money: null }, is_own: true, reason: '乳霜 × 1' })
  const waiting = await approvalOf(decider, number)
  expect(waiting).toMatchObject({ permission: 'parcels.missing', effect: { money: 1040, emails: 1 }, is_own: false })
  expect(await decider.call.approvals.decide({ id: waiting?.id ?? 0, answer: 'yes' })).toEqual({ state: 'done' })
  expect([await unitsOf(number), await refundsOf(number)]).toEqual([
    [[cream, 2]],
    [
      [2080, 'goods_missing'],
      [1040, 'goods_missing'],
    ],
  ])
  await expect(hand.call.shortages.missing({ number, units: missing(cream, 2) })).rejects.toMatchObject({ status: 'approval_needed' })
  const whole = await approvalOf(decider, number)
  await manager.call.shortages.short({ number, units: missing(cream) })
  expect(await decider.call.approvals.decide({ id: whole?.id ?? 0, answer: 'yes' }), 'it has changed since').toEqual({ state: 'stale' })
  expect((await pay.orderRow(number)).status).toBe('picking')
})

test('PCK-18 a parcel waits for goods on hold, with that reason, and goes on when it is let go', async () => {
  const number = await picked({ [polish]: 2 })
  await packer.call.orders.hold({ number, reason: 'stock' })
  expect((await packer.call.packing.find({ number })).held).toBe('stock')
  await expect(owner.call.parcels.book({ number })).rejects.toMatchObject({ status: 'order_held', details: { reason: 'stock' } })
  await packer.call.orders.release({ number })
  await packer.call.shortages.short({ number, units: missing(polish) })
  expect(await contentsOf(number)).toEqual([[polish, 1]])
})

test('PCK-13 a parcel that was closed is open again when something of it turns out to be missing', async () => {
  const number = await picked({ [polish]: 2 })
  await packer.call.packing.claim({ number })
  await manager.call.packing.claim({ number, take_over: true })
  await manager.call.packing.check({ number, reason: '看過了' })
  await manager.call.shortages.short({ number, units: missing(polish) })
  expect(await manager.call.packing.find({ number })).toMatchObject({ checked: null, goods: [{ units: 1 }] })
})
