import { beforeEach, expect, test } from 'vitest'
import { settleOpenOrders } from '#server/sales/charging/settle-open-orders.ts'
import { fillCart, orderBody, place } from '#support/test-order.ts'
import { openTestShop } from '#support/test-shop.ts'

const testShop = await openTestShop()
const { shop, database, shelf, clock, signIn } = testShop
const hao = await signIn('hao')

beforeEach(async () => {
  await database.db.deleteFrom('cart_items').execute()
})

const inCart = async () =>
  Object.values((await hao.call.cart.read()).cart_items)
    .flat()
    .map(({ product_id, quantity }) => ({ product_id, quantity }))

/** Two gels, ordered with a card whose company does not answer. */
async function orderUnanswered(card: 'silentButCharged' | 'silentNotCharged'): Promise<string> {
  const lines = await fillCart(hao, { [shelf.roseGel]: 2 })
  return (await place(hao, { order: await orderBody(testShop, { card, cart_item_ids: lines }) })).order_hashed_id
}

async function companyAnswersAgain(): Promise<void> {
  clock.pass({ minutes: 2 })
  await settleOpenOrders(shop)
}

test('CRT-46 goods whose charge is not answered yet stand in the order and not in the cart, for good once it was paid', async () => {
  const id = await orderUnanswered('silentButCharged')
  expect(await inCart()).toEqual([])
  expect((await hao.call.orders.listTab.all({})).data).toContainEqual(expect.objectContaining({ hashed_id: id, status: 'uncharged' }))
  await companyAnswersAgain()
  expect((await hao.call.orders.find({ id })).status).toBe('confirmed')
  expect(await inCart()).toEqual([])
})

test('CRT-46 D-61 when it turns out that nothing was charged, the cart is as it was', async () => {
  await orderUnanswered('silentNotCharged')
  expect(await inCart()).toEqual([])
  await companyAnswersAgain()
  expect(await inCart()).toEqual([{ product_id: shelf.roseGel, quantity: 2 }])
})

test('CRT-46 what is put into the cart meanwhile, also by the same name, is another line and stays when the order is paid', async () => {
  await orderUnanswered('silentButCharged')
  expect(await hao.call.cart.add({ product_id: shelf.roseGel, quantity: 1 })).toMatchObject({
    status: 'normal',
    cart_item: { quantity: 1 },
  })
  await companyAnswersAgain()
  expect(await inCart()).toEqual([{ product_id: shelf.roseGel, quantity: 1 }])
})
