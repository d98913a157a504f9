import { beforeEach, expect, test } from 'vitest'
import { fillCart, orderBody, place } from '#support/test-order.ts'
import { openTestShop } from '#support/test-shop.ts'

const testShop = await openTestShop()
const { database, shelf, signIn } = testShop
const { db } = database
const hao = await signIn('hao', { language: 'en' })

beforeEach(async () => {
  await db.deleteFrom('cart_items').execute()
})

const linesInCart = async () =>
  Object.values((await hao.call.cart.read()).cart_items)
    .flat()
    .map(({ id, product_id, quantity }) => ({ id, product_id, quantity }))

async function cancelledOrder(goods: Record<number, number>): Promise<string> {
  const { order_hashed_id: id } = await place(hao, { order: await orderBody(testShop, { cart_item_ids: await fillCart(hao, goods) }) })
  await hao.call.orders.cancel({ id, order: { cancel_reason: 'changed my mind' } })
  return id
}

test('CRT-57 what a cancelled order had is in the cart again, once, however often and how many at once it is asked for', async () => {
  const id = await cancelledOrder({ [shelf.roseGel]: 2, [shelf.lilyGel]: 1 })
  expect(await linesInCart()).toEqual([])
  const [back] = await Promise.all([hao.call.orders.putBack({ id }), hao.call.orders.putBack({ id }), hao.call.orders.putBack({ id })])
  expect(back.missing).toEqual([])
  expect(await hao.call.orders.putBack({ id })).toEqual(back)
  const lines = await linesInCart()
  expect(lines.map((line) => line.id).sort()).toEqual([...back.cart_item_ids].sort())
  expect(new Map(lines.map(({ product_id, quantity }) => [product_id, quantity]))).toEqual(
    new Map([
      [shelf.roseGel, 2],
      [shelf.lilyGel, 1],
    ]),
  )
})

test('CRT-57 what is in the cart already counts, and is not lowered', async () => {
  const id = await cancelledOrder({ [shelf.roseGel]: 2 })
  await fillCart(hao, { [shelf.roseGel]: 3 })
  await hao.call.orders.putBack({ id })
  expect((await linesInCart()).map(({ quantity }) => quantity)).toEqual([3])
})

test('CRT-57 what cannot be bought any more is told by name, with the reason; the rest is there', async () => {
  const id = await cancelledOrder({ [shelf.roseGel]: 1, [shelf.teaTin]: 1 })
  await db.updateTable('products').set({ available: false }).where('id', '=', shelf.teaTin).execute()
  const back = await hao.call.orders.putBack({ id })
  expect(back.missing).toEqual([{ name: 'Tea tin', message: 'Sold out' }])
  expect(back.cart_item_ids).toHaveLength(1)
})

test('CRT-57 nobody puts another member’s order into a cart', async () => {
  const id = await cancelledOrder({ [shelf.roseGel]: 1 })
  const mei = await signIn('mei')
  await expect(mei.call.orders.putBack({ id })).rejects.toMatchObject({ status: 'invalid_order_number' })
})
