import { expect, test } from 'vitest'
import { givenReasons, pointReasons } from '#rules/points/points.ts'
import { createOrder } from '#support/rows.ts'
import { openTestShop } from '#support/test-shop.ts'
import { earnPoints } from './earn-points.ts'
import { givePoints } from './give-points.ts'
import { returnSpentPoints } from './return-spent-points.ts'
import { settlePoints } from './settle-points.ts'
import { spendPoints } from './spend-points.ts'
import { takeBackEarned } from './take-back-earned.ts'
import { defaultTerms } from '#rules/terms.ts'

const { shop, database, clock, signIn } = await openTestShop()

test('PTS-05 PTS-06 PTS-12 D-32 one member’s history with all ten reasons, each sent by what it stands for', async () => {
  const hao = await signIn('hao')
  const { id: memberId } = await hao.call.user.find({})
  const order = () => createOrder(database, { user_id: memberId })
  const [bought, returned, missing] = [await order(), await order(), await order()]
  const now = () => shop.now()

  await database.transaction((tx) =>
    earnPoints(tx, { memberId, orderId: bought, points: 100, finishedAt: now(), terms: defaultTerms.points, now: now() }),
  )
  await database.transaction((tx) =>
    takeBackEarned(tx, { memberId, orderId: bought, points: 30, reason: 'partial_product_return', key: 'part:1', now: now() }),
  )
  for (const reason of givenReasons)
    await givePoints(shop, { memberId, points: 10, reason, words: reason === 'custom' ? '謝謝你的回饋' : null, actor: 'Ana', key: null })
  for (const orderId of [returned, missing])
    await database.transaction((tx) => spendPoints(tx, { memberId, orderId, points: 15, now: now() }))
  await database.transaction((tx) =>
    returnSpentPoints(tx, { memberId, orderId: returned, points: 15, terms: defaultTerms.points, now: now() }),
  )
  await database.transaction((tx) =>
    returnSpentPoints(tx, {
      memberId,
      orderId: missing,
      points: 15,
      reason: 'point_product_out_of_stock',
      terms: defaultTerms.points,
      now: now(),
    }),
  )
  clock.pass({ days: 14 + 180 })
  await settlePoints(shop)

  const { shopping_point, data } = await (await signIn('hao')).call.points.history({ items: 50, page: 1 })
  expect(shopping_point).toBe(0)
  expect(new Set(data.map(({ reason }) => reason))).toEqual(new Set(pointReasons))
  expect(data.filter(({ customer_reason }) => customer_reason !== null)).toMatchObject([
    { reason: 'custom', customer_reason: '謝謝你的回饋' },
  ])
  expect(data.reduce((sum, { shopping_point_number }) => sum + shopping_point_number, 0)).toBe(0)
  expect(data.find(({ reason }) => reason === 'expiration_reset')).toMatchObject({ shopping_point_number: -110, order_id: null })
})

test('PTS-14 what a return takes back of an order’s points is taken once, however often it is asked', async () => {
  const mei = await signIn('mei')
  const { id: memberId, shopping_point: before } = await mei.call.user.find({})
  const orderId = await createOrder(database, { user_id: memberId })
  const now = shop.now()
  await database.transaction((tx) => earnPoints(tx, { memberId, orderId, points: 100, finishedAt: now, terms: defaultTerms.points, now }))
  clock.pass({ days: 14 })
  const taken = { memberId, orderId, points: 30, reason: 'partial_product_return', key: 'part:1' } as const
  for (let again = 0; again < 2; again++) await database.transaction((tx) => takeBackEarned(tx, { ...taken, now: shop.now() }))
  const back = await signIn('mei')
  expect((await back.call.user.find({})).shopping_point - before).toBe(70)
})
