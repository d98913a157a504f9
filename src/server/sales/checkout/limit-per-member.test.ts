import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { isProblem } from '#contract/shared/problem.ts'
import { createProduct } from '#support/rows.ts'
import { orderBody, place } from '#support/test-order.ts'
import { testOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'

// How many of a product one member may buy within so many days: in the cart, and when it is ordered.

const testShop = await openTestShop()
const { clock, database, signIn, visitor } = testShop
const { db } = database
const office = testOffice(testShop)
const [boss, pen] = [await office.as('manager'), await office.as('editor')]
const [hao, mei] = [await signIn('hao'), await signIn('mei')]
type Buyer = typeof hao

const limited = (member_limit: number, member_limit_days: number, said = {}) =>
  createProduct(database, { slug: 'rare', stock: 100, price: 300, origin_price: 300, member_limit, member_limit_days, ...said })
async function order(buyer: Buyer, lineIds: number[], payway: 'credit_cards' | 'when_received' = 'credit_cards') {
  return place(buyer, { order: await orderBody(testShop, { payway, cart_item_ids: lineIds }) })
}
const add = (buyer: Buyer, product_id: number, quantity: number) => buyer.call.cart.add({ product_id, quantity })
async function lineOf(buyer: Buyer, product: number) {
  const { normal } = (await buyer.call.cart.read({})).cart_items
  return normal.find((line) => line.product_id === product)
}
async function buy(buyer: Buyer, product: number, { quantity, payway }: { quantity: number; payway?: 'when_received' }) {
  const added = await add(buyer, product, quantity)
  if (added.status !== 'normal') throw new Error(`Not added: ${added.status}`)
  return order(buyer, [added.cart_item.id], payway)
}
const bought = async (product: number) => {
  const { rows } = await sql<{ units: number }>`
    select coalesce(sum(quantity), 0)::int as units from order_lines join orders on orders.id = order_id
    where product_id = ${product} and status not in ('cancel', 'refunded')`.execute(db)
  return rows[0]?.units ?? 0
}

test('GDS-25 the limit is said by who may set prices: both numbers or neither, and 1 to 365 days', async () => {
  const id = await createProduct(database)
  const say = async (member_limit: number | null, member_limit_days: number | null, by = boss) => {
    const { version } = await by.call.products.find({ id })
    return by.call.products.change({ id, version, change: { member_limit, member_limit_days } })
  }
  for (const wrong of [() => say(2, null), () => say(null, 30), () => say(2, 366), () => say(2, 0), () => say(0, 30)])
    await expect(wrong()).rejects.toMatchObject({ status: 'validation_error' })
  await expect(say(2, 30, pen)).rejects.toMatchObject({ status: 'permission_denied' })
  await say(2, 365)
  expect((await boss.call.products.find({ id })).fields).toMatchObject({ member_limit: 2, member_limit_days: 365 })
  await say(null, null)
  expect((await boss.call.products.find({ id })).fields).toMatchObject({ member_limit: null, member_limit_days: null })
})

test('GDS-25 D-205 what a member has left lowers max_quantity and is refused when adding; others have their own', async () => {
  const id = await limited(3, 30)
  await buy(hao, id, { quantity: 2 })
  expect(await add(hao, id, 2)).toMatchObject({ status: 'reach_max_quantity' })
  const added = await add(hao, id, 1)
  expect(added).toMatchObject({ cart_item: { max_quantity: 1, member_limit: { limit: 3, days: 30, left: 1 } } })
  await expect(hao.call.cart.change({ id: (await lineOf(hao, id))?.id ?? 0, quantity: 2 })).rejects.toMatchObject({
    status: 'invalid_cart_item_error',
  })
  expect(await add(mei, id, 3)).toMatchObject({ status: 'normal', cart_item: { max_quantity: 3 } })
  expect((await visitor().call.products.find({ id })).max_qty, 'the page says the same to everyone').toBe(10)
})

test('GDS-25 it is counted over days of Taipei, and over orders that did not come to nothing', async () => {
  const id = await limited(2, 7)
  const { order_hashed_id: number } = await buy(hao, id, { quantity: 2, payway: 'when_received' })
  expect(await add(hao, id, 1)).toMatchObject({ status: 'reach_max_quantity' })
  await hao.call.orders.cancel({ id: number ?? '', order: { cancel_reason: '買錯了' } })
  expect(await add(hao, id, 2)).toMatchObject({ status: 'normal' })
  await order(hao, [(await lineOf(hao, id))?.id ?? 0])
  clock.pass({ days: 6 })
  expect(await add(await signIn('hao'), id, 1)).toMatchObject({ status: 'reach_max_quantity' })
  clock.pass({ days: 1 })
  expect(await add(await signIn('hao'), id, 2)).toMatchObject({ status: 'normal' })
})

test('GDS-25 D-205 a line that came into the cart before is lowered, and one that is ordered beyond it is refused', async () => {
  const [buyer, id] = [await signIn('hao'), await limited(5, 30)]
  const added = await add(buyer, id, 4)
  const line = added.status === 'normal' ? added.cart_item.id : 0
  await db.updateTable('products').set({ member_limit: 3 }).where('id', '=', id).execute()
  await expect(order(buyer, [line])).rejects.toMatchObject({ status: 'invalid_cart_item_error' })
  expect(await bought(id)).toBe(0)
  expect(await lineOf(buyer, id)).toMatchObject({ quantity: 3, lowered_from: 4 })
  await order(buyer, [line])
  expect(await bought(id)).toBe(3)
})

test('GDS-25 nothing changes where no limit is set', async () => {
  const [buyer, id] = [await signIn('hao'), await createProduct(database, { slug: 'usual', stock: 20 })]
  const added = await add(buyer, id, 5)
  expect(added).toMatchObject({ status: 'normal', cart_item: { max_quantity: 10 } })
  expect(added).not.toHaveProperty('cart_item.member_limit')
})

/** Two of these are picked into a product, this one or another. */
async function bundleWith(id: number, slug: string) {
  const main = await createProduct(database, { slug, stock: 50, price: 500, origin_price: 500, optional_bundles_max_quantity: 2 })
  const other = await createProduct(database, { slug: `${slug}-other`, stock: 50 })
  const entries = [id, other].map((bundle_product_id, position) => ({
    product_id: main,
    bundle_product_id,
    name_zh: '組合',
    max_amount: 2,
    quantity: 0,
    position,
    required: false,
  }))
  await db.insertInto('product_bundles').values(entries).execute()
  return { main, other }
}

/** Of an order whose line is gone, or that comes too fast. */
const refusals = ['invalid_cart_item_error', 'no_cart_items', 'too_many_requests'] as const

test('GDS-25 whatever two tabs add and order at once, no member gets more than the limit', async () => {
  const anyDeed = fc.record({ kind: fc.constantFrom('add', 'order', 'order'), units: fc.integer({ min: 1, max: 3 }) })
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(anyDeed, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 3 }), async (rounds) => {
      clock.pass({ minutes: 90 })
      const [tab, id] = [await signIn('hao'), await limited(3, 30)]
      const other = await signIn('hao')
      for (const deeds of rounds) {
        const done = await Promise.allSettled(
          deeds.map(async ({ kind, units }, place) => {
            const buyer = place % 2 ? tab : other
            if (kind === 'add') return add(buyer, id, units)
            const line = await lineOf(buyer, id)
            return line ? order(buyer, [line.id]) : null
          }),
        )
        const broken = done.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))
        expect(broken.filter((why) => !refusals.some((status) => isProblem(why, status)))).toEqual([])
        expect(await bought(id)).toBeLessThanOrEqual(3)
      }
    }),
    { numRuns: 8 },
  )
})

