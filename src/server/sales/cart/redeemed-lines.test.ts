import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pointsOf } from '#rules/cart/cart-line.ts'
import { createMember, createProducts } from '#support/rows.ts'
import { openTestShop } from '#support/test-shop.ts'
import { addToCart } from './add-to-cart.ts'
import { changeLine } from './change-line.ts'
import { loadCartLines } from './read-cart.ts'

const { shop, database, signIn } = await openTestShop()
const { db } = database
const balance = 500

const linesOf = (memberId: number) => loadCartLines(db, { memberId, language: 'zh', now: shop.now() })

async function memberWithPoints(): Promise<number> {
  const memberId = await createMember(database)
  await db
    .insertInto('point_accounts')
    .values({ user_id: memberId, balance })
    .onConflict((same) => same.column('user_id').doUpdateSet({ balance }))
    .execute()
  return memberId
}

/** What a buyer does to one of three products in the cart. */
const step = fc.record({
  what: fc.constantFrom('add', 'quantity', 'points', 'money'),
  place: fc.nat({ max: 2 }),
  quantity: fc.integer({ min: 1, max: 6 }),
})
type Step = typeof step extends fc.Arbitrary<infer Each> ? Each : never

async function take({ memberId, products }: { memberId: number; products: readonly number[] }, { what, place, quantity }: Step) {
  const productId = products[place] ?? 0
  if (what === 'add') return addToCart(shop, { memberId, language: 'zh', productId, quantity, picks: [] })
  const line = (await linesOf(memberId)).find((each) => each.product_id === productId)
  if (!line) return null
  const change = { memberId, lineId: line.id, language: 'zh' as const }
  return changeLine(shop, what === 'quantity' ? { ...change, quantity } : { ...change, exchanged: what === 'points' })
}

test('PTS-17 whatever is added, raised and turned to points, one after the other or two at once: the redeemed lines of a cart never cost more than the balance', async () => {
  expect.hasAssertions()
  const products = await createProducts(database, [
    { slug: 'cup', price: 0, shopping_point_price: 120, stock: 90, max_qty: 9 },
    { slug: 'tin', price: 300, origin_price: 300, shopping_point_price: 70, stock: 90, max_qty: 9 },
    { slug: 'gel', price: 200, origin_price: 200, shopping_point_price: 90, stock: 90, max_qty: 9 },
  ])
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(step, { minLength: 1, maxLength: 2 }), { minLength: 4, maxLength: 12 }), async (history) => {
      const buyer = { memberId: await memberWithPoints(), products }
      for (const atOnce of history) {
        await Promise.all(atOnce.map((each) => take(buyer, each)))
        expect(pointsOf(await linesOf(buyer.memberId))).toBeLessThanOrEqual(balance)
      }
    }),
    { numRuns: 25 },
  )
})

test('PTS-17 a line that points pay is not raised above the balance, and says so in the words of each call', async () => {
  const mei = await signIn('mei', { language: 'en' })
  const [product = 0] = await createProducts(database, [
    { slug: 'lamp', price: 900, origin_price: 900, shopping_point_price: 1, stock: 90, max_qty: 9 },
  ])
  const added = await mei.call.cart.add({ product_id: product, quantity: 2 })
  const id = 'cart_item' in added ? added.cart_item.id : 0
  const { shopping_point: points } = await mei.call.user.find({})
  await db
    .updateTable('products')
    .set({ shopping_point_price: Math.floor(points / 3) })
    .where('id', '=', product)
    .execute()
  await mei.call.cart.change({ id, exchanged: true })
  expect(await mei.call.cart.change({ id, quantity: 3 })).toMatchObject({ cart_item: { quantity: 3 } })
  await expect(mei.call.cart.change({ id, quantity: 4 })).rejects.toMatchObject({
    status: 'no_enough_shopping_point',
    message: 'Insufficient points',
  })
  expect(await mei.call.cart.add({ product_id: product, quantity: 1 })).toMatchObject({ status: 'point_not_enough' })
  expect((await mei.call.cart.read()).cart_items.normal.find((line) => line.id === id)).toMatchObject({
    quantity: 3,
    redeem_with_points: true,
  })
})

test('PTS-17 when points have gone since, a redeemed line can still be lowered', async () => {
  const memberId = await memberWithPoints()
  const [productId = 0] = await createProducts(database, [{ slug: 'jar', price: 0, shopping_point_price: 100, stock: 90, max_qty: 9 }])
  await addToCart(shop, { memberId, language: 'zh', productId, quantity: 5, picks: [] })
  await db.updateTable('point_accounts').set({ balance: 150 }).where('user_id', '=', memberId).execute()
  const [line] = await linesOf(memberId)
  const change = { memberId, lineId: line?.id ?? 0, language: 'zh' as const }
  expect(await changeLine(shop, { ...change, quantity: 3 })).toMatchObject({ ok: true, value: { quantity: 3 } })
  expect(await changeLine(shop, { ...change, quantity: 4 })).toMatchObject({ ok: false, refusal: { status: 'no_enough_shopping_point' } })
})
