import { beforeEach, expect, test } from 'vitest'
import type { CartItem } from '#contract/shop/api/cart.ts'
import { createOrder, createProduct } from '#support/rows.ts'
import { untilWaiting } from '#support/until-waiting.ts'
import { openTestShop } from '#support/test-shop.ts'

const { shop, database, shelf, clock, signIn } = await openTestShop()
const { db } = database
const hao = await signIn('hao')

beforeEach(async () => {
  await db.deleteFrom('cart_items').execute()
})

const readLines = async (): Promise<CartItem[]> => Object.values((await hao.call.cart.read()).cart_items).flat()
const readLine = async (): Promise<CartItem | undefined> => (await readLines())[0]

async function addNew(values: Parameters<typeof createProduct>[1], quantity = 1) {
  const product = await createProduct(database, { stock: 9, max_qty: 5, ...values })
  const added = await hao.call.cart.add({ product_id: product, quantity })
  if (added.status !== 'normal') throw new Error(added.status)
  return { product, line: added.cart_item }
}

const take = (product: number, units: number) =>
  db.insertInto('stock_movements').values({ product_id: product, delta: -units, kind: 'correction', actor: 'test' }).execute()

test('D-18 a line above what is left is lowered for good, and says from how many, until the buyer says another quantity', async () => {
  const { product, line } = await addNew({ stock: 4 }, 4)
  await take(product, 2)
  expect(await readLine()).toMatchObject({ quantity: 2, max_quantity: 2, lowered_from: 4 })
  await db.insertInto('stock_movements').values({ product_id: product, delta: 9, kind: 'receipt', actor: 'test' }).execute()
  expect(await readLine(), 'nothing rises again by itself').toMatchObject({ quantity: 2, max_quantity: 5, lowered_from: 4 })
  expect(await hao.call.cart.change({ id: line.id, quantity: 3 })).toMatchObject({ cart_item: { quantity: 3, lowered_from: null } })
})

test('D-18 a lowered line forgets it when more is added', async () => {
  const { product } = await addNew({ stock: 4 }, 4)
  await take(product, 2)
  await readLines()
  await db.insertInto('stock_movements').values({ product_id: product, delta: 9, kind: 'receipt', actor: 'test' }).execute()
  expect(await hao.call.cart.add({ product_id: product, quantity: 1 })).toMatchObject({ cart_item: { quantity: 3, lowered_from: null } })
})

test('D-18 BND-11 the picks of a lowered bundle are lowered with it', async () => {
  const added = await hao.call.cart.add({
    product_id: shelf.gelSet,
    quantity: 2,
    optional_items: [
      { product_id: shelf.topCoat, quantity: 4 },
      { product_id: shelf.nailFile, quantity: 2 },
    ],
  })
  expect(added.status).toBe('normal')
  await db.updateTable('products').set({ max_qty: 1 }).where('id', '=', shelf.gelSet).execute()
  const line = await readLine()
  expect(line).toMatchObject({ quantity: 1, lowered_from: 2 })
  expect(
    line?.optional_items.reduce((all, pick) => all + pick.quantity, 0),
    'as many picks as one unit needs',
  ).toBe(3)
  expect(await readLine(), 'and stays so').toEqual(line)
})

