import { beforeEach, expect, test } from 'vitest'
import { createProduct } from '#support/rows.ts'
import { orderBody, place } from '#support/test-order.ts'
import { openTestShop } from '#support/test-shop.ts'
import type { TestBrowser } from '#support/test-browser.ts'

// What comes of an add-on: how it is warned about, and what is looked at again when it is ordered.

const testShop = await openTestShop()
const { database, signIn, shelf } = testShop
const { db } = database
const hao = await signIn('hao')
const mei = await signIn('mei', { language: 'en' })

/** A promotion from 500 on, with goods for 99: three of the plain one at most. */
const { plain, soldOut, forVip } = await offerAddOns()

beforeEach(async () => {
  await db.deleteFrom('cart_items').execute()
  await db.updateTable('add_on_items').set({ purchase_limit: 3 }).execute()
})

async function offerAddOns() {
  const { id: promotion_id } = await db
    .insertInto('promotions')
    .values({ name_zh: '加購', temperature: 'normal', active: true, starts_at: new Date('2020-01-01') })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: tier_id } = await db
    .insertInto('promotion_tiers')
    .values({ promotion_id, minimum_amount: 500 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const goods = {
    plain: await createProduct(database, { stock: 50, max_qty: 9 }),
    soldOut: shelf.soldOutSoap,
    forVip: shelf.vipSet,
  }
  for (const product_id of Object.values(goods))
    await db.insertInto('add_on_items').values({ tier_id, product_id, price: 99, purchase_limit: 3 }).execute()
  return goods
}

async function addAddOn(quantity: number): Promise<number> {
  const added = await hao.call.addOns.add({ product_id: plain })
  if (added.status !== 'created_success') throw new Error(`Not added: ${added.status}`)
  if (quantity > 1) await hao.call.cart.change({ id: added.cart_item.id, quantity })
  return added.cart_item.id
}

/** Goods at their usual price. */
async function addGoods(price: number): Promise<number> {
  const added = await hao.call.cart.add({
    product_id: await createProduct(database, { price, origin_price: price, stock: 5 }),
    quantity: 1,
  })
  if (added.status !== 'normal') throw new Error(`Not added: ${added.status}`)
  return added.cart_item.id
}

/** With which status an order of these lines is refused; 'placed' when it stands. */
async function answerTo(cart_item_ids: number[]): Promise<string> {
  return place(hao, { order: await orderBody(testShop, { cart_item_ids }) }).then(
    () => 'placed',
    (error: unknown) => (error as { status: string }).status,
  )
}

test('PRM-06 an add-on that cannot be added says why in the words of every other product', async () => {
  const add = (browser: TestBrowser, product_id: number) => browser.call.addOns.add({ product_id })
  expect(await add(hao, soldOut)).toEqual({ status: 'product_is_not_in_stock', message: '已售完' })
  expect(await add(hao, forVip)).toEqual({ status: 'permission_denied', message: 'VIP 會員限定' })
  expect(await add(mei, soldOut)).toEqual({ status: 'product_is_not_in_stock', message: 'Sold out' })
  expect(await add(mei, forVip)).toMatchObject({ status: 'created_success' })
  for (const product_id of [soldOut, forVip])
    expect(await hao.call.cart.add({ product_id, quantity: 1 })).toEqual(await add(hao, product_id))
})

test.each([
  [[499], 'invalid_cart_item_error'],
  [[500], 'placed'],
  [[400, 99], 'invalid_cart_item_error'],
  [[400, 101], 'placed'],
])('PRM-09 an add-on from 500 on, ordered beside goods for %j: %s', async (prices, answer) => {
  const lines = [await addAddOn(1)]
  for (const price of prices) lines.push(await addGoods(price))
  expect(await answerTo(lines)).toBe(answer)
})

test('PRM-09 goods that stay in the cart do not count, nor do other add-ons', async () => {
  await addGoods(400)
  const addOn = await addAddOn(3)
  expect(await answerTo([addOn])).toBe('invalid_cart_item_error')
  expect(await answerTo([addOn, await addGoods(300)])).toBe('invalid_cart_item_error')
})

test.each([
  [4, 'placed'],
  [3, 'placed'],
  [2, 'invalid_cart_item_error'],
])('PRM-09 three of an add-on, of which %d may be bought by now: %s', async (purchase_limit, answer) => {
  const lines = [await addGoods(500), await addAddOn(3)]
  await db.updateTable('add_on_items').set({ purchase_limit }).where('product_id', '=', plain).execute()
  expect(await answerTo(lines)).toBe(answer)
})

test('PRM-09 the promotion has ended between cart and order', async () => {
  const lines = [await addGoods(500), await addAddOn(1)]
  await db.updateTable('promotions').set({ active: false }).execute()
  expect(await answerTo(lines)).toBe('invalid_cart_item_error')
  await db.updateTable('promotions').set({ active: true }).execute()
})
