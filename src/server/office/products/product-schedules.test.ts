import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createProduct } from '#support/rows.ts'
import { fillCart, orderBody, place } from '#support/test-order.ts'
import { testOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'
import { pricesDuring, type ShelfPrices } from '#rules/catalog/shelf-price.ts'
import { changeProduct } from '#server/catalog/products/change-product.ts'
import { carryPrices } from '#server/catalog/products/schedules/carry-prices.ts'
import { schedulePrice } from '#server/catalog/products/schedules/schedule-price.ts'
import { scheduleProduct } from '#server/catalog/products/schedules/schedule-product.ts'
import { turnProducts } from '#server/catalog/products/schedules/turn-products.ts'
import { withdrawPrice } from '#server/catalog/products/schedules/withdraw-price.ts'

const testShop = await openTestShop()
const { database, shop, visitor, clock, signIn } = testShop
const { db } = database
const office = testOffice(testShop)
const [manager, editor] = [await office.as('manager'), await office.as('editor')]

const minute = 60_000
/** A whole minute that is to come, so many minutes from now. */
const inMinutes = (minutes: number) => new Date(Math.ceil(shop.now().getTime() / minute) * minute + minutes * minute)
const stands = (id: number) => db.selectFrom('products').where('id', '=', id).selectAll().executeTakeFirstOrThrow()
const priceOf = async (id: number) => (await stands(id)).price
const priced = { price: 360, origin_price: 380, first_purchase_price: 299 }
const campaign = (from: number, until: number | null, price = 300) => ({
  name: '雙十二',
  price,
  starts_at: inMinutes(from).toISOString(),
  ends_at: until === null ? null : inMinutes(until).toISOString(),
})

test('GDS-45 D-201 what is scheduled has no page before its minute, is on sale from then on, and goes at its end; late or twice, it is the same', async () => {
  const id = await createProduct(database, { slug: 'soon', state: 'draft', stock: 3 })
  const seen = () => visitor().call.products.find({ id })
  const [from, until] = [inMinutes(2), inMinutes(5)]
  await expect(editor.call.productSchedules.set({ id, on_at: from.toISOString(), off_at: null })).rejects.toMatchObject({
    status: 'permission_denied',
  })
  await expect(manager.call.productSchedules.set({ id, on_at: from.toISOString(), off_at: from.toISOString() })).rejects.toMatchObject({
    details: { errors: { ends_at: '結束要晚於開始' } },
  })
  await manager.call.productSchedules.set({ id, on_at: from.toISOString(), off_at: until.toISOString() })
  await turnProducts(shop)
  expect((await stands(id)).state).toBe('scheduled')
  await expect(seen()).rejects.toMatchObject({ status: 'product_not_found' })
  clock.pass({ minutes: 3 })
  await Promise.all([turnProducts(shop), turnProducts(shop)])
  expect(await seen()).toMatchObject({ available: true })
  const { versions } = await manager.call.products.versions({ id })
  expect(versions.map(({ verb, after }) => [verb, after]).slice(0, 2)).toEqual([
    ['set-state', { state: 'on' }],
    ['set-state', { state: 'scheduled', on_at: from.toISOString(), off_at: until.toISOString() }],
  ])
  clock.pass({ minutes: 10 })
  await turnProducts(shop)
  expect(await seen()).toMatchObject({ available: false })
  expect((await manager.call.productSchedules.find({ id })).schedule).toBeNull()
})

test('D-201 what somebody does by hand is the later word: the start is done, or the schedule is gone', async () => {
  const id = await createProduct(database, { slug: 'by-hand', state: 'draft' })
  await manager.call.productSchedules.set({ id, on_at: inMinutes(5).toISOString(), off_at: inMinutes(9).toISOString() })
  await manager.call.products.setState({ id, state: 'on' })
  expect((await manager.call.productSchedules.find({ id })).schedule).toMatchObject({ off_at: inMinutes(9).toISOString() })
  await manager.call.productSchedules.set({ id, on_at: null, off_at: null })
  clock.pass({ minutes: 12 })
  await turnProducts(shop)
  expect((await stands(id)).state, 'its end was taken back').toBe('on')
  const again = await createProduct(database, { slug: 'again', state: 'draft' })
  await manager.call.productSchedules.set({ id: again, on_at: inMinutes(2).toISOString(), off_at: null })
  await manager.call.products.setState({ id: again, state: 'draft' })
  clock.pass({ minutes: 5 })
  await turnProducts(shop)
  expect((await stands(again)).state).toBe('draft')
})

test('GDS-21 two scheduled prices of one product never overlap, whoever says so at the same time; one may follow the other', async () => {
  const id = await createProduct(database, { slug: 'overlap', ...priced })
  const said = await Promise.allSettled(
    [campaign(10, 20), campaign(15, null)].map((price) => manager.call.productSchedules.addPrice({ id, ...price })),
  )
  expect(said.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const held = await createProduct(database, { slug: 'held', ...priced })
  await manager.call.productSchedules.addPrice({
    id: held,
    ...campaign(10, 20),
    origin_price: 370,
    first_purchase_price: 250,
    shopping_point_price: 9,
  })
  await manager.call.productSchedules.addPrice({ id: held, ...campaign(20, null) })
  for (const over of [campaign(19, 20), campaign(5, 11), campaign(1, null)])
    await expect(manager.call.productSchedules.addPrice({ id: held, ...over })).rejects.toMatchObject({
      status: 'schedule_overlap',
      details: { name: '雙十二' },
    })
  const past = sql`insert into product_prices (product_id, name, price, starts_at) values (${held}, 'x', 1, ${inMinutes(15)}::timestamptz)`
  await expect(past.execute(db), 'not even by hand').rejects.toThrow('product_prices_apart')
  await expect(editor.call.productSchedules.addPrice({ id: held, ...campaign(1, 2) })).rejects.toMatchObject({
    status: 'permission_denied',
  })
  await expect(manager.call.productSchedules.addPrice({ id: held, ...campaign(1, 2), origin_price: 200 })).rejects.toMatchObject({
    details: { errors: { price: '售價不能高於原價' } },
  })
})

test('GDS-22 D-202 a scheduled price stands on the product and goes again; a change by hand in between says which price it means', async () => {
  const id = await createProduct(database, { slug: 'twelve', ...priced, stock: 9 })
  await manager.call.productSchedules.addPrice({ id, ...campaign(1, 60, 280) })
  clock.pass({ minutes: 2 })
  await turnProducts(shop)
  expect(await visitor().call.products.find({ id })).toMatchObject({ price: 280, origin_price: 380 })
  const { version } = await manager.call.products.find({ id })
  const change = (price: number, prices?: 'regular' | 'scheduled') =>
    manager.call.products.find({ id }).then((now) => manager.call.products.change({ id, version: now.version, change: { price }, prices }))
  await expect(change(270)).rejects.toMatchObject({ status: 'price_scheduled', details: { name: '雙十二' } })
  expect((await manager.call.products.find({ id })).version).toBe(version)
  await change(270, 'scheduled')
  expect(await priceOf(id)).toBe(270)
  await change(350, 'regular')
  expect(await priceOf(id), 'it returns later').toBe(270)
  await expect(change(390, 'regular')).rejects.toMatchObject({ details: { errors: { price: '售價不能高於原價' } } })
  await expect(db.updateTable('products').set({ price: 1 }).where('id', '=', id).execute(), 'not past it').rejects.toThrow('another price')
  clock.pass({ minutes: 60 })
  await turnProducts(shop)
  expect(await stands(id)).toMatchObject({ price: 350, origin_price: 380, first_purchase_price: 299 })
})

test('D-202 a cart that is open meanwhile is told that the price has changed', async () => {
  const hao = await signIn('hao')
  const id = await createProduct(database, { slug: 'open-cart', price: 360, origin_price: 380, stock: 9 })
  const lines = await fillCart(hao, { [id]: 1 })
  const order = await orderBody(testShop, { payway: 'when_received', cart_item_ids: lines, grand_total: 590 })
  const boss = await office.as('manager')
  await boss.call.productSchedules.addPrice({ id, ...campaign(1, null, 280) })
  clock.pass({ minutes: 2 })
  await turnProducts(shop)
  await expect(place(hao, { order })).rejects.toMatchObject({ status: 'order_failed', details: { reason: 'price_changed' } })
})

test('GDS-22 GDS-46 D-202 a worker that was stopped meanwhile carries what is due within seconds', async () => {
  const id = await createProduct(database, { slug: 'stopped', price: 360, origin_price: 380 })
  const coming = await createProduct(database, { slug: 'coming', state: 'draft', stock: 1 })
  const starts = inMinutes(-2)
  const justBefore = { database, now: () => new Date(starts.getTime() - 1000) }
  const said = { ...noneOf, name: '活動', price: 280, starts_at: starts, ends_at: null }
  const actor = { kind: 'staff', id: 'Ana' } as const
  await schedulePrice(justBefore, { actor, product: id, price: said })
  await scheduleProduct(justBefore, { actor, id: coming, from: starts, until: null })
  const shown = async () => [await priceOf(id), (await stands(coming)).state]
  expect(await shown(), 'nobody works').toEqual([360, 'scheduled'])
  await testShop.startWorker()
  await expect.poll(shown, { timeout: 5000 }).toEqual([280, 'on'])
})

// A product whose prices are scheduled, changed by hand and taken back in any order, with a worker that is late, stopped or double.
const step = fc.oneof(
  fc.record({ kind: fc.constant('pass' as const), minutes: fc.integer({ min: 1, max: 7 }) }),
  fc.record({ kind: fc.constant('carry' as const), twice: fc.boolean() }),
  fc.record({
    kind: fc.constant('schedule' as const),
    from: fc.integer({ min: 1, max: 12 }),
    lasts: fc.option(fc.integer({ min: 1, max: 9 })),
    price: fc.integer({ min: 200, max: 360 }),
  }),
  fc.record({
    kind: fc.constant('hand' as const),
    price: fc.integer({ min: 200, max: 380 }),
    target: fc.constantFrom('regular' as const, 'scheduled' as const),
  }),
  fc.record({ kind: fc.constant('withdraw' as const) }),
)

test('GDS-22 D-202 whatever happens in which order, the price on the row is what schedule and hands say', { timeout: 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      const life = await beginHistory()
      for (const each of steps) {
        await life.go(each)
        expect(await stands(life.product)).toMatchObject(life.expected())
      }
    }),
    { numRuns: 25 },
  )
})

