import { expect, test, beforeEach } from 'vitest'
import type { CartItem } from '#contract/shop/api/cart.ts'
import { createMember, createOrder, createProduct } from '#support/rows.ts'
import { openTestShop } from '#support/test-shop.ts'
import type { TestBrowser } from '#support/test-browser.ts'
import { readCart } from './read-cart.ts'

const { shop, database, shelf, signIn } = await openTestShop()
const { db } = database

const hao = await signIn('hao')
const mei = await signIn('mei', { language: 'en' })

beforeEach(async () => {
  await db.deleteFrom('cart_items').execute()
})

const linesOf = async (browser: TestBrowser): Promise<CartItem[]> => Object.values((await browser.call.cart.read()).cart_items).flat()

/** Adds, and answers the line. */
async function add(
  browser: TestBrowser,
  { product, quantity = 1, picks = [] }: { product: number; quantity?: number; picks?: { product_id: number; quantity: number }[] },
) {
  const added = await browser.call.cart.add({ product_id: product, quantity, optional_items: picks })
  if (added.status !== 'normal') throw new Error(`Not added: ${added.status}`)
  return added.cart_item
}

test('CRT-29 CRT-30 a product goes into the cart; the same one again raises its quantity', async () => {
  const first = await hao.call.cart.add({ product_id: shelf.roseGel, quantity: 1 })
  expect(first).toMatchObject({
    status: 'normal',
    message: '已加入購物車',
    cart_item: { product_id: shelf.roseGel, quantity: 1, item_type: 'normal' },
  })
  const again = await hao.call.cart.add({ product_id: shelf.roseGel, quantity: 2 })
  expect(again).toMatchObject({ status: 'normal', cart_item: { quantity: 3 } })
  expect(await linesOf(hao)).toHaveLength(1)
})

test('CRT-30 the same product in the cart of another member is left alone', async () => {
  await add(mei, { product: shelf.roseGel, quantity: 2 })
  expect(await add(hao, { product: shelf.roseGel })).toMatchObject({ quantity: 1 })
  expect([await linesOf(mei), await linesOf(hao)]).toMatchObject([[{ quantity: 2 }], [{ quantity: 1 }]])
})

test('CRT-02 CRT-07 CRT-38 the cart is grouped by temperature; selecting is for the page', async () => {
  for (const product of [shelf.roseGel, shelf.pudding, shelf.dumplings]) await add(mei, { product })
  const cart = await mei.call.cart.read()
  const named = (items: CartItem[]) => items.map(({ product }) => product.name)
  expect(named(cart.cart_items.normal)).toEqual(['Rose gel'])
  expect(named(cart.cart_items.refrigeration)).toEqual(['Pudding'])
  expect(named(cart.cart_items.freezing)).toEqual(['Dumplings'])
  expect(cart.extra_fee).toBe(200)
  expect(cart.cart_items.normal[0]).toMatchObject({
    selected: false,
    disabled: false,
    remove: false,
    redeem_with_points: false,
    max_quantity: 5,
    special_price: null,
  })
})

test('CRT-08 D-13 the server says what kind of line it is', async () => {
  const kind = async (product: number) => (await add(hao, { product })).item_type
  expect(await kind(shelf.roseGel)).toBe('normal')
  expect(await kind(shelf.presaleLamp)).toBe('exclusive')
  expect(await kind(shelf.catTree)).toBe('standalone')
})

test('CRT-27 D-14 a first purchase has its price, until the member has ordered', async () => {
  const newcomer = await signIn('xin')
  const line = await add(newcomer, { product: shelf.firstSerum })
  expect(line).toMatchObject({ item_type: 'first_purchase', special_price: 290 })
  const { id } = await newcomer.call.user.find({})
  await createOrder(database, { user_id: id, status: 'cancel' })
  expect((await linesOf(newcomer))[0]).toMatchObject({ item_type: 'first_purchase' })
  await createOrder(database, { user_id: id, status: 'confirmed' })
  expect((await linesOf(newcomer))[0]).toMatchObject({ item_type: 'normal', special_price: null })
})

