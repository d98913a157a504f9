import type { Insertable } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import type { Tables } from '#database/tables.ts'
import { createMember, createOrder, createProduct } from '#support/rows.ts'
import { fillCart, orderBody, place } from '#support/test-order.ts'
import { openTestShop } from '#support/test-shop.ts'
import { untilWaiting } from '#support/until-waiting.ts'
import { lockDiscount, recordUse } from '#server/sales/discounts/record-use.ts'

const testShop = await openTestShop()
const { database, shelf, signIn } = testShop
const { db } = database
const hao = await signIn('hao')
const mei = await signIn('mei', { language: 'en' })

beforeEach(async () => {
  await db.deleteFrom('cart_items').execute()
})

let count = 0

async function createCode(values: Partial<Insertable<Tables['discount_codes']>> = {}): Promise<{ id: number; code: string }> {
  const code = `PLUM${(count += 1)}`
  const row = {
    code,
    name_zh: '冬日梅開',
    name_en: 'Winter plum',
    kind: 'amount' as const,
    value: 50,
    starts_at: new Date('2020-01-01'),
    ...values,
  }
  const { id } = await db.insertInto('discount_codes').values(row).returning('id').executeTakeFirstOrThrow()
  return { id, code }
}

async function haoAsks(code: string) {
  const cart_item_ids = await fillCart(hao, { [shelf.roseGel]: 2 })
  return hao.call.discount.calculate({ cart_item_ids, discount_code: code })
}

const withoutDiscount = { discount_amount: 0, discounted_total: 780, final_total: 980, discount_code: null }

test('D-23 what a member may use once is left to others when one has used it', async () => {
  const { id, code } = await createCode({ per_user_limit: 1 })
  const { id: user_id } = await mei.call.user.find({})
  const order_id = await createOrder(database, { user_id })
  await db.insertInto('discount_uses').values({ code_id: id, user_id, order_id }).execute()
  expect(await haoAsks(code)).toMatchObject({ status: 'success', discount_amount: 50 })
})

test('D-27 an order waits for another that is about to take the last use of its code, and goes without it', async () => {
  const { id, code } = await createCode({ total_limit: 1 })
  const { id: user_id } = await mei.call.user.find({})
  const order_id = await createOrder(database, { user_id })
  const cart_item_ids = await fillCart(hao, { [shelf.roseGel]: 2 })
  const order = await orderBody(testShop, { cart_item_ids, discount_code: code })
  let placed: Promise<unknown> = Promise.resolve()
  await database.transaction(async (tx) => {
    await lockDiscount(tx, id)
    placed = place(hao, { order }).catch((refusal: unknown) => refusal)
    await untilWaiting(database, 1)
    await recordUse(tx, { codeId: id, memberId: user_id, orderId: order_id })
  })
  await placed
  expect(await db.selectFrom('discount_uses').where('code_id', '=', id).select('user_id').execute()).toEqual([{ user_id }])
})

test('DSC-03 DSC-04 D-23 a code takes its amount off, and the total has the delivery that the cart expects', async () => {
  const { code } = await createCode()
  expect(await haoAsks(code)).toEqual({
    status: 'success',
    message: '',
    discount_amount: 50,
    discounted_total: 730,
    final_total: 930,
    discount_code: { name: '冬日梅開' },
  })
})

test('DSC-02 a code may be typed small and with spaces; its name is told in the language of the call', async () => {
  const { code } = await createCode({ kind: 'percent', value: 10 })
  const cart_item_ids = await fillCart(mei, { [shelf.roseGel]: 2 })
  const answer = await mei.call.discount.calculate({ cart_item_ids, discount_code: ` ${code.toLowerCase()} ` })
  expect(answer).toMatchObject({ status: 'success', discount_amount: 78, discount_code: { name: 'Winter plum' } })
})

test('D-23 free delivery looks at the goods before the code, and D-27 a code never gives more than they cost', async () => {
  const { code } = await createCode({ value: 5000 })
  const product = await createProduct(database, { origin_price: 1000, price: 1000, stock: 3 })
  const cart_item_ids = await fillCart(hao, { [product]: 1 })
  expect(await hao.call.discount.calculate({ cart_item_ids, discount_code: code })).toMatchObject({
    discount_amount: 1000,
    discounted_total: 0,
    final_total: 0,
  })
})

test('DSC-08 D-26 a code that nobody made gives nothing and says so', async () => {
  expect(await haoAsks('NOTHING')).toEqual({ status: 'code_not_found', message: '查無此折扣碼', ...withoutDiscount })
})

test('DSC-08 D-26 a code whose time is over', async () => {
  const { code } = await createCode({ ends_at: new Date('2021-01-01') })
  expect(await haoAsks(code)).toMatchObject({ status: 'code_expired', ...withoutDiscount })
})

test('DSC-08 D-26 a code that has been used up', async () => {
  const { id, code } = await createCode({ total_limit: 1 })
  const memberId = await createMember(database)
  const order_id = await createOrder(database, { user_id: memberId })
  await db.insertInto('discount_uses').values({ code_id: id, user_id: memberId, order_id }).execute()
  expect(await haoAsks(code)).toMatchObject({ status: 'code_used_up', ...withoutDiscount })
})

test('DSC-08 D-26 a code that asks for more goods', async () => {
  const { code } = await createCode({ minimum_amount: 781 })
  expect(await haoAsks(code)).toMatchObject({ status: 'minimum_not_reached', message: '未達折扣碼的最低消費金額', ...withoutDiscount })
})

test("DSC-08 D-26 D-27 somebody else's code", async () => {
  const { uid } = await mei.call.user.find()
  const owner = await db.selectFrom('users').where('uid', '=', uid).select('id').executeTakeFirstOrThrow()
  const { code } = await createCode({ owner_user_id: owner.id })
  expect(await haoAsks(code)).toMatchObject({ status: 'not_applicable', ...withoutDiscount })
})

test("D-26 a call about no lines, or about another cart's lines, is an error", async () => {
  const { code } = await createCode()
  await expect(hao.call.discount.calculate({ cart_item_ids: [], discount_code: code })).rejects.toMatchObject({ status: 'no_cart_items' })
  const cart_item_ids = await fillCart(mei, { [shelf.roseGel]: 1 })
  await expect(hao.call.discount.calculate({ cart_item_ids, discount_code: code })).rejects.toMatchObject({
    status: 'invalid_cart_item_error',
  })
})

test('DSC-10 what the cart was told is what the order takes off, and then a code for one order is used up', async () => {
  const { code } = await createCode({ per_user_limit: 1 })
  const told = await haoAsks(code)
  const cart_item_ids = Object.values((await hao.call.cart.read()).cart_items)
    .flat()
    .map((line) => line.id)
  const { order_hashed_id: id } = await place(hao, {
    order: await orderBody(testShop, { cart_item_ids, discount_code: code, grand_total: told.final_total }),
  })
  expect(await hao.call.orders.find({ id })).toMatchObject({ coupon: 50, grand_total: 930 })
  expect(await haoAsks(code)).toMatchObject({ status: 'code_used_up' })
})
