import { expect, test } from 'vitest'
import { fillCart, orderBody, place, type OrderWish } from '#support/test-order.ts'
import { testOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'

// Boxes go out of the door: scanned one by one, on one list.

const testShop = await openTestShop()
const { database, shelf, signIn } = testShop
const { db } = database
const office = testOffice(testShop)
const hao = await signIn('hao', { language: 'en' })
const packer = await office.as('packer')
const owner = await office.as('owner')
await db
  .insertInto('stores')
  .values({ store_id: '131386', store_name: '永康', county: '臺北市', city: '大安區', road: '永康街', address: '永康街 1 號' })
  .onConflict((same) => same.doNothing())
  .execute()

async function booked(wish: OrderWish = {}, product = shelf.roseGel): Promise<{ number: string; tracking: string }> {
  const cart_item_ids = await fillCart(hao, { [product]: 1 })
  const { order_hashed_id: number } = await place(hao, { order: await orderBody(testShop, { ...wish, cart_item_ids }) })
  await packer.call.orders.startPicking({ number })
  const { tracking } = await packer.call.parcels.book({ number })
  return { number, tracking }
}
const cash: OrderWish = { payway: 'when_received', card_info: null }
const toStore: OrderWish = { shipping_method: 'seven', store_id: '131386', contact_attributes: { name: '陳媽媽', phone: '0922110334' } }
const scan = async (...codes: string[]) => (await packer.call.handOver.scan({ codes })).scans
const statusOf = async (number: string) => (await hao.call.orders.find({ id: number })).status

test('PCK-27 boxes that were scanned at the door go out, the others stay; what must not go out is refused aloud', async () => {
  const [one, two, left, held, gone, store] = [
    await booked(cash),
    await booked(),
    await booked(),
    await booked(),
    await booked(),
    await booked(toStore),
  ]
  await owner.call.orders.hold({ number: held.number, reason: 'address' })
  const [box] = (await packer.call.parcels.boxes({ number: gone.number })).boxes
  await packer.call.parcels.putAway({ id: box?.id ?? 0 })
  const told = await scan(one.tracking, ` ${two.tracking.toLowerCase()} `, `O:${two.number}`, held.tracking, gone.tracking, 'NOSUCHCODE')
  expect(told.map(({ verdict }) => verdict)).toEqual(['scanned', 'scanned', 'scanned_before', 'order_held', 'label_put_away', 'unknown'])
  const { groups } = await packer.call.handOver.waiting({})
  const ours = groups.find(({ carrier, temperature }) => carrier === 'tcat' && temperature === 'normal')
  expect(ours?.boxes.map(({ tracking, scanned, collect }) => [tracking, scanned !== null, collect])).toEqual([
    [one.tracking, true, 620],
    [two.tracking, true, 0],
    [left.tracking, false, 0],
    [held.tracking, false, 0],
  ])
  expect(groups.find(({ carrier }) => carrier === 'seven')?.boxes).toMatchObject([{ tracking: store.tracking }])
  const closed = await packer.call.handOver.close({ carrier: 'tcat', temperature: 'normal' })
  expect(closed).toMatchObject({ sent: [one.number, two.number], refused: [] })
  expect(await Promise.all([one, two, left, held].map(({ number }) => statusOf(number)))).toEqual([
    'delivering',
    'delivering',
    'picking',
    'picking',
  ])
  expect((await scan(one.tracking))[0]?.verdict).toBe('handed_over')
  await expect(packer.call.handOver.close({ carrier: 'tcat', temperature: 'normal' })).rejects.toMatchObject({ status: 'nothing_scanned' })
})

test('an order that is held after its box was scanned stays, and the rest goes', async () => {
  const [stays, goes] = [await booked(), await booked()]
  await scan(stays.tracking, goes.tracking)
  await owner.call.orders.hold({ number: stays.number, reason: 'buyer' })
  expect(await packer.call.handOver.close({ carrier: 'tcat', temperature: 'normal' })).toMatchObject({
    sent: [goes.number],
    refused: [{ tracking: stays.tracking, orders: [stays.number], verdict: 'order_held' }],
  })
  expect(await statusOf(stays.number)).toBe('picking')
})

test('closed by two at once, each box goes out once and stands on one list', async () => {
  const boxes = [await booked(toStore), await booked(toStore)]
  await scan(...boxes.map(({ tracking }) => tracking))
  const close = () => packer.call.handOver.close({ carrier: 'seven', temperature: 'normal' })
  const closed = await Promise.allSettled([close(), close()])
  expect(closed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('PCK-28 a list has a number and its sums, and is printed once more as it was, in two copies', async () => {
  const one = await booked(cash)
  await scan(one.tracking)
  const { list } = await packer.call.handOver.close({ carrier: 'tcat', temperature: 'normal' })
  expect(list.number).toMatch(/^H\d{6}-\d{2,}$/)
  const paper = async () => office.ask(`/office/api/v1/hand-over/${list.id}.pdf`, { method: 'GET', cookie: packer.cookie })
  const first = await paper()
  expect(first).toMatchObject({ status: 200, headers: { 'content-type': 'application/pdf' } })
  expect(first.text.match(/\/Type \/Page\b/g)).toHaveLength(2)
  await owner.call.orders.delivered({ number: one.number })
  expect((await paper()).text).toBe(first.text)
  const { lists } = await packer.call.handOver.waiting({})
  expect(lists.find(({ id }) => id === list.id)).toMatchObject({ number: list.number, boxes: 1, collect: 620, closed_by: packer.me.name })
  const change = db.updateTable('hand_over_lists').set({ boxes: 2 }).where('id', '=', list.id).execute()
  await expect(change, 'it stays as it was').rejects.toThrow('only ever added to')
})