test('PRM-11 a first purchase is typed so, alone or sold on its own; what is a preorder, or bought by somebody who has ordered, is not', async () => {
  const firstPrice = { first_purchase_price: 290, stock: 5 }
  const products = [
    await createProduct(database, firstPrice),
    await createProduct(database, { ...firstPrice, standalone_purchase: true }),
    await createProduct(database, { ...firstPrice, exclusive: true }),
  ]
  const typesFor = async (browser: TestBrowser) => {
    const types: string[] = []
    for (const product of products) types.push((await add(browser, { product })).item_type)
    return types
  }
  const { id: user_id } = await hao.call.user.find({})
  expect(await typesFor(hao)).toEqual(['first_purchase', 'first_standalone', 'exclusive'])
  await db.deleteFrom('cart_items').execute()
  const order = await createOrder(database, { user_id, status: 'confirmed' })
  expect(await typesFor(hao)).toEqual(['normal', 'standalone', 'exclusive'])
  await db.deleteFrom('orders').where('id', '=', order).execute()
})

test('CRT-32 more than may be bought at once is refused, and nothing changes', async () => {
  await add(hao, { product: shelf.roseGel, quantity: 4 })
  const more = await hao.call.cart.add({ product_id: shelf.roseGel, quantity: 2 })
  expect(more).toEqual({ status: 'reach_max_quantity', message: '已達購買數量上限' })
  expect((await linesOf(hao))[0]).toMatchObject({ quantity: 4 })
})

test('CRT-32 more than there is is refused', async () => {
  expect(await hao.call.cart.add({ product_id: shelf.lastCandle, quantity: 2 })).toMatchObject({ status: 'reach_max_quantity' })
  expect(await hao.call.cart.add({ product_id: shelf.lastCandle, quantity: 1 })).toMatchObject({ status: 'normal' })
})

test('CRT-33 goods for VIP members are refused to others', async () => {
  expect(await hao.call.cart.add({ product_id: shelf.vipSet, quantity: 1 })).toEqual({
    status: 'permission_denied',
    message: 'VIP 會員限定',
  })
  expect(await mei.call.cart.add({ product_id: shelf.vipSet, quantity: 1 })).toMatchObject({ status: 'normal' })
})

test('CRT-34 D-34 goods that only points buy need the points', async () => {
  expect(await hao.call.cart.add({ product_id: shelf.pointsMug, quantity: 1 })).toEqual({ status: 'point_not_enough', message: '點數不足' })
  expect(await mei.call.cart.add({ product_id: shelf.pointsMug, quantity: 3 })).toMatchObject({
    status: 'normal',
    cart_item: { redeem_with_points: true },
  })
  expect(await mei.call.cart.add({ product_id: shelf.pointsMug, quantity: 1 })).toEqual({
    status: 'point_not_enough',
    message: 'Insufficient points',
  })
})

test.each(['soldOutSoap', 'withdrawnOil'] as const)('CRT-35 PRD-16 %s cannot be added', async (name) => {
  expect(await mei.call.cart.add({ product_id: shelf[name], quantity: 1 })).toEqual({
    status: 'product_is_not_in_stock',
    message: 'Sold out',
  })
  expect(await linesOf(mei)).toEqual([])
})

test('a product that is not there, or is only given away, is not found', async () => {
  for (const product_id of [999_999, shelf.giftPouch]) {
    await expect(hao.call.cart.add({ product_id, quantity: 1 })).rejects.toMatchObject({ status: 'product_not_found' })
  }
})

test('CRT-41 a line whose product was sold out or withdrawn stays, and can be deleted', async () => {
  const product = await createProduct(database, { slug: 'fading', max_qty: 5, stock: 2 })
  const line = await add(hao, { product, quantity: 2 })
  await db.updateTable('products').set({ available: false }).where('id', '=', product).execute()
  expect((await linesOf(hao))[0]).toMatchObject({ quantity: 2, max_quantity: 0, product: { available: false } })
  expect(await hao.call.cart.remove({ id: line.id })).toEqual({ status: 'destroy_success' })
  expect(await linesOf(hao)).toEqual([])
})

test('D-18 a line above what is left is lowered when the cart is read', async () => {
  const product = await createProduct(database, { slug: 'scarce', max_qty: 5, stock: 5 })
  await add(hao, { product, quantity: 4 })
  await db.insertInto('stock_movements').values({ product_id: product, delta: -3, kind: 'correction', actor: 'test' }).execute()
  expect((await linesOf(hao))[0]).toMatchObject({ quantity: 2, max_quantity: 2 })
})

