import { expect, test } from 'vitest'
import { createProduct } from '#support/rows.ts'
import { orderBody, place } from '#support/test-order.ts'
import { openTestShop } from '#support/test-shop.ts'
import { createPromotion } from '#server/sales/promotions/create-promotion.ts'

// One product in two lines of a cart, the member's own and the one that is added for less: the limit per member is one for both.

const testShop = await openTestShop()
const { database, shop, signIn } = testShop
const { db } = database
const [hao, mei] = [await signIn('hao'), await signIn('mei')]
type Buyer = typeof hao

/** Limited, and also offered along with others for less. */
async function limited(member_limit: number): Promise<number> {
  const product = await createProduct(database, {
    slug: 'rare',
    stock: 100,
    price: 600,
    origin_price: 600,
    member_limit,
    member_limit_days: 30,
  })
  await db.deleteFrom('promotions').execute()
  const tiers = [{ minimum_amount: 500, add_on_items: [{ product, price: 99, purchase_limit: 2 }] }]
  const made = await createPromotion(shop, {
    actor: { kind: 'staff', id: 'Ana' },
    promotion: { name_zh: '加購', temperature: 'normal', tiers },
  })
  if (!made.ok) throw new Error('The offer was made')
  return product
}
const add = (buyer: Buyer, product_id: number, quantity: number) => buyer.call.cart.add({ product_id, quantity })
const linesOf = async (buyer: Buyer, product: number) =>
  (await buyer.call.cart.read({})).cart_items.normal.filter(({ product_id }) => product_id === product)
async function order(buyer: Buyer, lines: readonly { id: number }[]) {
  return place(buyer, { order: await orderBody(testShop, { cart_item_ids: lines.map(({ id }) => id) }) })
}
async function bought(product: number): Promise<number> {
  const rows = await db.selectFrom('order_lines').where('product_id', '=', product).select('quantity').execute()
  return rows.reduce((units, { quantity }) => units + quantity, 0)
}

test('GDS-25 D-205 what one line of a product holds is not left to its other line, neither when adding nor when changing', async () => {
  const id = await limited(3)
  await add(hao, id, 2)
  expect(await hao.call.addOns.add({ product_id: id })).toMatchObject({ status: 'created_success' })
  const [own, added] = await linesOf(hao, id)
  expect([own?.max_quantity, added?.max_quantity]).toEqual([2, 1])
  expect(await add(hao, id, 1)).toMatchObject({ status: 'reach_max_quantity' })
  await expect(hao.call.cart.change({ id: added?.id ?? 0, quantity: 2 })).rejects.toMatchObject({ status: 'invalid_cart_item_error' })
  await order(hao, await linesOf(hao, id))
  expect(await bought(id)).toBe(3)
  const other = await limited(2)
  await add(hao, other, 2)
  expect(await hao.call.addOns.add({ product_id: other })).toMatchObject({ status: 'reach_max_quantity' })
})

test('GDS-25 D-205 of two lines that hold too much together the first keeps its units, and the other says why it cannot be ordered', async () => {
  const id = await limited(3)
  await add(mei, id, 2)
  await mei.call.addOns.add({ product_id: id })
  await db.updateTable('products').set({ member_limit: 2 }).where('id', '=', id).execute()
  const [own, added] = await linesOf(mei, id)
  expect(own).toMatchObject({ quantity: 2, max_quantity: 2 })
  expect(added).toMatchObject({ max_quantity: 0, member_limit: { limit: 2, left: 0 } })
  await expect(
    order(
      mei,
      [own, added].flatMap((line) => line ?? []),
    ),
    'together',
  ).rejects.toMatchObject({
    status: 'invalid_cart_item_error',
  })
  expect(await bought(id)).toBe(0)
  await order(mei, own ? [own] : [])
  expect(await bought(id)).toBe(2)
})
