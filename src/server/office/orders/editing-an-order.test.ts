import { expect, test } from 'vitest'
import { orderTransitions } from '#rules/orders/order.ts'
import { eventually } from '#support/eventually.ts'
import { fillCart, orderBody, place, type OrderWish } from '#support/test-order.ts'
import { testOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'

const testShop = await openTestShop()
const { database, shelf, signIn, sandbox, startWorker, shop } = testShop
const { db } = database
const office = testOffice(testShop)
const care = await office.as('care')
const owner = await office.as('owner')
const hao = await signIn('hao')
await startWorker()

async function buy(wish: OrderWish = {}, goods: Record<number, number> = { [shelf.roseGel]: 2 }): Promise<string> {
  const cart_item_ids = await fillCart(hao, goods)
  return (await place(hao, { order: await orderBody(testShop, { payway: 'when_received', ...wish, cart_item_ids }) })).order_hashed_id
}

const seen = async (number: string) => (await care.call.orders.find({ number })).edit_seen
const idOf = async (number: string) =>
  (await db.selectFrom('orders').where('hashed_id', '=', number).select('id').executeTakeFirstOrThrow()).id
const editsOf = async (number: string) =>
  db
    .selectFrom('order_edits')
    .where('order_id', '=', await idOf(number))
    .orderBy('id')
    .select(['id', 'actor', 'changed'])
    .execute()
const lettersAbout = async (number: string, about: string) =>
  (await sandbox.emailsTo('hao@example.com')).filter(({ subject }) => subject.includes(number) && subject.includes(about))

test('DSK-15 D-69 staff edit by the rules of the checkout until picking, and in picking as long as no label is booked; the old values stay with their name', async () => {
  const number = await buy()
  const edit = async (phone: string, more: object = {}) =>
    care.call.orderPage.edit({ number, order: { contact_attributes: { phone } }, seen: await seen(number), ...more })
  await edit('0933777001')
  await expect(edit('02')).rejects.toMatchObject({
    status: 'validation_error',
    details: { errors: { 'contact_attributes.phone': expect.any(String) } },
  })
  await expect(
    care.call.orderPage.edit({ number, order: { foreign_contact_attributes: { country: 'Japan' } }, seen: await seen(number) }),
    'what an order has not is passed over, as it is for its buyer',
  ).resolves.toEqual({ edit: await seen(number) })
  await owner.call.orders.startPicking({ number })
  await expect(hao.call.orders.edit({ id: number, order: { remark: '按門鈴' } })).rejects.toMatchObject({ status: 'order_failed' })
  await edit('0933777002')
  expect((await hao.call.orders.find({ id: number })).contact).toMatchObject({ phone: '0933777002' })
  expect(await editsOf(number)).toMatchObject([
    { actor: care.me.name, changed: { 'contact.phone': { from: '0922110334', to: '0933777001' } } },
    { actor: care.me.name, changed: { 'contact.phone': { from: '0933777001', to: '0933777002' } } },
  ])
  await owner.call.parcels.book({ number })
  await expect(edit('0933777003')).rejects.toMatchObject({ status: 'label_booked' })
  const { boxes } = await owner.call.parcels.boxes({ number })
  for (const { id } of boxes) await owner.call.parcels.putAway({ id })
  await edit('0933777003')
  await owner.call.orders.handOver({ number, tracking: '90770000' })
  await expect(edit('0933777004')).rejects.toMatchObject({ status: 'no_such_move', details: { now: 'delivering' } })
})

test('DSK-15 the buyer gets a letter with the values before and after, unless unticked; what changes nothing leaves no trace', async () => {
  const number = await buy()
  const first = await care.call.orderPage.edit({ number, order: { received_time: 'evening_5_to_8', remark: '交給管理室' }, seen: 0 })
  const [letter] = await eventually(async () => {
    const letters = await lettersAbout(number, '收件資料已修改')
    return letters.length > 0 && letters
  })
  expect(letter?.text).toMatch(/收貨時段.*原為 .+，改為 .+/)
  expect(letter?.text).toMatch(/備註.*原為 （空白），改為 交給管理室/)
  expect(await care.call.orderPage.edit({ number, order: { remark: '交給管理室' }, seen: first.edit })).toEqual(first)
  await care.call.orderPage.edit({ number, order: { remark: '放門口' }, seen: first.edit, tell: false })
  expect(await editsOf(number)).toHaveLength(2)
  await care.call.orderPage.edit({ number, order: { remark: '放管理室' }, seen: await seen(number) })
  await eventually(async () => (await lettersAbout(number, '收件資料已修改')).length === 2)
  expect((await lettersAbout(number, '收件資料已修改')).map(({ text }) => text).join()).not.toContain('改為 放門口')
})

test('DSK-15 an edit that was not seen is never written over: who, when and the present values come back', async () => {
  const number = await buy()
  const order = { contact_attributes: { phone: '0933777001' } }
  const both = await Promise.allSettled([
    care.call.orderPage.edit({ number, order, seen: 0 }),
    owner.call.orderPage.edit({ number, order: { contact_attributes: { name: '林媽媽' } }, seen: 0 }),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const refused = both.find((each) => each.status === 'rejected')
  expect(refused?.reason).toMatchObject({
    status: 'edit_conflict',
    details: {
      by: care.me.name,
      at: shop.now().toISOString(),
      present: { contact: expect.objectContaining({ name: expect.any(String) }), remark: '' },
      version: await seen(number),
    },
  })
  await hao.call.orders.edit({ id: number, order: { remark: '按門鈴' } })
  await expect(care.call.orderPage.edit({ number, order, seen: 0 })).rejects.toMatchObject({
    status: 'edit_conflict',
    details: { by: 'buyer' },
  })
})

test('DSK-15 another store has to be open, and stands only on an order that is picked up', async () => {
  await hao.call.stores.lookup({ group: 'city', key: '臺北市' })
  const toStore = { shipping_method: 'seven', payway: 'credit_cards', contact_attributes: { name: '陳浩', phone: '0922110334' } } as const
  const stores = await db.selectFrom('stores').limit(2).orderBy('store_id').select(['store_id', 'store_name']).execute()
  const [one, other] = stores
  const number = await buy({ ...toStore, store_id: one?.store_id ?? '' })
  await expect(care.call.orderPage.edit({ number, order: {}, store_id: '000000', seen: 0 })).rejects.toMatchObject({
    status: 'validation_error',
    details: { errors: { store_id: expect.any(String) } },
  })
  await care.call.orderPage.edit({ number, order: {}, store_id: other?.store_id ?? '', seen: 0 })
  expect((await hao.call.orders.find({ id: number })).seven).toMatchObject({ store_id: other?.store_id })
  const home = await buy()
  await expect(care.call.orderPage.edit({ number: home, order: {}, store_id: other?.store_id ?? '', seen: 0 })).rejects.toMatchObject({
    status: 'validation_error',
  })
})

test('DSK-14 before an order is cancelled its refund, points, code and stock are told from a dry run that leaves no trace', async () => {
  const number = await buy({ payway: 'credit_cards' })
  const rows = async () => ({
    events: await db
      .selectFrom('order_events')
      .where('order_id', '=', await idOf(number))
      .select('id')
      .execute(),
    refunds: await db.selectFrom('refunds').select('id').execute(),
    news: await db.selectFrom('news').select('id').execute(),
  })
  const before = await rows()
  expect(await care.call.orderPage.cancelEffect({ number })).toEqual({ refund: 980, points: 0, code: null, units: 2 })
  const { news, ...after } = await rows()
  expect(after).toEqual({ events: before.events, refunds: before.refunds })
  expect(before.news, 'what waited may have been told meanwhile, and nothing came').toEqual(expect.arrayContaining(news))
  expect((await hao.call.orders.find({ id: number })).status).toBe('confirmed')
  const unpaid = await buy({}, { [shelf.roseGel]: 1 })
  expect(await care.call.orderPage.cancelEffect({ number: unpaid })).toEqual({ refund: 0, points: 0, code: null, units: 1 })
  await expect(care.call.orders.cancel({ number, reason: '字'.repeat(201) })).rejects.toMatchObject({ status: 'validation_error' })
  await care.call.orders.cancel({ number, reason: '客人改變心意' })
  expect((await hao.call.orders.find({ id: number })).refunds).toMatchObject([{ amount: 980 }])
  await owner.call.orders.startPicking({ number: unpaid })
  const tooLate = { status: 'no_such_move', details: { now: 'picking' } }
  await expect(care.call.orderPage.cancelEffect({ number: unpaid })).rejects.toMatchObject(tooLate)
  await expect(care.call.orders.cancel({ number: unpaid, reason: '太晚' })).rejects.toMatchObject(tooLate)
})

test('DSK-14 points and a code that an order used are told as well', async () => {
  const mei = await signIn('mei')
  const cart_item_ids = await fillCart(mei, { [shelf.pointsMug]: 1, [shelf.roseGel]: 3 })
  await db.insertInto('discount_codes').values({ code: 'PLUM50', name_zh: '梅', kind: 'amount', value: 50 }).execute()
  const order = await orderBody(testShop, { payway: 'when_received', card_info: null, cart_item_ids, discount_code: 'PLUM50' })
  const { order_hashed_id: number } = await place(mei, { order })
  const effect = await care.call.orderPage.cancelEffect({ number })
  expect(effect).toMatchObject({ refund: 0, code: 'PLUM50', units: 4 })
  expect(effect.points).toBeGreaterThan(0)
})

test('D-114 the goods of a placed order stay as they are, whatever is sent and whoever writes', async () => {
  const number = await buy()
  const goods = async () =>
    (await hao.call.orders.find({ id: number })).order_details.map(({ product, quantity }) => [product.id, quantity])
  const before = await goods()
  const order = { remark: '按門鈴', order_details: [{ id: 1, quantity: 9 }], items_total: 1 } as object
  await care.call.orderPage.edit({ number, order, seen: 0 })
  expect(await goods()).toEqual(before)
  const id = await idOf(number)
  await expect(db.updateTable('order_lines').set({ quantity: 9 }).where('order_id', '=', id).execute()).rejects.toThrow(
    'only ever added to',
  )
})

test('D-110 DSK-17 after picking has started nothing leads back to confirmed; what is planned to be picked together is still confirmed', async () => {
  expect(Object.values(orderTransitions.picking)).not.toContain('confirmed')
  const [planned, started] = [await buy(), await buy()]
  await owner.call.waves.create({ carrier: 'tcat', temperature: 'normal', numbers: [planned] })
  expect((await hao.call.orders.find({ id: planned })).status).toBe('confirmed')
  await hao.call.orders.cancel({ id: planned, order: { cancel_reason: 'error' } })
  await owner.call.orders.startPicking({ number: started })
  const { moves } = await owner.call.orders.find({ number: started })
  expect(moves[started]).not.toContain('cancel')
  await expect(hao.call.orders.cancel({ id: started, order: { cancel_reason: 'error' } })).rejects.toMatchObject({ status: 'cancel_error' })
})