test('CRT-28 a line whose time is over is gone', async () => {
  const line = await add(hao, { product: shelf.roseGel })
  await add(hao, { product: shelf.lilyGel })
  await db
    .updateTable('cart_items')
    .set({ expiration_datetime: new Date(shop.now().getTime() - 1) })
    .where('id', '=', line.id)
    .execute()
  expect((await linesOf(hao)).map(({ product_id }) => product_id)).toEqual([shelf.lilyGel])
})

test('CRT-42 a member finds the cart again on another device', async () => {
  await add(hao, { product: shelf.lilyGel, quantity: 2 })
  const phone = await signIn('hao')
  expect(await linesOf(phone)).toMatchObject([{ product_id: shelf.lilyGel, quantity: 2 }])
})

test('BND-12 CRT-23 a bundle has its picks, per main unit, and another quantity needs others', async () => {
  const picks = [
    { product_id: shelf.topCoat, quantity: 2 },
    { product_id: shelf.nailFile, quantity: 1 },
  ]
  const line = await add(hao, { product: shelf.gelSet, picks })
  expect(line.optional_items).toEqual(picks)
  const two = hao.call.cart.change({ id: line.id, quantity: 2 })
  await expect(two).rejects.toMatchObject({ status: 'invalid_cart_item_error' })
  const doubled = picks.map((pick) => ({ ...pick, quantity: pick.quantity * 2 }))
  expect(await hao.call.cart.change({ id: line.id, quantity: 2, optional_items: doubled })).toMatchObject({
    cart_item: { quantity: 2, optional_items: doubled },
  })
})

test('BND-05 a bundle that is not full, or too full, is refused', async () => {
  const wrong = [
    [],
    [{ product_id: shelf.topCoat, quantity: 2 }],
    [{ product_id: shelf.nailFile, quantity: 3 }],
    [{ product_id: shelf.roseGel, quantity: 3 }],
  ]
  for (const picks of wrong) {
    await expect(add(hao, { product: shelf.gelSet, picks })).rejects.toMatchObject({ status: 'invalid_cart_item_error' })
  }
  expect(await linesOf(hao)).toEqual([])
})

test('BND-14 D-18 what is sold out, or is less than was picked, is not put into a bundle, neither at first nor later', async () => {
  const correct = (delta: number) =>
    db.insertInto('stock_movements').values({ product_id: shelf.topCoat, delta, kind: 'correction', actor: 'test' }).execute()
  const pick = (topCoat: number, nailFile: number) => [
    { product_id: shelf.topCoat, quantity: topCoat },
    { product_id: shelf.nailFile, quantity: nailFile },
  ]
  const bought = await hao.call.cart.add({ product_id: shelf.gelSet, quantity: 2, optional_items: pick(3, 3) })
  if (bought.status !== 'normal') throw new Error(bought.status)
  await correct(-11)
  const change = (optional_items: ReturnType<typeof pick>) => hao.call.cart.change({ id: bought.cart_item.id, quantity: 2, optional_items })
  await expect(change(pick(2, 4))).rejects.toMatchObject({ status: 'invalid_cart_item_error' })
  const more = await mei.call.cart.add({ product_id: shelf.gelSet, quantity: 1, optional_items: pick(2, 1) })
  expect(more.status).toBe('reach_max_quantity')
  await correct(-1)
  const none = await mei.call.cart.add({ product_id: shelf.gelSet, quantity: 1, optional_items: pick(1, 2) })
  expect(none).toMatchObject({ status: 'product_is_not_in_stock' })
  expect(await linesOf(mei)).toEqual([])
  await correct(12)
})

test('CRT-22 a quantity outside the limits is refused', async () => {
  const line = await add(hao, { product: shelf.roseGel })
  await expect(hao.call.cart.change({ id: line.id, quantity: 6 })).rejects.toMatchObject({ status: 'invalid_cart_item_error' })
  await expect(hao.call.cart.change({ id: line.id, quantity: 0 })).rejects.toMatchObject({ status: 'validation_error' })
  expect(await hao.call.cart.change({ id: line.id, quantity: 5 })).toMatchObject({ status: 'update_success', cart_item: { quantity: 5 } })
})

