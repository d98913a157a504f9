import { beforeEach, expect, test } from 'vitest'
import { createProduct } from '#support/rows.ts'
import { fillCart, orderBody, place } from '#support/test-order.ts'
import { openTestShop } from '#support/test-shop.ts'
import type { TestBrowser } from '#support/test-browser.ts'

// A cart holds more than can be had since its buyer looked: nothing is ordered, instead of less than was wanted.

const testShop = await openTestShop()
const { database, signIn, shelf } = testShop
const { db } = database
const hao = await signIn('hao')
const mei = await signIn('mei')

beforeEach(async () => {
  await db.deleteFrom('cart_items').execute()
})

const orderOf = async (browser: TestBrowser, cart_item_ids: number[]) =>
  place(browser, { order: await orderBody(testShop, { cart_item_ids }) })

const leave = (product_id: number, delta: number) =>
  db.insertInto('stock_movements').values({ product_id, delta, kind: 'correction', actor: 'test' }).execute()

const countOrders = async () => (await db.selectFrom('orders').select('id').execute()).length

test('D-18 OAP-20 four are in the cart and three are left: nothing is ordered, and the cart says three', async () => {
  const product = await createProduct(database, { stock: 5, max_qty: 5 })
  const lines = await fillCart(hao, { [product]: 4 })
  await leave(product, -2)
  await expect(orderOf(hao, lines)).rejects.toMatchObject({ status: 'order_failed', details: { reason: 'out_of_stock' } })
  expect(await countOrders()).toBe(0)
  expect((await hao.call.cart.read()).cart_items.normal).toMatchObject([{ quantity: 3, lowered_from: 4 }])
  const { order_hashed_id: id } = await orderOf(hao, lines)
  expect((await hao.call.orders.find({ id })).order_details).toMatchObject([{ quantity: 3 }])
})

test('D-18 OAP-20 goods for points cost no money that could have changed: they are not ordered in part either', async () => {
  const product = await createProduct(database, { price: 0, shopping_point_price: 10, stock: 3, max_qty: 5 })
  const lines = await fillCart(mei, { [product]: 3 })
  await leave(product, -1)
  const before = await countOrders()
  await expect(orderOf(mei, lines)).rejects.toMatchObject({ status: 'order_failed', details: { reason: 'out_of_stock' } })
  expect(await countOrders()).toBe(before)
})

test('D-18 OAP-15 four are in the cart, and by now three may be bought at once', async () => {
  const product = await createProduct(database, { stock: 9, max_qty: 4 })
  const lines = await fillCart(hao, { [product]: 4 })
  await db.updateTable('products').set({ max_qty: 3 }).where('id', '=', product).execute()
  await expect(orderOf(hao, lines)).rejects.toMatchObject({ status: 'invalid_cart_item_error' })
})

test('BND-15 D-18 OAP-20 a mix and match whose picks are running out is not made smaller, and is told which they are', async () => {
  const optional_items = [
    { product_id: shelf.topCoat, quantity: 4 },
    { product_id: shelf.nailFile, quantity: 2 },
  ]
  const added = await hao.call.cart.add({ product_id: shelf.gelSet, quantity: 2, optional_items })
  await leave(shelf.topCoat, -9)
  const lines = [added.status === 'normal' ? added.cart_item.id : 0]
  await expect(orderOf(hao, lines)).rejects.toMatchObject({
    status: 'order_failed',
    details: { reason: 'out_of_stock', product_names: ['上層'] },
    message: '「上層」剛剛賣完或數量不足，請回購物車調整',
  })
})