test('PTS-13 of two lines that are turned to points at once, only what the points are enough for is', async () => {
  const memberId = (await hao.call.user.find({})).id
  const [first, second] = [await addNew({ shopping_point_price: 100 }), await addNew({ shopping_point_price: 100 })]
  await db
    .insertInto('point_accounts')
    .values({ user_id: memberId, balance: 150 })
    .onConflict((same) => same.column('user_id').doUpdateSet({ balance: 150 }))
    .execute()
  let changes: Promise<PromiseSettledResult<unknown>[]> = Promise.resolve([])
  await database.transaction(async (tx) => {
    // Both have begun before either can write.
    await tx.selectFrom('cart_items').where('user_id', '=', memberId).select('id').forUpdate().execute()
    changes = Promise.allSettled([first, second].map(({ line }) => hao.call.cart.change({ id: line.id, exchanged: true })))
    await untilWaiting(database, 2)
  })
  expect((await changes).map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect((await readLines()).filter((line) => line.redeem_with_points)).toHaveLength(1)
})

test('CRT-41 a line whose goods are sold out keeps its quantity, for when they come back', async () => {
  const { product } = await addNew({ stock: 2 }, 2)
  await take(product, 2)
  expect(await readLine()).toMatchObject({ quantity: 2, max_quantity: 0, lowered_from: null, product: { stock: 0 } })
})

test('CRT-27 D-13 a line follows the price, the flags and the temperature of its product', async () => {
  const { product } = await addNew({ price: 390 })
  await db
    .updateTable('products')
    .set({ price: 320, exclusive: true, embargo: true, members_only: true })
    .where('id', '=', product)
    .execute()
  expect(await readLine()).toMatchObject({
    item_type: 'exclusive',
    special_price: null,
    product: { price: 320, embargo: true, members_only: true },
  })
  await db.updateTable('products').set({ standalone_purchase: true, temperature: 'freezing' }).where('id', '=', product).execute()
  expect((await hao.call.cart.read()).cart_items.freezing).toMatchObject([{ item_type: 'standalone' }])
})

test('D-14 a line loses its first-purchase price with the first order', async () => {
  const xin = await signIn('xin')
  await xin.call.cart.add({ product_id: shelf.firstSerum, quantity: 1 })
  const { id } = await xin.call.user.find({})
  const read = async () => Object.values((await xin.call.cart.read()).cart_items).flat()[0]
  expect(await read()).toMatchObject({ item_type: 'first_purchase', special_price: 290 })
  await createOrder(database, { user_id: id, status: 'confirmed' })
  expect(await read()).toMatchObject({ item_type: 'normal', special_price: null })
})

test('PRM-08 D-16 an add-on loses its price with its offer, and is no more than its limit', async () => {
  const { id } = await db
    .insertInto('promotions')
    .values({ name_zh: '加購', name_en: 'Add-ons', temperature: 'normal', active: true, starts_at: new Date('2020-01-01') })
    .returning('id')
    .executeTakeFirstOrThrow()
  const tier = await db
    .insertInto('promotion_tiers')
    .values({ promotion_id: id, minimum_amount: 500 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const product = await createProduct(database, { stock: 9, max_qty: 5 })
  await db.insertInto('add_on_items').values({ tier_id: tier.id, product_id: product, price: 99, purchase_limit: 2 }).execute()
  const added = await hao.call.addOns.add({ product_id: product })
  if (added.status !== 'created_success') throw new Error(added.status)
  await hao.call.cart.change({ id: added.cart_item.id, quantity: 2 })
  await expect(hao.call.cart.change({ id: added.cart_item.id, quantity: 3 })).rejects.toMatchObject({ status: 'invalid_cart_item_error' })

  await db.updateTable('add_on_items').set({ purchase_limit: 1 }).where('product_id', '=', product).execute()
  expect(await readLine()).toMatchObject({ quantity: 1, lowered_from: 2, special_price: 99 })
  await db.updateTable('promotions').set({ active: false }).where('id', '=', id).execute()
  expect(await readLine()).toMatchObject({ item_type: 'add_on', special_price: null })
  expect((await hao.call.addOns.promotions()).normal).toBeNull()
})

test('D-15 CRT-28 a gift goes with its campaign, and one that was removed stays away', async () => {
  const product = await createProduct(database, { is_gift_only: true, stock: 50 })
  const ends_at = new Date(shop.now().getTime() + 60 * 60_000)
  await db
    .insertInto('gift_campaigns')
    .values({ product_id: product, starts_at: new Date('2020-01-01'), ends_at, key: 'an-hour', kind: 'gifts' })
    .execute()
  expect(await readLines()).toHaveLength(1)
  clock.pass({ minutes: 61 })
  expect(await readLines()).toEqual([])
})

test('D-15 two reads at the same moment bring a gift once', async () => {
  const mei = await signIn('mei')
  const product = await createProduct(database, { is_gift_only: true, stock: 50 })
  await db
    .insertInto('gift_campaigns')
    .values({ product_id: product, starts_at: new Date('2020-01-01'), ends_at: null, key: 'once', kind: 'gifts' })
    .execute()
  await Promise.all(Array.from({ length: 8 }, () => mei.call.cart.read()))
  expect(Object.values((await mei.call.cart.read()).cart_items).flat()).toHaveLength(1)
})