test('CRT-24 CRT-26 points pay a line for whoever has them', async () => {
  const mine = await add(mei, { product: shelf.teaTin, quantity: 2 })
  expect(await mei.call.cart.change({ id: mine.id, exchanged: true })).toMatchObject({ cart_item: { redeem_with_points: true } })
  expect(await mei.call.cart.change({ id: mine.id, exchanged: false })).toMatchObject({ cart_item: { redeem_with_points: false } })
  const his = await add(hao, { product: shelf.teaTin })
  await expect(hao.call.cart.change({ id: his.id, exchanged: true })).rejects.toMatchObject({ status: 'no_enough_shopping_point' })
})

test("nobody sees, changes or removes somebody else's line", async () => {
  const line = await add(hao, { product: shelf.roseGel })
  expect(await linesOf(mei)).toEqual([])
  await expect(mei.call.cart.change({ id: line.id, quantity: 2 })).rejects.toMatchObject({ status: 'cart_item_not_found' })
  expect(await mei.call.cart.remove({ id: line.id })).toEqual({ status: 'destroy_success' })
  expect(await linesOf(hao)).toMatchObject([{ id: line.id, quantity: 1 }])
})

test('CRT-22 twenty adds at the same moment never pass the limit', async () => {
  const adds = await Promise.all(Array.from({ length: 20 }, () => hao.call.cart.add({ product_id: shelf.roseGel, quantity: 1 })))
  expect(adds.filter(({ status }) => status === 'normal')).toHaveLength(5)
  expect(adds.filter(({ status }) => status === 'reach_max_quantity')).toHaveLength(15)
  expect(await linesOf(hao)).toMatchObject([{ quantity: 5 }])
})

test('CRT-34 twenty adds at the same moment never cost more points than there are', async () => {
  const adds = await Promise.all(Array.from({ length: 20 }, () => mei.call.cart.add({ product_id: shelf.pointsMug, quantity: 1 })))
  expect(adds.filter(({ status }) => status === 'normal')).toHaveLength(3)
})

test.each([1, 40])('a cart of %d lines is read with two queries, however many they are', async (count) => {
  const memberId = await createMember(database)
  for (let line = 0; line < count; line += 1) {
    const product_id = await createProduct(database, { slug: 'many', stock: 5 })
    await db.insertInto('cart_items').values({ user_id: memberId, product_id, quantity: 1 }).execute()
  }
  let queries = 0
  const counting = db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      queries += 1
      return result
    },
  })
  const cart = await readCart({ ...shop, database: { ...database, db: counting } }, { memberId, language: 'zh' })
  expect(cart.cart_items.normal).toHaveLength(count)
  expect(queries).toBe(2)
})

test('a line that is added to and removed at the same moment is there whole or not at all', async () => {
  for (let round = 0; round < 20; round += 1) {
    const line = await add(hao, { product: shelf.roseGel, quantity: 2 })
    await Promise.all([hao.call.cart.add({ product_id: shelf.roseGel, quantity: 1 }), hao.call.cart.remove({ id: line.id })])
    const left = await linesOf(hao)
    expect([[], [1]]).toContainEqual(left.map(({ quantity }) => quantity))
    for (const { id } of left) await hao.call.cart.remove({ id })
  }
})

test('CRT-34 D-33 points that other lines have spoken for buy nothing more', async () => {
  const product = await createProduct(database, { slug: 'points-cup', price: 0, shopping_point_price: 1, stock: 9, max_qty: 9 })
  await add(mei, { product: shelf.pointsMug, quantity: 3 })
  const balance = (await mei.call.user.find()).shopping_point
  const spent = 3 * ((await linesOf(mei))[0]?.product.shopping_point_price ?? 0)
  await db
    .updateTable('products')
    .set({ shopping_point_price: balance - spent + 1 })
    .where('id', '=', product)
    .execute()
  expect(await mei.call.cart.add({ product_id: product, quantity: 1 })).toMatchObject({ status: 'point_not_enough' })
})

test('a line is switched to points or given a quantity, not both in one call', async () => {
  const line = await add(mei, { product: shelf.roseGel })
  await expect(mei.call.cart.change({ id: line.id, quantity: 2, exchanged: false })).rejects.toMatchObject({ status: 'validation_error' })
})