type Step = typeof step extends fc.Arbitrary<infer Each> ? Each : never
type Open = { id: number; price: number; from: number; until: number; runs: boolean }
const noneOf = { origin_price: null, first_purchase_price: null, shopping_point_price: null }

/** A product, and beside it what was said of it: regular prices, and those that wait or run. */
async function beginHistory() {
  const actor = { kind: 'staff', id: 'Ana' } as const
  let now = new Date('2026-12-01T00:00:00Z')
  const at = { database, now: () => now }
  const product = await createProduct(database, { slug: 'history', price: 360, origin_price: 380 })
  let regular: ShelfPrices = { ...noneOf, price: 360, origin_price: 380 }
  let open: Open[] = []
  const running = () => open.find(({ runs }) => runs)
  const expected = () => {
    const runs = running()
    return runs ? pricesDuring(regular, { ...noneOf, price: runs.price }) : regular
  }
  const acts = {
    async pass({ minutes }: Of<'pass'>) {
      now = new Date(now.getTime() + minutes * minute)
    },
    async carry({ twice }: Of<'carry'>) {
      await Promise.all(twice ? [carryPrices(at), carryPrices(at)] : [carryPrices(at)])
      open = open.filter(({ until }) => until > now.getTime()).map((each) => ({ ...each, runs: each.from <= now.getTime() }))
    },
    async schedule({ from, lasts, price }: Of<'schedule'>) {
      const starts = new Date(now.getTime() + from * minute)
      const ends = lasts === null ? null : new Date(starts.getTime() + lasts * minute)
      const until = ends?.getTime() ?? Infinity
      const made = await schedulePrice(at, { actor, product, price: { ...noneOf, name: '活動', price, starts_at: starts, ends_at: ends } })
      expect(made.ok).toBe(open.every((other) => other.until <= starts.getTime() || other.from >= until))
      if (made.ok) open = [...open, { id: made.value.id, price, from: starts.getTime(), until, runs: false }]
    },
    async hand({ price, target }: Of<'hand'>) {
      const isSame = expected().price === price
      const meant = running()
      const changed = await changeProduct(at, { actor, id: product, change: { price }, prices: target })
      expect(changed.ok).toBe(true)
      if (meant && target === 'scheduled') meant.price = price
      else if (!isSame) regular = { ...regular, price }
    },
    async withdraw() {
      const [first] = open
      if (first) await withdrawPrice(at, { actor, product, id: first.id })
      open = open.slice(1)
    },
  }
  return { product, expected, go: (each: Step) => acts[each.kind](each as never) }
}

type Of<Kind extends Step['kind']> = Extract<Step, { kind: Kind }>
