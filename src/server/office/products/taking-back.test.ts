import { expect, test } from 'vitest'
import { createProduct } from '#support/rows.ts'
import { testOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'
import { turnProducts } from '#server/catalog/products/schedules/turn-products.ts'

const testShop = await openTestShop()
const { database, shop, visitor, clock } = testShop
const { db } = database
const office = testOffice(testShop)
const [manager, editor] = [await office.as('manager'), await office.as('editor')]

const minute = 60_000
const inMinutes = (minutes: number) => new Date(Math.ceil(shop.now().getTime() / minute) * minute + minutes * minute).toISOString()
const stands = (id: number) => db.selectFrom('products').where('id', '=', id).selectAll().executeTakeFirstOrThrow()
const scheduleOf = async (id: number) => (await manager.call.productSchedules.find({ id })).schedule
const takeBack = (id: number, { version }: { version: number }) => manager.call.products.takeBack({ id, version })
const verbsOf = async (id: number) =>
  (await db.selectFrom('audit_entries').where('subject', '=', `product ${id}`).orderBy('id').select('verb').execute()).map(
    ({ verb }) => verb,
  )

test('NAV-17 a draft that was put on sale is a draft again, as if nobody had seen it', async () => {
  const id = await createProduct(database, { slug: 'too-soon', state: 'draft', published_at: new Date('2026-01-02T00:00:00Z') })
  const put = await manager.call.products.setState({ id, state: 'on' })
  expect(await visitor().call.products.find({ id })).toMatchObject({ available: true })
  await takeBack(id, put)
  expect(await stands(id)).toMatchObject({ state: 'draft', available: false, published_at: new Date('2026-01-02T00:00:00Z') })
  await expect(visitor().call.products.find({ id })).rejects.toMatchObject({ status: 'product_not_found' })
  expect(await verbsOf(id)).toEqual(['set-state', 'take-back-move'])
  await expect(takeBack(id, put), 'once').rejects.toMatchObject({ status: 'edit_conflict' })
})

test('NAV-17 what was put away stands where it stood, whether on sale, off sale or among the drafts', async () => {
  for (const state of ['on', 'off', 'draft'] as const) {
    const id = await createProduct(database, { slug: `away-${state}`, state })
    await takeBack(id, await manager.call.productLife.archive({ id }))
    expect((await stands(id)).state).toBe(state)
  }
})

test('NAV-17 who presses after somebody else is told that it stood there already, so that no move of another is taken back', async () => {
  const id = await createProduct(database, { slug: 'pressed-twice', state: 'draft' })
  const { version } = await manager.call.products.setState({ id, state: 'on' })
  expect(await manager.call.products.setState({ id, state: 'on' })).toMatchObject({ status: 'same', before: 'on', version })
  expect(await manager.call.productLife.archive({ id })).toMatchObject({ status: 'changed', before: 'on' })
  expect(await manager.call.productLife.archive({ id })).toMatchObject({ status: 'same', before: 'archived' })
})

test('NAV-17 nothing is taken back over somebody else’s change, nor by who may not publish, nor of another kind of change', async () => {
  const id = await createProduct(database, { slug: 'changed-since', state: 'draft' })
  const put = await manager.call.products.setState({ id, state: 'on' })
  await expect(editor.call.products.takeBack({ id, version: put.version })).rejects.toMatchObject({ status: 'permission_denied' })
  const texts = await editor.call.products.change({ id, version: put.version, change: { name_zh: '新名字' } })
  await expect(takeBack(id, put)).rejects.toMatchObject({ status: 'edit_conflict', details: { version: texts.version } })
  await expect(takeBack(id, texts)).rejects.toMatchObject({ status: 'product_elsewhere' })
  await expect(takeBack(99_999_999, put)).rejects.toMatchObject({ status: 'product_not_found' })
  const off = await manager.call.products.setState({ id, state: 'off' })
  const again = await Promise.allSettled([takeBack(id, off), takeBack(id, off)])
  expect(
    again.filter(({ status }) => status === 'fulfilled'),
    'two at once take back one',
  ).toHaveLength(1)
  expect((await stands(id)).state).toBe('on')
})

test('NAV-17 a schedule is taken back to the one before it, or to none', async () => {
  const id = await createProduct(database, { slug: 'on-the-schedule', state: 'off' })
  const [first, later, end] = [inMinutes(60), inMinutes(90), inMinutes(120)]
  const set = await manager.call.productSchedules.set({ id, on_at: first, off_at: end })
  await takeBack(id, await manager.call.productSchedules.set({ id, on_at: later, off_at: null }))
  expect([(await stands(id)).state, await scheduleOf(id)]).toEqual(['scheduled', { on_at: first, off_at: end }])
  await takeBack(id, await manager.call.products.setState({ id, state: 'draft' }))
  expect([(await stands(id)).state, await scheduleOf(id)]).toEqual(['scheduled', { on_at: first, off_at: end }])
  const other = await createProduct(database, { slug: 'off-again', state: 'off' })
  await takeBack(other, await manager.call.productSchedules.set({ id: other, on_at: first, off_at: end }))
  expect([(await stands(other)).state, await scheduleOf(other)]).toEqual(['off', null])
  expect(set.version).toBe(2)
})

test('NAV-17 an end of sale that is taken back is none, and one that somebody ended by hand goes on', async () => {
  const id = await createProduct(database, { slug: 'ends', state: 'on' })
  const end = inMinutes(30)
  await takeBack(id, await manager.call.productSchedules.set({ id, on_at: null, off_at: end }))
  expect(await scheduleOf(id)).toBeNull()
  await manager.call.productSchedules.set({ id, on_at: null, off_at: end })
  await takeBack(id, await manager.call.products.setState({ id, state: 'off' }))
  expect([(await stands(id)).state, (await scheduleOf(id))?.off_at]).toEqual(['on', end])
  clock.pass({ minutes: 40 })
  await turnProducts(shop)
  expect((await stands(id)).state, 'the end holds').toBe('off')
})

const december = { name: '雙十二', price: 300 }

test('NAV-17 a scheduled price is taken back by withdrawing it, and a withdrawn one by scheduling it again', async () => {
  const id = await createProduct(database, { slug: 'price-back', price: 360, origin_price: 380 })
  const price = { id, ...december, origin_price: 370, starts_at: inMinutes(10), ends_at: inMinutes(40) }
  const made = await manager.call.productSchedules.addPrice(price)
  const [before] = (await manager.call.productSchedules.find({ id })).prices
  await manager.call.productSchedules.withdrawPrice({ id, price: made.price })
  expect((await manager.call.productSchedules.find({ id })).prices).toEqual([])
  await expect(editor.call.productSchedules.restorePrice({ id, price: made.price })).rejects.toMatchObject({ status: 'permission_denied' })
  await manager.call.productSchedules.restorePrice({ id, price: made.price })
  expect((await manager.call.productSchedules.find({ id })).prices).toEqual([before])
  await expect(manager.call.productSchedules.restorePrice({ id, price: made.price }), 'once').rejects.toMatchObject({ status: 'not_found' })
  await manager.call.productSchedules.withdrawPrice({ id, price: made.price })
  await manager.call.productSchedules.addPrice({ ...price, name: '聖誕', starts_at: inMinutes(20) })
  await expect(manager.call.productSchedules.restorePrice({ id, price: made.price })).rejects.toMatchObject({
    status: 'schedule_overlap',
    details: { name: '聖誕' },
  })
})

test('NAV-17 a price that ran when it was withdrawn holds again at once, and goes at its end', async () => {
  const id = await createProduct(database, { slug: 'runs-again', price: 360, origin_price: 380 })
  const made = await manager.call.productSchedules.addPrice({ id, ...december, starts_at: inMinutes(1), ends_at: inMinutes(30) })
  clock.pass({ minutes: 3 })
  await turnProducts(shop)
  await manager.call.productSchedules.withdrawPrice({ id, price: made.price })
  expect((await stands(id)).price).toBe(360)
  const { version } = await manager.call.productSchedules.restorePrice({ id, price: made.price })
  expect(await stands(id)).toMatchObject({ price: 300, version })
  clock.pass({ minutes: 30 })
  await turnProducts(shop)
  expect((await stands(id)).price).toBe(360)
  await expect(manager.call.productSchedules.restorePrice({ id, price: made.price }), 'its time is over').rejects.toMatchObject({
    status: 'not_found',
  })
})

test('NAV-17 a regular price that was changed while another one runs is known to its version, by which it is had back', async () => {
  const id = await createProduct(database, { slug: 'regular-back', price: 360, origin_price: 380 })
  await manager.call.productSchedules.addPrice({ id, ...december, starts_at: inMinutes(1), ends_at: inMinutes(30) })
  clock.pass({ minutes: 3 })
  await turnProducts(shop)
  const { version } = await manager.call.products.find({ id })
  const saved = await manager.call.products.change({ id, version, change: { price: 340 }, prices: 'regular' })
  const { before } = await manager.call.products.version({ id, version: saved.version })
  const was = before as { regular_prices: { price: number } }
  expect(was.regular_prices).toMatchObject({ price: 360, origin_price: 380 })
  await manager.call.products.change({ id, version: saved.version, change: was.regular_prices, prices: 'regular' })
  clock.pass({ minutes: 30 })
  await turnProducts(shop)
  expect((await stands(id)).price).toBe(360)
})
