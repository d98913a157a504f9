import { expect, test } from 'vitest'
import { laterDay, taipeiDay } from '#rules/calendar.ts'
import { discoveryRoutes } from '#server/content/discovery/routes.ts'
import { createProduct } from '#support/rows.ts'
import { paymentsOf } from '#support/test-payments.ts'
import { testOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'

// Preorders beyond what is there: what the shop sells of them, and who gets them when they come.

const testShop = await openTestShop()
const { app, shop, clock, database, signIn, visitor } = testShop
await app.register(discoveryRoutes, { shop, securityContact: 'mailto:security@shop.test' })
const office = testOffice(testShop)
const pay = paymentsOf(testShop)
const [manager, packer] = [await office.as('manager'), await office.as('packer')]
const [hao, mei] = [await signIn('hao'), await signIn('mei')]
const day = (days: number) => laterDay(taipeiDay(shop.now()), days)

async function preorder({ stock = 0, quota = 0 }: { stock?: number; quota?: number }): Promise<number> {
  const id = await createProduct(database, {
    slug: 'lamp',
    name_zh: '預購檯燈',
    stock,
    exclusive: true,
    price: 2000,
    origin_price: 2000,
    max_qty: 20,
  })
  if (quota > 0)
    await manager.call.stock.changeTerms({ id, preorder_quota: quota, quota_expected_on: day(10), seen: { preorder_quota: 0 } })
  return id
}
async function buy(who: typeof hao, id: number, units: number): Promise<string> {
  clock.pass({ minutes: 1 })
  const { order_hashed_id: number } = await pay.buy(who, { goods: { [id]: units } })
  if (number === undefined) throw new Error('Nothing was ordered')
  return number
}
async function delivery(product: number, expected: number) {
  const { id } = await packer.call.inbound.create({ supplier: '鶯歌工坊', expected_on: day(10) })
  const line = await packer.call.inbound.addLine({ id, product: String(product), expected })
  let seq = 0
  const count = (units: number) =>
    packer.call.inbound.scan({
      id,
      device_key: `device-of-${id}`,
      scans: [{ line: line.id, units, seq: (seq += 1), at: shop.now().toISOString() }],
    })
  const preorders = async () => (await packer.call.inbound.find({ id })).preorders.map(({ number, awaited }) => ({ number, awaited }))
  return { id, count, preorders }
}

test('STK-20 D-213 what can be sold is one number: on card, page and in the cart, in the office and at placement', async () => {
  const id = await preorder({ stock: 1, quota: 3 })
  const product = await visitor().call.products.find({ id })
  const [row] = (await manager.call.products.list({ words: String(id) })).rows
  expect([product.stock, (await manager.call.stock.find({ id })).free, row?.free]).toEqual([4, 4, 4])
  const { products: found } = await visitor().call.products.search({ q: { name_or_description_cont: '預購檯燈' } })
  expect(found.find((each) => each.id === id)?.stock).toBe(4)
  const feed = await visitor().ask('/feeds/products-zh.xml')
  expect(feed.text.split('<item>').find((item) => item.includes(`<g:id>${id}</g:id>`))).toContain('preorder')
  const added = await hao.call.cart.add({ product_id: id, quantity: 4 })
  expect(added).toMatchObject({ status: 'normal', cart_item: { quantity: 4, max_quantity: 4 } })
  expect(await hao.call.cart.add({ product_id: id, quantity: 1 })).toMatchObject({ status: 'reach_max_quantity' })
  if (added.status === 'normal') await hao.call.cart.remove({ id: added.cart_item.id })
  await buy(mei, id, 3)
  expect((await visitor().call.products.find({ id })).stock).toBe(1)
  await buy(hao, id, 1)
  expect((await visitor().call.products.find({ id })).stock).toBe(0)
  expect(await mei.call.cart.add({ product_id: id, quantity: 1 })).toMatchObject({ status: 'product_is_not_in_stock' })
})

test('STK-20 the day on which a quota arrives is told on the page, in the cart and in the feed, and nothing is promised before it', async () => {
  const id = await preorder({ stock: 2, quota: 3 })
  const arrives = day(40)
  await manager.call.stock.changeTerms({ id, preorder_quota: 3, quota_expected_on: arrives, seen: { preorder_quota: 3 } })
  const onPage = async () => (await visitor().call.products.companions({ id })).arrives_on
  expect(await onPage(), 'two lie in the house: nobody waits for one').toBeNull()
  const availableFrom = async () => {
    const { text } = await visitor().ask('/feeds/products-zh.xml')
    const item = text.split('<item>').find((each) => each.includes(`<g:id>${id}</g:id>`)) ?? ''
    return /<g:availability_date>(\d{4}-\d\d-\d\d)/.exec(item)?.[1]
  }
  const windowOf = async (who: typeof hao, number: string) => (await who.call.orders.find({ id: number })).preorder_window
  expect(await windowOf(mei, await buy(mei, id, 2)), 'what lies in the house').toEqual({ from: day(7), to: day(21) })
  expect([await onPage(), await availableFrom()]).toEqual([arrives, laterDay(arrives, 14)])

  const added = await hao.call.cart.add({ product_id: id, quantity: 1 })
  const line = (await hao.call.cart.read({})).cart_items.normal.find(({ product_id }) => product_id === id)
  expect(line).toMatchObject({ arrives_on: arrives })
  if (added.status === 'normal') await hao.call.cart.remove({ id: added.cart_item.id })
  expect(await windowOf(hao, await buy(hao, id, 1)), 'what is on its way').toEqual({ from: arrives, to: laterDay(arrives, 14) })
  await manager.call.stock.move({ id, kind: 'receipt', quantity: 2 })
  clock.pass({ minutes: 1 })
  expect(await onPage(), 'one of the two that came is there for whoever comes').toBeNull()
})

test('STK-20 a quota is said by the office: of preorders only, with its day, and never less than orders hold', async () => {
  const usual = await createProduct(database, { slug: 'soap', stock: 1 })
  const say = (id: number, quota: number, on: string | null = day(5)) =>
    manager.call.stock.changeTerms({ id, preorder_quota: quota, quota_expected_on: on, seen: { preorder_quota: id === usual ? 0 : 5 } })
  await expect(say(usual, 5)).rejects.toMatchObject({
    status: 'validation_error',
    details: { errors: { preorder_quota: expect.any(String) } },
  })
  const id = await preorder({ quota: 5 })
  await expect(say(id, 5, null)).rejects.toMatchObject({ details: { errors: { quota_expected_on: expect.any(String) } } })
  await buy(hao, id, 3)
  await expect(say(id, 2)).rejects.toMatchObject({ details: { errors: { preorder_quota: expect.any(String) } } })
  expect(await say(id, 3)).toEqual({ status: 'changed' })
  expect(await say(id, 3), 'told twice').toEqual({ status: 'same' })
  await expect(packer.call.stock.changeTerms({ id, preorder_quota: 9 })).rejects.toMatchObject({ status: 'permission_denied' })
  const { version } = await manager.call.products.find({ id })
  await expect(manager.call.products.change({ id, version, change: { exclusive: false } })).rejects.toMatchObject({
    details: { errors: { exclusive: expect.any(String) } },
  })
})

test('STK-20 a quota that was read before goods came is not written back: what has come is promised once', async () => {
  const id = await preorder({ quota: 10 })
  await manager.call.stock.move({ id, kind: 'receipt', quantity: 6, note: '', confirmed: false })
  const late = (seen?: { preorder_quota: number }) => manager.call.stock.changeTerms({ id, safety_stock: 1, preorder_quota: 10, seen })
  const moved = { status: 'edit_conflict', details: { present: { preorder_quota: 4 } } }
  await expect(late({ preorder_quota: 10 })).rejects.toMatchObject(moved)
  await expect(late(), 'without a word of what was seen').rejects.toMatchObject(moved)
  expect(await manager.call.stock.find({ id })).toMatchObject({ stock: 6, preorder_quota: 4, safety_stock: 0, free: 10 })
  expect(await late({ preorder_quota: 4 })).toEqual({ status: 'changed' })
})

test('STK-21 when the delivery comes the oldest orders become ready first, and none is picked before them', async () => {
  const id = await preorder({ stock: 0, quota: 10 })
  const [first, second, third] = [await buy(hao, id, 2), await buy(mei, id, 3), await buy(hao, id, 2)]
  const coming = await delivery(id, 10)
  expect(await coming.preorders()).toEqual([first, second, third].map((number) => ({ number, awaited: true })))
  await expect(packer.call.orders.startPicking({ number: first })).rejects.toMatchObject({ status: 'not_on_shelf' })
  await coming.count(4)
  await packer.call.inbound.receive({ id: coming.id })
  expect(await manager.call.stock.find({ id })).toMatchObject({ stock: 4, preorder_quota: 6, free: 3 })
  expect(await coming.preorders()).toEqual([
    { number: first, awaited: false },
    { number: second, awaited: true },
    { number: third, awaited: true },
  ])
  await expect(packer.call.orders.startPicking({ number: third }), 'two lie there, for who came before').rejects.toMatchObject({
    status: 'not_on_shelf',
  })
  await packer.call.orders.startPicking({ number: first })
  await coming.count(1)
  await packer.call.inbound.receive({ id: coming.id })
  await packer.call.orders.startPicking({ number: second })
  expect(await manager.call.stock.find({ id })).toMatchObject({ stock: 0, reserved: 2 })
})

test('STK-21 what was received short is listed with the orders that cannot be served, and is promised to nobody else', async () => {
  const id = await preorder({ stock: 0, quota: 10 })
  const [first, second] = [await buy(hao, id, 4), await buy(mei, id, 3)]
  const coming = await delivery(id, 10)
  await coming.count(6)
  await packer.call.inbound.receive({ id: coming.id, close: true })
  expect(await coming.preorders()).toEqual([
    { number: first, awaited: false },
    { number: second, awaited: true },
  ])
  expect(await manager.call.stock.find({ id })).toMatchObject({ stock: 6, reserved: 7, preorder_quota: 1, free: 0 })
  expect(
    (await packer.call.stock.short({})).rows.filter(({ product }) => product.id === id),
    'no lot is to blame',
  ).toEqual([])
  expect((await packer.call.stock.reserved({ id })).rows.map(({ number, awaited, short }) => ({ number, awaited, short }))).toEqual([
    { number: first, awaited: false, short: false },
    { number: second, awaited: true, short: false },
  ])
})

test('STK-21 a wave is proposed without parcels whose goods have yet to come', async () => {
  const id = await preorder({ stock: 2, quota: 5 })
  const [served, waiting] = [await buy(hao, id, 2), await buy(mei, id, 2)]
  clock.pass({ days: 40 })
  const again = await office.as('packer')
  const proposed = (await again.call.waves.list({})).proposals.flatMap(({ numbers }) => numbers)
  expect(proposed).toContain(served)
  expect(proposed).not.toContain(waiting)
})
