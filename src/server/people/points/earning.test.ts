import { expect, test } from 'vitest'
import { followParcel } from '#server/delivery/fulfilment/follow-parcel.ts'
import { handOver } from '#server/delivery/fulfilment/hand-over.ts'
import { startPicking } from '#server/delivery/fulfilment/start-picking.ts'
import { eventually } from '#support/eventually.ts'
import { createProduct } from '#support/rows.ts'
import { fillCart, orderBody, place, type OrderWish } from '#support/test-order.ts'
import { openTestShop } from '#support/test-shop.ts'
import { settlePoints } from './settle-points.ts'

// What an order brings its buyer, from the cart to the history of points.

const testShop = await openTestShop()
const { shop, database, clock, startWorker } = testShop
await startWorker()

const abroad = {
  name: 'Hao Chen',
  phone: '+85291234567',
  country: 'HK',
  state_province_county: 'Kowloon',
  city_or_town: 'Mong Kok',
  address_one: '12 Main Street',
}

type Bought = { price: number; temperature?: 'normal' | 'refrigeration' | 'freezing'; quantity?: number; wish?: OrderWish }

/** Somebody orders these goods, they arrive, and fourteen days pass. Answers what the history says of it. */
async function earnedBy({ price, temperature = 'normal', quantity = 1, wish = {} }: Bought): Promise<number[]> {
  const hao = await testShop.signIn('hao')
  await database.db.deleteFrom('cart_items').execute()
  const product = await createProduct(database, { price, origin_price: price, temperature, stock: 9, max_qty: 9 })
  const shipping_method = temperature === 'normal' ? 'black_cat' : temperature
  const order = await orderBody(testShop, { cart_item_ids: await fillCart(hao, { [product]: quantity }), shipping_method, ...wish })
  const { order_hashed_id: number } = await place(hao, { order })
  await startPicking(shop, { number, by: 'Ana' })
  await handOver(shop, { number, tracking: `T-${number}`, by: 'Ana' })
  await followParcel(shop, { number, event: 'delivered', actor: 'operations', by: 'Ana' })
  await untilRewarded()
  clock.pass({ days: 14 })
  await settlePoints(shop)
  const { data } = await (await testShop.signIn('hao')).call.points.history({ items: 50, page: 1 })
  return data.filter(({ order_id }) => order_id === number).map(({ shopping_point_number }) => shopping_point_number)
}

/** Everything that follows from finished orders has been done. */
async function untilRewarded(): Promise<void> {
  await eventually(async () => {
    const events = await database.db.selectFrom('news').select('payload').execute()
    return !events.some(({ payload }) => (payload as { name?: string }).name === 'order-finished')
  })
}

test.each([
  [2999, 0],
  [3000, 100],
  [3029, 100],
  [3030, 101],
])('PTS-08 D-30 CON-05 an order of %d brings %d points', async (price, points) => {
  expect(await earnedBy({ price })).toEqual(points === 0 ? [] : [points])
})

test('PTS-08 two orders that reach 3000 only together bring nothing, nor does the fee of delivery', async () => {
  expect(await earnedBy({ price: 1600 })).toEqual([])
  expect(await earnedBy({ price: 1600 })).toEqual([])
  expect(
    await earnedBy({ price: 2900, wish: { shipping_method: 'ups', contact_attributes: null, foreign_contact_attributes: abroad } }),
  ).toEqual([])
})

test('PTS-08 several units of one order count together', async () => {
  expect(await earnedBy({ price: 1000, quantity: 3 })).toEqual([100])
})

test.each(['refrigeration', 'freezing'] as const)(
  'PTS-09 an order of %s goods brings no points, however much it is',
  async (temperature) => {
    expect(await earnedBy({ price: 9000, temperature })).toEqual([])
  },
)