test('GDS-25 D-205 what is picked into a bundle counts like what is bought by itself: in the cart, in orders, and when it is ordered', async () => {
  const id = await limited(2, 30)
  const [one, two] = [await bundleWith(id, 'box-one'), await bundleWith(id, 'box-two')]
  const [hao, mei] = [await signIn('hao'), await signIn('mei')]
  const pick = (buyer: Buyer, { main, other }: typeof one, units: number) =>
    buyer.call.cart.add({
      product_id: main,
      quantity: 1,
      optional_items: [{ product_id: id, quantity: units }, ...(units < 2 ? [{ product_id: other, quantity: 2 - units }] : [])],
    })
  const picked = await pick(hao, one, 1)
  expect(picked).toMatchObject({ status: 'normal' })
  expect(await add(hao, id, 2), 'one is picked already').toMatchObject({ status: 'reach_max_quantity' })
  expect(await pick(hao, two, 2)).toMatchObject({ status: 'reach_max_quantity' })
  const alone = await add(hao, id, 1)
  expect(alone).toMatchObject({ status: 'normal', cart_item: { max_quantity: 1 } })
  expect(await pick(hao, two, 1)).toMatchObject({ status: 'reach_max_quantity' })
  const line = picked.status === 'normal' ? picked.cart_item : null
  const more = { id: line?.id ?? 0, quantity: 1, optional_items: [{ product_id: id, quantity: 2 }] }
  await expect(hao.call.cart.change(more)).rejects.toMatchObject({ status: 'invalid_cart_item_error' })
  expect(await pick(mei, two, 2), 'others have their own').toMatchObject({ status: 'normal' })

  const lines = [line?.id ?? 0, alone.status === 'normal' ? alone.cart_item.id : 0]
  await db.updateTable('products').set({ member_limit: 1 }).where('id', '=', id).execute()
  await expect(order(hao, lines), 'both together').rejects.toMatchObject({ status: 'invalid_cart_item_error' })
  await db.updateTable('products').set({ member_limit: 2 }).where('id', '=', id).execute()
  await order(hao, [line?.id ?? 0])
  expect(await add(hao, id, 2), 'one was picked in an order').toMatchObject({ status: 'reach_max_quantity' })
  await order(hao, [lines[1] ?? 0])
  expect(await pick(hao, two, 1)).toMatchObject({ status: 'reach_max_quantity' })
})

