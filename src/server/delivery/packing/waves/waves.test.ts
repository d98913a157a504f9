import { expect, test } from 'vitest'
import { changeSetting } from '#server/platform/settings/change-setting.ts'
import { createOrder, forceStatus } from '#support/rows.ts'
import { fillCart, orderBody, place, type OrderWish } from '#support/test-order.ts'
import { testOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'

const testShop = await openTestShop()
const { shop, clock, database, shelf, signIn } = testShop
const { db } = database
const office = testOffice(testShop)
const packer = await office.as('packer')
const owner = await office.as('owner')
const hao = await signIn('hao')
const { id: haoId } = await hao.call.user.find({})
const { waves } = packer.call

async function buy(goods: Record<number, number> = { [shelf.roseGel]: 2 }, wish: OrderWish = {}): Promise<string> {
  const lines = await fillCart(hao, goods)
  const { order_hashed_id: number } = await place(hao, {
    order: await orderBody(testShop, { payway: 'when_received', ...wish, cart_item_ids: lines }),
  })
  clock.pass({ minutes: 1 })
  return number
}

/** Chilled goods are paid beforehand. */
const chilled: OrderWish = { shipping_method: 'refrigeration', payway: 'credit_cards' }

const plain = { carrier: 'tcat', temperature: 'normal' } as const

/** A planned wave of two new parcels. */
async function planned() {
  const numbers = [await buy(), await buy({ [shelf.lilyGel]: 1, [shelf.roseGel]: 1 })]
  const { id } = await waves.create({ ...plain, numbers })
  return { id: id ?? 0, numbers }
}

async function findWave(id: number) {
  return (await waves.pickList({ id })).wave
}

const numbersIn = async (id: number) => (await findWave(id)).parcels.map(({ number }) => number)

test('PCK-01 the bench proposes confirmed parcels that are not held, by courier and temperature, the oldest first, pre-orders from their day on', async () => {
  const [first, second] = [await buy(), await buy()]
  const pudding = await buy({ [shelf.pudding]: 1 }, chilled)
  const held = await buy()
  await owner.call.orders.hold({ number: held, reason: 'address' })
  const unpaid = await createOrder(database, { user_id: haoId, hashed_id: 'UNPAIDAAAAAA' })
  await forceStatus(database, { orderId: unpaid, status: 'pending_payment' })
  const later = await createOrder(database, { user_id: haoId, hashed_id: 'LATERAAAAAAA', pre_order: true, ships_from: '2099-01-01' })
  await forceStatus(database, { orderId: later, status: 'confirmed' })
  const { proposals } = await waves.list({})
  expect(proposals.map(({ carrier, temperature, numbers }) => ({ carrier, temperature, numbers }))).toEqual(
    expect.arrayContaining([
      { ...plain, numbers: [first, second] },
      { carrier: 'tcat', temperature: 'refrigeration', numbers: [pudding] },
    ]),
  )
  expect(proposals.flatMap(({ numbers }) => numbers)).not.toContain(held)
  await db.updateTable('orders').set({ ships_from: '2020-01-01' }).where('id', '=', later).execute()
  expect((await waves.list({})).proposals.flatMap(({ numbers }) => numbers)).toContain('LATERAAAAAAA')
  await changeSetting(shop, { path: 'packing.most_parcels', value: 1, actor: 'boss' })
  const most = async () => Math.max(...(await waves.list({})).proposals.map(({ numbers }) => numbers.length))
  await expect.poll(most, { timeout: 10_000 }).toBe(1)
  await expect(waves.create({ ...plain, numbers: [first, second] })).rejects.toMatchObject({ status: 'validation_error' })
  await changeSetting(shop, { path: 'packing.most_parcels', value: 30, actor: 'boss' })
  await expect.poll(most, { timeout: 10_000 }).toBeGreaterThan(1)
})

test('a parcel is in one live wave at most, whoever plans at the same time; what does not fit stays out with the reason', async () => {
  const [one, other] = [await buy(), await buy()]
  const pudding = await buy({ [shelf.pudding]: 1 }, chilled)
  const made = await Promise.all([
    waves.create({ ...plain, numbers: [one, other] }),
    owner.call.waves.create({ ...plain, numbers: [other, one] }),
  ])
  expect(
    made.filter(({ id }) => id !== null),
    'one of both',
  ).toHaveLength(1)
  expect(made.flatMap(({ refused }) => refused).map(({ why }) => why)).toEqual(['in_wave', 'in_wave'])
  const { refused, id } = await waves.create({ ...plain, numbers: [pudding, 'AAAAAAAAAAAA', one] })
  expect(id).toBeNull()
  expect(refused).toEqual([
    { number: pudding, why: 'other_way', now: 'confirmed' },
    { number: 'AAAAAAAAAAAA', why: 'no_such_order' },
    { number: one, why: 'in_wave' },
  ])
  const rows = await db
    .selectFrom('wave_orders')
    .innerJoin('orders', 'orders.id', 'order_id')
    .where('hashed_id', 'in', [one, other])
    .where('live', '=', true)
    .execute()
  expect(rows).toHaveLength(2)
  await expect(
    db
      .insertInto('wave_orders')
      .columns(['wave_id', 'order_id'])
      .expression(db.selectFrom('orders').where('hashed_id', '=', 'UNPAIDAAAAAA').select(['id as wave_id', 'id as order_id']))
      .execute(),
    'the database itself refuses what is not confirmed',
  ).rejects.toThrow(/cannot join/)
})

test('PCK-02 while a wave is planned a parcel that is cancelled, held, or begun alone leaves it, and the wave says so', async () => {
  const { id, numbers } = await planned()
  const [held, begun] = [await buy(), await buy()]
  expect(await waves.change({ id, add: [held, begun] })).toEqual({ refused: [] })
  const [cancelled = '', staying = ''] = numbers
  await owner.call.orders.cancel({ number: cancelled, reason: '客人改變心意' })
  await owner.call.orders.hold({ number: held, reason: 'buyer' })
  await owner.call.orders.startPicking({ number: begun })
  const wave = await findWave(id)
  expect(wave).toMatchObject({ state: 'planned', parcels: [{ number: staying, status: 'confirmed', round: 1, basket: 1 }] })
  expect(wave.left).toEqual(
    expect.arrayContaining([
      { number: cancelled, why: 'cancelled' },
      { number: held, why: 'held' },
      { number: begun, why: 'picked' },
    ]),
  )
  await owner.call.orders.release({ number: held })
  expect((await waves.change({ id, add: [held] })).refused, 'let go, it may join again').toEqual([])
  await db
    .updateTable('orders')
    .set({ shipping_method: 'seven', store: { store_id: '1', store_name: '永康' } })
    .where('hashed_id', '=', held)
    .execute()
  expect((await findWave(id)).left).toContainEqual({ number: held, why: 'method' })
  await waves.change({ id, remove: [staying] })
  expect(await findWave(id), 'the last one takes it with it').toMatchObject({ state: 'dropped', parcels: [] })
})

test('PCK-02 a wave is planned, picked, packed and handed over, and never goes back', async () => {
  const { id, numbers } = await planned()
  await waves.start({ id })
  await expect(waves.drop({ id })).rejects.toMatchObject({ status: 'wave_gone_on', details: { now: 'picking' } })
  await expect(waves.change({ id, add: [], remove: numbers })).rejects.toMatchObject({ status: 'wave_gone_on' })
  expect((await findWave(id)).state).toBe('picking')
  await expect(db.updateTable('waves').set({ state: 'planned' }).where('id', '=', id).execute()).rejects.toThrow(/does not go/)
  for (const number of numbers) await owner.call.orders.handOver({ number, tracking: `T-${number}` })
  expect(await findWave(id), 'what the courier has is packed').toMatchObject({ state: 'handed_over', left: [] })
  expect((await waves.list({})).waves.map((wave) => wave.id)).not.toContain(id)
  const other = await planned()
  await waves.drop({ id: other.id })
  expect(await waves.drop({ id: other.id }), 'told twice').toEqual({ status: 'dropped' })
  expect((await waves.create({ ...plain, numbers: other.numbers })).refused, 'its parcels may join another').toEqual([])
})

test('PCK-03 starting a wave starts each parcel; one that is refused stays out with the reason, the others go on; started twice it is started once', async () => {
  const { id, numbers } = await planned()
  const [one = '', other = ''] = numbers
  // As if it were held in the very moment in which the wave is started: the trigger that takes it out has not seen it.
  await database.transaction(async (tx) => {
    await tx.updateTable('waves').set({ state: 'picking', started_at: shop.now() }).where('id', '=', id).execute()
  })
  await database.db.updateTable('wave_orders').set({ live: false }).where('wave_id', '=', id).execute()
  await owner.call.orders.hold({ number: one, reason: 'risk' })
  await database.db.updateTable('wave_orders').set({ live: true }).where('wave_id', '=', id).execute()
  expect(await waves.start({ id })).toEqual({ refused: [{ number: one, why: 'order_held' }] })
  expect(await findWave(id)).toMatchObject({
    state: 'picking',
    parcels: [{ number: other, status: 'picking' }],
    left: [{ number: one, why: 'refused' }],
  })
  expect(await waves.start({ id })).toEqual({ refused: [] })
  const events = await db
    .selectFrom('order_events')
    .innerJoin('orders', 'orders.id', 'order_id')
    .where('hashed_id', '=', other)
    .where('event', '=', 'start_picking')
    .select('order_events.data')
    .execute()
  expect(events).toEqual([{ data: { by: packer.me.name } }])
  const twice = await planned()
  const starts = await Promise.all([waves.start({ id: twice.id }), owner.call.waves.start({ id: twice.id })])
  expect(starts).toEqual([{ refused: [] }, { refused: [] }])
  expect((await findWave(twice.id)).parcels.map(({ status }) => status)).toEqual(['picking', 'picking'])
})

test('PCK-04 a pick list sums goods over the wave, by shelf and then by name, with bar code, picture and the baskets that get how many', async () => {
  await packer.call.measures.change({ id: shelf.roseGel, shelf: 'B-01', barcode: '4719876201005' })
  await packer.call.measures.change({ id: shelf.topCoat, shelf: 'A-02' })
  const picks = [
    { product_id: shelf.topCoat, quantity: 2 },
    { product_id: shelf.nailFile, quantity: 1 },
  ]
  const bundle = await hao.call.cart.add({ product_id: shelf.gelSet, quantity: 1, optional_items: picks })
  const line = bundle.status === 'normal' ? bundle.cart_item.id : 0
  const { order_hashed_id: set } = await place(hao, {
    order: await orderBody(testShop, { payway: 'when_received', cart_item_ids: [line] }),
  })
  const roses = await buy({ [shelf.roseGel]: 3 })
  const { id } = await waves.create({ ...plain, numbers: [roses, set] })
  await waves.start({ id: id ?? 0 })
  const { lists, wave } = await waves.pickList({ id: id ?? 0 })
  expect(wave.parcels.map(({ basket }) => basket)).toEqual([1, 2])
  const basketOf = (number: string) => wave.parcels.find((parcel) => parcel.number === number)?.basket
  expect(lists).toHaveLength(1)
  expect(lists[0]?.lines.map(({ product_id }) => product_id).slice(0, 2)).toEqual([shelf.topCoat, shelf.roseGel])
  expect(lists[0]?.lines[0]).toMatchObject({ shelf: 'A-02', units: 2, baskets: [{ round: 1, basket: basketOf(set), quantity: 2 }] })
  expect(lists[0]?.lines[1]).toEqual({
    product_id: shelf.roseGel,
    name: '玫瑰凝膠',
    picture: '/rose.jpg',
    barcode: '4719876201005',
    shelf: 'B-01',
    units: 3,
    baskets: [{ round: 1, basket: basketOf(roses), quantity: 3 }],
    lots: [],
    picked: false,
  })
  await expect(waves.pickList({ id: 999_999 })).rejects.toMatchObject({ status: 'not_found' })
})

test('PCK-05 goods without a shelf come last, and a shelf can be given on the spot', async () => {
  const { id, numbers } = await planned()
  expect(numbers).toHaveLength(2)
  await waves.start({ id })
  const order = async () => (await waves.pickList({ id })).lists[0]?.lines.map(({ product_id, shelf: where }) => [product_id, where])
  expect(await order()).toEqual([
    [shelf.roseGel, 'B-01'],
    [shelf.lilyGel, null],
  ])
  await packer.call.measures.change({ id: shelf.lilyGel, shelf: 'A-03' })
  expect(await order()).toEqual([
    [shelf.lilyGel, 'A-03'],
    [shelf.roseGel, 'B-01'],
  ])
})

test('PCK-06 a chilled basket counts from its first goods on, and its list is its own', async () => {
  const numbers = [await buy({ [shelf.pudding]: 2 }, chilled)]
  const { id } = await waves.create({ carrier: 'tcat', temperature: 'refrigeration', numbers })
  await waves.start({ id: id ?? 0 })
  const list = () => waves.pickList({ id: id ?? 0 })
  expect(await list()).toMatchObject({ lists: [{ temperature: 'refrigeration' }], outside: [], minutes_outside: 20 })
  const since = shop.now().toISOString()
  await waves.pick({ id: id ?? 0, product_id: shelf.pudding, picked: true })
  clock.pass({ minutes: 21 })
  await waves.pick({ id: id ?? 0, product_id: shelf.pudding, picked: true })
  expect(await list()).toMatchObject({ outside: [{ round: 1, basket: 1, since }], lists: [{ lines: [{ picked: true }] }] })
  await waves.pick({ id: id ?? 0, product_id: shelf.pudding, picked: false })
  expect(await list()).toMatchObject({ outside: [], lists: [{ lines: [{ picked: false }] }] })
  const plainWave = await planned()
  await waves.start({ id: plainWave.id })
  await waves.pick({ id: plainWave.id, product_id: shelf.roseGel, picked: true })
  expect((await waves.pickList({ id: plainWave.id })).outside, 'nothing of it must stay cold').toEqual([])
  await expect(numbersIn(plainWave.id)).resolves.toHaveLength(2)
})
