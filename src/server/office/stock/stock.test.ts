import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { laterDay, taipeiDay } from '#rules/calendar.ts'
import { reportMissing } from '#server/delivery/fulfilment/report-missing.ts'
import { checkStock } from '#server/catalog/products/stock/check-stock.ts'
import { turnLots } from '#server/catalog/products/stock/turn-lots.ts'
import { tellLowStock } from './tell-low-stock.ts'
import { createProduct } from '#support/rows.ts'
import { fillCart } from '#support/test-order.ts'
import { paymentsOf } from '#support/test-payments.ts'
import { testOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'

// Stock as people of the office move it, and what the shop sells of it.

const testShop = await openTestShop()
const { shop, clock, database, signIn, visitor } = testShop
const { db } = database
const office = testOffice(testShop)
const pay = paymentsOf(testShop)
let [packer, manager] = [await office.as('packer'), await office.as('manager')]
/** Days later their sessions have ended. */
async function signInAgain() {
  ;[packer, manager] = [await office.as('packer'), await office.as('manager')]
}
const hao = await signIn('hao')
const day = (days: number) => laterDay(taipeiDay(shop.now()), days)

/** A product whose lots are followed, with so many units that expire in so many days. */
async function followed(lots: Readonly<Record<string, readonly [days: number, units: number]>>, said = {}) {
  const id = await createProduct(database, { slug: 'cream', price: 500, origin_price: 500 })
  await manager.call.stock.changeTerms({ id, lots_followed: true, ...said })
  for (const [number, [days, quantity]] of Object.entries(lots))
    await packer.call.stock.move({ id, kind: 'receipt', quantity, lot: { number, expires_on: day(days) } })
  return id
}
const find = (id: number) => packer.call.stock.find({ id })
const ledger = async (id: number, asked = {}) => (await packer.call.stock.movements({ id, ...asked })).rows
const freeInShop = async (id: number) => (await visitor().call.products.find({ id })).stock
const lotOf = async (id: number, number: string) => (await find(id)).lots.find((lot) => lot.number === number)

beforeAll(() => clock.pass({ minutes: 1 }))

test('STK-01 STK-02 STK-03 units come and go by movements alone, each with its reason, and the last line of the ledger is the stock', async () => {
  const id = await createProduct(database, { slug: 'soap', stock: 10 })
  await packer.call.stock.move({ id, kind: 'receipt', quantity: 40, note: 'DN-7' })
  for (const kind of ['damage', 'sample', 'gift', 'expiry'] as const) await packer.call.stock.move({ id, kind, quantity: 1 })
  await packer.call.stock.move({ id, kind: 'return', quantity: 2, note: '未拆' })
  const { stock } = await manager.call.stock.correct({ id, delta: -3, note: '重複入帳' })
  const rows = await ledger(id)
  expect(rows.map(({ kind, delta, after }) => [kind, delta, after])).toEqual([
    ['correction', -3, 45],
    ['return', 2, 48],
    ['expiry', -1, 46],
    ['gift', -1, 47],
    ['sample', -1, 48],
    ['damage', -1, 49],
    ['receipt', 40, 50],
    ['receipt', 10, 10],
  ])
  expect([rows[0]?.after, (await find(id)).stock]).toEqual([stock, stock])
  expect(
    (await ledger(id, { kind: 'receipt' })).map(({ after }) => after),
    'by reason',
  ).toEqual([50, 10])
  expect(await ledger(id, { actor: 'test' }), 'by actor').toMatchObject([{ delta: 10 }])
  expect(await ledger(id, { day: day(-1) }), 'by day').toEqual([])
  expect(await ledger(id, { day: day(0) })).toHaveLength(8)
  const entry = await db
    .selectFrom('audit_entries')
    .where('subject', '=', `product ${id}`)
    .orderBy('id', 'desc')
    .selectAll()
    .executeTakeFirst()
  expect(entry).toMatchObject({ verb: 'move-stock', reason: '重複入帳', before: { stock: 48 }, after: { stock: 45 } })
})

test('STK-01 a wrong movement is answered by its opposite, once, and never below what orders hold', async () => {
  const id = await createProduct(database, { slug: 'serum', price: 300, origin_price: 300 })
  await packer.call.stock.move({ id, kind: 'receipt', quantity: 5 })
  const [wrong] = await ledger(id)
  await pay.buy(hao, { goods: { [id]: 2 } })
  await expect(manager.call.stock.reverse({ id: wrong?.id ?? 0, note: '數錯' })).rejects.toMatchObject({
    status: 'not_enough_stock',
    details: { left: 3 },
  })
  await packer.call.stock.move({ id, kind: 'receipt', quantity: 5 })
  const told = await Promise.allSettled([1, 2, 3].map(() => manager.call.stock.reverse({ id: wrong?.id ?? 0, note: '數錯' })))
  expect(told.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const [opposite, ...others] = await ledger(id)
  expect(opposite).toMatchObject({ kind: 'correction', delta: -5, after: 5, reverses: wrong?.id, reversible: true })
  expect(others.find((row) => row.id === wrong?.id)?.reversible).toBe(false)
  await expect(packer.call.stock.reverse({ id: opposite?.id ?? 0, note: 'x' })).rejects.toMatchObject({ status: 'permission_denied' })
  await expect(packer.call.stock.move({ id, kind: 'damage', quantity: 4 })).rejects.toMatchObject({ status: 'not_enough_stock' })
})

test('STK-05 goods whose lots are followed come in with lot and expiry; an unlikely day has to be confirmed', async () => {
  const id = await followed({}, { shelf_life_days: 365 })
  const receive = (lot?: { number: string; expires_on: string }, confirmed = false) =>
    packer.call.stock.move({ id, kind: 'receipt', quantity: 6, ...(lot && { lot }), confirmed })
  await expect(receive()).rejects.toMatchObject({ status: 'lot_required' })
  await expect(receive({ number: 'a1', expires_on: day(-1) })).rejects.toMatchObject({
    status: 'expiry_unlikely',
    details: { why: 'past' },
  })
  const late = { number: 'a1', expires_on: day(366) }
  await expect(receive(late)).rejects.toMatchObject({ status: 'expiry_unlikely', details: { why: 'too_late' } })
  expect(await receive(late, true)).toEqual({ stock: 6 })
  expect(await receive({ number: 'A1', expires_on: day(366) }, true), 'the same lot').toEqual({ stock: 12 })
  expect((await find(id)).lots).toMatchObject([{ number: 'A1', expires_on: day(366), received_on: day(0), quantity: 12, state: 'open' }])
})

test('STK-03 STK-07 picking takes what expires first, over several lots, and what comes back goes into the lots it came from', async () => {
  const id = await followed({ LATE: [400, 5], EARLY: [300, 2] })
  const { order_hashed_id: number } = await pay.buy(hao, { goods: { [id]: 3 } })
  await manager.call.orders.startPicking({ number })
  expect(await find(id)).toMatchObject({ stock: 4, reserved: 0, lots: [{ number: 'LATE', quantity: 4 }] })
  const late = (await lotOf(id, 'LATE'))?.id
  expect(
    (await ledger(id, { lot: late })).map(({ lot, delta }) => [lot?.number, delta]),
    'STK-03 by lot',
  ).toEqual([
    ['LATE', -1],
    ['LATE', 5],
  ])
  const sales = (await ledger(id, { kind: 'sale' })).map(({ lot, delta }) => [lot?.number, delta])
  expect(sales).toEqual([
    ['LATE', -1],
    ['EARLY', -2],
  ])
  await reportMissing(shop, { number, lost: [{ productId: id, units: 1 }], by: 'Ana' })
  expect(await find(id)).toMatchObject({
    stock: 6,
    lots: [
      { number: 'EARLY', quantity: 1 },
      { number: 'LATE', quantity: 5 },
    ],
  })
  await expect(checkStock(shop)).resolves.toBeUndefined()
})

test('STK-10 short-dated goods: units of a blocked lot go, with number and expiry, to a product with a price and least days of its own', async () => {
  const id = await followed({ OLD: [20, 8] }, { arrival_days: 60 })
  expect(await find(id)).toMatchObject({ free: 0, lots: [{ state: 'blocked' }] })
  const cheap = await createProduct(database, { slug: 'cream-short', price: 200, origin_price: 500 })
  await manager.call.stock.changeTerms({ id: cheap, lots_followed: true, arrival_days: 3 })
  const lot = (await lotOf(id, 'OLD'))?.id ?? 0
  await expect(manager.call.stock.transferLot({ id: lot, product: cheap, quantity: 9 })).rejects.toMatchObject({ details: { left: 8 } })
  expect(await manager.call.stock.transferLot({ id: lot, product: cheap, quantity: 6 })).toEqual({ status: 'moved' })
  expect(await find(id)).toMatchObject({ stock: 2, withheld: 2, free: 0 })
  expect(await find(cheap)).toMatchObject({ stock: 6, withheld: 0, free: 6, lots: [{ number: 'OLD', expires_on: day(20), state: 'open' }] })
  expect(await freeInShop(cheap)).toBe(6)
  expect((await ledger(cheap))[0]).toMatchObject({ kind: 'transfer', delta: 6, lot: { number: 'OLD' } })
})

test('STK-11 safety stock cannot be bought: card, cart and placement say the same', async () => {
  const id = await createProduct(database, { slug: 'oil', stock: 5, price: 300, origin_price: 300 })
  await manager.call.stock.changeTerms({ id, safety_stock: 3 })
  expect([await freeInShop(id), (await find(id)).free]).toEqual([2, 2])
  const [line] = await fillCart(hao, { [id]: 2 })
  await expect(hao.call.cart.add({ product_id: id, quantity: 1 })).resolves.toMatchObject({ status: 'reach_max_quantity' })
  await manager.call.stock.changeTerms({ id, safety_stock: 5 })
  expect(await freeInShop(id)).toBe(0)
  expect((await hao.call.cart.read({})).cart_items.normal.find((each) => each.id === line)?.product.stock).toBe(0)
  expect(await manager.call.stock.changeTerms({ id, safety_stock: 5 }), 'told twice').toEqual({ status: 'same' })
})

test('STK-12 goods are low below their own number of units or days of cover, on 今日, in the rail and in the list alike', async () => {
  const rail = async () => (await packer.call.rail.find({})).counts.stock ?? 0
  const low = async () => (await packer.call.todayCases.lowStock({})).rows.map(({ id }) => id)
  const id = await createProduct(database, { slug: 'tea', stock: 30, sold_30d: 60 })
  const before = await rail()
  expect(await low()).not.toContain(id)
  await manager.call.stock.changeTerms({ id, low_stock_at: 30 })
  expect(await low(), 'not below it').not.toContain(id)
  await manager.call.stock.changeTerms({ id, low_stock_at: 31 })
  expect([await rail(), (await packer.call.stock.list({ view: 'low' })).rows.some((row) => row.id === id)]).toEqual([before + 1, true])
  await manager.call.stock.changeTerms({ id, low_stock_days: 15 })
  expect(await find(id), 'one of the two holds').toMatchObject({ low_stock_at: null, low_stock_days: 15, days_of_cover: 15 })
  expect(await low(), '30 units are 15 days').not.toContain(id)
  await manager.call.stock.changeTerms({ id, low_stock_days: 16 })
  expect(await low()).toContain(id)
})

test('STK-12 once a day those who move stock are told how many goods are low, in a letter those who asked for one', async () => {
  const lettersTo = async () =>
    (await sql<{ count: number }>`select count(*)::int as count from news where payload ->> 'name' = 'staff-told'`.execute(db)).rows[0]
      ?.count
  await createProduct(database, { slug: 'scarce', stock: 1 })
  await manager.call.notices.choose({ ways: { low_stock: 'mail' } })
  const before = (await lettersTo()) ?? 0
  await Promise.all([tellLowStock(shop), tellLowStock(shop)])
  const told = async (at: typeof packer) => (await at.call.notices.list({})).rows.filter(({ notice }) => notice.kind === 'low_stock')
  expect([await told(manager), await told(packer)]).toMatchObject([[{ notice: { goods: expect.any(Number) } }], [{}]])
  expect(await told(await office.as('care')), 'who moves none').toEqual([])
  expect(await lettersTo()).toBe(before + 1)
})

test('STK-13 every order that holds a product stands there with number, state, units, since when and until when', async () => {
  const id = await createProduct(database, { slug: 'mask', stock: 9, price: 2000, origin_price: 2000 })
  const { order_hashed_id: paid } = await pay.buy(hao, { goods: { [id]: 2 } })
  const { order_hashed_id: waiting } = await pay.buyBy(hao, 'line_pay', { goods: { [id]: 1 } })
  const { rows } = await packer.call.stock.reserved({ id })
  expect(rows).toMatchObject([
    { number: paid, order: paid, status: 'confirmed', quantity: 2, since: expect.any(String), until: null, short: false },
    { number: waiting, status: 'pending_payment', quantity: 1, until: expect.any(String) },
  ])
  expect(rows.reduce((sum, { quantity }) => sum + quantity, 0)).toBe((await find(id)).reserved)
})

test('STK-14 a difference between the ledger and what stands on a product is a failure that nothing mends by itself', async () => {
  await expect(checkStock(shop)).resolves.toBeUndefined()
  const id = await createProduct(database, { slug: 'broken', stock: 4 })
  const forge = async (stock: number) =>
    database.transaction(async (tx) => {
      await sql`alter table products disable trigger stock_follows_movements`.execute(tx)
      await sql`update products set stock = ${stock} where id = ${id}`.execute(tx)
      await sql`alter table products enable trigger stock_follows_movements`.execute(tx)
    })
  await forge(7)
  await expect(checkStock(shop)).rejects.toThrow(String(id))
  expect((await find(id)).stock, 'it is told, not corrected').toBe(7)
  await forge(4)
  await expect(checkStock(shop)).resolves.toBeUndefined()
})

test('STK-19 of a bundle the office shows for how many main units its goods suffice', async () => {
  const { gelSet, topCoat, nailFile } = testShop.shelf
  const freeOf = async (id: number) => (await find(id)).free
  const [own, coats, files] = [await freeOf(gelSet), await freeOf(topCoat), await freeOf(nailFile)]
  expect((await find(gelSet)).bundles).toBe(Math.min(own, coats, Math.floor((coats + files) / 3)))
  await manager.call.stock.changeTerms({ id: topCoat, safety_stock: coats })
  expect((await find(gelSet)).bundles, 'at most two files go into one').toBe(0)
  expect((await find(topCoat)).bundles).toBeNull()
})

test('the list finds goods by name, bar code and shelf; who may not move stock may look', async () => {
  const id = await createProduct(database, { slug: 'rare', name_zh: '稀有茶壺', shelf: 'Z-09-1', barcode: 'TEAPOT01' })
  const found = async (words: string) => (await packer.call.stock.list({ words })).rows.map((row) => row.id)
  for (const words of ['稀有茶', 'TEAPOT01', 'z-09']) expect(await found(words), words).toContain(id)
  const care = await office.as('care')
  expect((await care.call.stock.list({ view: 'sold_out' })).rows.some((row) => row.id === id)).toBe(true)
  await expect(care.call.stock.move({ id, kind: 'receipt', quantity: 1 })).rejects.toMatchObject({ status: 'permission_denied' })
  await expect(packer.call.stock.correct({ id, delta: 1, note: 'x' })).rejects.toMatchObject({ status: 'permission_denied' })
  await expect(packer.call.stock.find({ id: 999_999 })).rejects.toMatchObject({ status: 'product_not_found' })
})

test('STK-07 PCK-04 the pick list names lot and expiry that picking took; whoever takes another lot says why', async () => {
  const id = await followed({ FIRST: [200, 2], SECOND: [300, 4], BLOCKED: [10, 3] })
  const { order_hashed_id: number } = await pay.buy(hao, { goods: { [id]: 3 } })
  const { waves } = packer.call
  const wave = (await waves.create({ carrier: 'tcat', temperature: 'normal', numbers: [number] })).id ?? 0
  const lotsOf = async () => (await waves.pickList({ id: wave })).lists[0]?.lines[0]?.lots.map((lot) => [lot.number, lot.units])
  expect(await lotsOf(), 'before picking no lot is chosen').toEqual([])
  expect(await waves.start({ id: wave })).toEqual({ refused: [] })
  const { lists } = await waves.pickList({ id: wave })
  expect(lists[0]?.lines).toMatchObject([
    {
      product_id: id,
      units: 3,
      baskets: [{ basket: 1, quantity: 3 }],
      lots: [
        { number: 'FIRST', expires_on: day(200), units: 2 },
        { number: 'SECOND', expires_on: day(300), units: 1 },
      ],
    },
  ])
  const [first, second] = lists[0]?.lines[0]?.lots ?? []
  const take = (to: number, units: number, reason = '這批在前面') =>
    waves.takeOtherLot({ id: wave, product_id: id, from: first?.id ?? 0, to, units, reason })
  await expect(take(second?.id ?? 0, 1, ' ')).rejects.toMatchObject({ status: 'validation_error' })
  await expect(take(second?.id ?? 0, 3)).rejects.toMatchObject({ status: 'not_enough_stock', details: { left: 2 } })
  await expect(take((await lotOf(id, 'BLOCKED'))?.id ?? 0, 1)).rejects.toMatchObject({ status: 'not_enough_stock', details: { left: 0 } })
  expect(await take(second?.id ?? 0, 1)).toEqual({ status: 'done' })
  expect(await lotsOf()).toEqual([
    ['FIRST', 1],
    ['SECOND', 2],
  ])
  expect((await find(id)).lots.map((lot) => [lot.number, lot.quantity])).toEqual([
    ['BLOCKED', 3],
    ['FIRST', 1],
    ['SECOND', 2],
  ])
  expect((await ledger(id, { kind: 'transfer' })).map(({ delta, note }) => [delta, note])).toEqual([
    [-1, '這批在前面'],
    [1, '這批在前面'],
  ])
  await expect(checkStock(shop)).resolves.toBeUndefined()
})

test('STK-06 STK-08 STK-09 a lot is blocked before it would reach its buyer too late, and is sold no more; what was held keeps its place', async () => {
  const id = await followed({ EARLY: [35, 3] }, { arrival_days: 20 })
  expect(await freeInShop(id)).toBe(3)
  const { order_hashed_id: number } = await pay.buy(hao, { goods: { [id]: 2 } })
  expect((await packer.call.stock.short({})).rows.map((row) => row.number)).not.toContain(number)
  clock.pass({ days: 5 })
  await turnLots(shop)
  await signInAgain()
  expect(await find(id)).toMatchObject({ stock: 3, reserved: 2, withheld: 3, free: 0, lots: [{ state: 'blocked', by_hand: false }] })
  expect(await freeInShop(id)).toBe(0)
  expect((await packer.call.stock.short({})).rows).toMatchObject([{ number, quantity: 2, short: true }])
  const { rows } = await packer.call.stock.reserved({ id })
  expect(rows).toMatchObject([{ number, status: 'confirmed', quantity: 2, until: null, short: true }])
  await expect(packer.call.orders.startPicking({ number })).rejects.toMatchObject({ status: 'not_on_shelf' })
  const lot = (await lotOf(id, 'EARLY'))?.id ?? 0
  await manager.call.stock.setLotState({ id: lot, state: 'open', reason: '買家同意' })
  await turnLots(shop)
  expect((await lotOf(id, 'EARLY'))?.state, 'what a person has said stays').toBe('open')
  expect((await packer.call.stock.short({})).rows).toEqual([])
  await packer.call.orders.startPicking({ number })
  expect((await ledger(id))[0]).toMatchObject({ kind: 'sale', delta: -2, after: 1, lot: { number: 'EARLY' }, parcel: { number } })
  clock.pass({ days: 40 })
  await turnLots(shop)
  await signInAgain()
  expect(await find(id)).toMatchObject({ withheld: 1, free: 0, lots: [{ state: 'expired' }] })
  await expect(manager.call.stock.setLotState({ id: lot, state: 'open', reason: 'x' })).rejects.toMatchObject({ status: 'lot_expired' })
})