test('GDS-25 D-205 BND-14 the cart tells which picks cannot be had in that number any more, before anybody comes to the checkout', async () => {
  const id = await limited(2, 30)
  const { main, other } = await bundleWith(id, 'box-of-two')
  const xin = await signIn('xin')
  const picks = { optional_items: [{ product_id: id, quantity: 2 }] }
  const added = await xin.call.cart.add({ product_id: main, quantity: 1, ...picks })
  expect(added).toMatchObject({ status: 'normal' })
  const short = async () => (await lineOf(xin, main))?.picks_short
  expect(await short()).toBeUndefined()
  await db.updateTable('products').set({ member_limit: 1 }).where('id', '=', id).execute()
  expect(await short()).toEqual([{ product_id: id, left: 1 }])
  const line = await lineOf(xin, main)
  await expect(order(xin, [line?.id ?? 0]), 'as the checkout says').rejects.toMatchObject({ status: 'invalid_cart_item_error' })
  const fewer = [
    { product_id: id, quantity: 1 },
    { product_id: other, quantity: 1 },
  ]
  expect((await xin.call.cart.change({ id: line?.id ?? 0, quantity: 1, optional_items: fewer })).cart_item.picks_short).toBeUndefined()

  const alone = await signIn('mei')
  await alone.call.cart.add({ product_id: main, quantity: 1, optional_items: fewer })
  await db.updateTable('products').set({ member_limit: 2 }).where('id', '=', id).execute()
  expect(await add(alone, id, 1)).toMatchObject({ status: 'normal' })
  await db.updateTable('products').set({ member_limit: 1 }).where('id', '=', id).execute()
  expect((await lineOf(alone, main))?.picks_short, 'what came first keeps its units').toBeUndefined()
  expect((await lineOf(alone, id))?.member_limit).toMatchObject({ left: 0 })

  await db.insertInto('stock_movements').values({ product_id: other, delta: -50, kind: 'correction', actor: 'operations' }).execute()
  expect((await lineOf(alone, main))?.picks_short, 'sold out meanwhile').toEqual([{ product_id: other, left: 0 }])
})
