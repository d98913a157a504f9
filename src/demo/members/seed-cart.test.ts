import { beforeAll, expect, test } from 'vitest'
import { checkBundle } from '#rules/cart/bundle.ts'
import { isRedeemed, kindOf } from '#rules/cart/cart-line.ts'
import { loadCartLines } from '#server/sales/cart/read-cart.ts'
import { freshDatabase } from '#support/test-database.ts'
import { encryptTestCard } from '#support/test-cipher.ts'
import { leaveUndrawn } from '#support/test-demo-shop.ts'
import { meiCart, meiWishlist } from './cast-carts.ts'
import { seedDemoShop } from '#demo/seed-demo-shop.ts'

const database = await freshDatabase()
const { db } = database
const now = new Date('2026-11-21T10:15:00Z')
let memberId = 0

beforeAll(async () => {
  await seedDemoShop(database, {
    url: database.url,
    now,
    drawPicture: leaveUndrawn,
    encryptCard: encryptTestCard,
  })
  memberId = (await db.selectFrom('users').select('id').where('name', '=', '林小梅').executeTakeFirstOrThrow()).id
})

const lines = () => loadCartLines(db, { memberId, language: 'zh', now })

test('mei’s cart holds every temperature and every kind that a buyer can put there', async () => {
  const cart = await lines()
  expect(cart).toHaveLength(meiCart.length)
  expect(new Set(cart.map(({ product }) => product.temperature))).toEqual(new Set(['normal', 'refrigeration', 'freezing']))
  expect(new Set(cart.map(kindOf))).toEqual(new Set(['regular', 'add_on', 'exclusive', 'standalone']))
  expect(cart.filter(isRedeemed).map(({ product }) => product.slug)).toEqual(['sunscreen-light-spf50'])
})

test('everything in it can be bought as it lies there, its bundles complete and its add-on at the lower price', async () => {
  const cart = await lines()
  const wished = new Map(meiCart.map(({ product, quantity }) => [product, quantity]))
  for (const line of cart) {
    expect(line.quantity, line.product.slug).toBe(wished.get(line.product.slug))
    expect(line.product.stock).toBeGreaterThanOrEqual(line.quantity)
    expect(checkBundle(line.product, { quantity: line.quantity, picks: line.optional_items }).ok, line.product.slug).toBe(true)
  }
  expect(cart.filter(({ optional_items }) => optional_items.length > 0)).toHaveLength(2)
  expect(cart.find(({ item_type }) => item_type === 'add_on')).toMatchObject({ special_price: 199, quantity: 2, max_quantity: 2 })
})

test('WSH-03 mei keeps five products for later, one of them for two more days', async () => {
  const kept = await db
    .selectFrom('wishlist_items')
    .select(['expires_at', 'created_at'])
    .where('user_id', '=', memberId)
    .orderBy('expires_at')
    .execute()
  expect(kept).toHaveLength(meiWishlist.length)
  expect(kept[0]?.expires_at).toEqual(new Date(Number(now) + 2 * 86_400_000))
  for (const { expires_at, created_at } of kept) expect(Number(expires_at) - Number(created_at)).toBe(180 * 86_400_000)
})
