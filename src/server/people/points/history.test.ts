import { beforeEach, expect, test } from 'vitest'
import { addDays } from '#rules/calendar.ts'
import { defaultTerms } from '#rules/terms.ts'
import { createOrder } from '#support/rows.ts'
import { fillCart, orderBody, place } from '#support/test-order.ts'
import { openTestShop } from '#support/test-shop.ts'
import { earnPoints } from './earn-points.ts'

const testShop = await openTestShop()
const { shop, database, shelf, signIn } = testShop
const mei = await signIn('mei')
const { id: memberId } = await mei.call.user.find({})

beforeEach(async () => {
  await database.db.deleteFrom('cart_items').execute()
})

const history = () => mei.call.points.history({})

test('PTS-18 D-61 a refused card leaves nothing in the history, and both entries in the ledger', async () => {
  const before = await history()
  const order = await orderBody(testShop, {
    cart_item_ids: await fillCart(mei, { [shelf.roseGel]: 1, [shelf.pointsMug]: 1 }),
    card: 'refused',
  })
  await expect(place(mei, { order })).rejects.toMatchObject({ status: 'credit_card_order_error' })
  expect(await history()).toEqual(before)
  const entries = database.db.selectFrom('point_entries').where('user_id', '=', memberId).where('order_id', 'is not', null)
  expect(await entries.select('points').orderBy('id').execute()).toEqual([{ points: -300 }, { points: 300 }])
})

test('PTS-18 an order that stands is in the history, and so is what a cancelled one gave back', async () => {
  const cart_item_ids = await fillCart(mei, { [shelf.roseGel]: 1, [shelf.pointsMug]: 1 })
  const { order_hashed_id: id } = await place(mei, { order: await orderBody(testShop, { cart_item_ids }) })
  expect((await history()).data[0]).toMatchObject({ order_id: id, shopping_point_number: -300 })
  await mei.call.orders.cancel({ id, order: { cancel_reason: 'error' } })
  expect((await history()).data.slice(0, 2)).toMatchObject([
    { order_id: id, shopping_point_number: 300 },
    { order_id: id, shopping_point_number: -300 },
  ])
})

test('PTS-19 an entry says from when it counts', async () => {
  const now = shop.now()
  const orderId = await createOrder(database, { user_id: memberId })
  await database.transaction((tx) => earnPoints(tx, { memberId, orderId, points: 104, finishedAt: now, terms: defaultTerms.points, now }))
  expect((await history()).data[0]).toMatchObject({ shopping_point_number: 104, effective_at: addDays(now, 14).toISOString() })
})
