import { pino } from 'pino'
import { expect, test } from 'vitest'
import { checkMacValue } from '#adapters/logistics/check-mac-value.ts'
import { createLogisticsCourier } from '#adapters/logistics/logistics-courier.ts'
import { sandboxKeys } from '../../../../sandbox/keys.ts'
import { fillCart, orderBody, place, type OrderWish } from '#support/test-order.ts'
import { openTestShop } from '#support/test-shop.ts'
import { askCourier, askCourierAboutAll } from './ask-courier.ts'
import { bookParcel } from './book-parcel.ts'
import { handOver } from './hand-over.ts'
import { startPicking } from './start-picking.ts'

const lines: string[] = []
const testShop = await openTestShop({ log: pino({ base: null }, { write: (line: string) => void lines.push(line) }) })
const { shop, app, database, shelf, signIn, sandbox } = testShop
const { db } = database
const hao = await signIn('hao', { language: 'en' })
await db
  .insertInto('stores')
  .values({ store_id: '131386', store_name: '永康', county: '臺北市', city: '大安區', road: '永康街', address: '永康街 1 號' })
  .onConflict((same) => same.doNothing())
  .execute()

type Kept = { fields: Record<string, string>; tracking: string }
const parcelOf = async (reference: string) =>
  ((await (await fetch(`${sandbox.addresses.logistics}/api/parcels`)).json()) as Kept[]).find(
    ({ fields }) => fields['MerchantTradeNo'] === reference,
  )
const move = (reference: string, code: string) =>
  fetch(`${sandbox.addresses.logistics}/parcels/advance`, {
    method: 'POST',
    body: new URLSearchParams({ reference, code }),
    redirect: 'manual',
  })
const statusOf = async (id: string) => (await hao.call.orders.find({ id })).status

async function packed(wish: OrderWish = {}): Promise<string> {
  const lines = await fillCart(hao, { [shelf.roseGel]: 1 })
  const { order_hashed_id: id } = await place(hao, { order: await orderBody(testShop, { ...wish, cart_item_ids: lines }) })
  await startPicking(shop, { number: id, by: 'Ana' })
  return id
}

async function sent(wish: OrderWish = {}): Promise<string> {
  const id = await packed(wish)
  await bookParcel(shop, { number: id, by: 'Ana' })
  await handOver(shop, { number: id, by: 'Ana' })
  return id
}

const toStore: OrderWish = { shipping_method: 'seven', store_id: '131386', contact_attributes: { name: '陳媽媽', phone: '0922110334' } }

test('D-65 a packed parcel is booked, once, and handed over under the number of its courier', async () => {
  const id = await packed({ payway: 'when_received' })
  const booked = await bookParcel(shop, { number: id, by: 'Ana' })
  const parcel = await parcelOf(id)
  expect(booked).toMatchObject({ ok: true, value: { tracking: parcel?.tracking } })
  expect(await hao.call.orders.find({ id }), 'its buyer hears nothing of a label').toMatchObject({ status: 'picking', tracking: null })
  expect(await handOver(shop, { number: id, by: 'Ana' })).toEqual({ ok: true, value: 'delivering' })
  expect(parcel?.fields).toMatchObject({
    LogisticsType: 'HOME',
    ReceiverName: '陳媽媽',
    ReceiverAddress: '新竹縣竹北市文興路一段 168 號 8 樓',
    CollectionAmount: '620',
    IsCollection: 'Y',
    Temperature: '0001',
    ScheduledDeliveryTime: '1',
  })
  expect(await hao.call.orders.find({ id })).toMatchObject({ status: 'delivering', tracking: parcel?.tracking })
  expect(await bookParcel(shop, { number: id, by: 'Ana' })).toMatchObject({ ok: false, refusal: { code: 'no_such_transition' } })
})

test.each([
  ['before_noon', '1'],
  ['afternoon_2_to_6', '2'],
  ['evening_5_to_8', '3'],
  ['unspecified', '4'],
] as const)('SHP-12 D-48 the courier is told the window %s as such', async (received_time, word) => {
  const id = await packed({ received_time })
  await bookParcel(shop, { number: id, by: 'Ana' })
  expect((await parcelOf(id))?.fields['ScheduledDeliveryTime']).toBe(word)
})

test('the courier reads Chinese places, whatever the buyer read', async () => {
  const id = await packed({
    contact_attributes: {
      name: 'Hao',
      phone: '0922110334',
      county: 'Hsinchu County',
      district: 'Zhubei City',
      address: '文興路一段 168 號 8 樓',
    },
  })
  await bookParcel(shop, { number: id, by: 'Ana' })
  expect((await parcelOf(id))?.fields).toMatchObject({ ReceiverAddress: '新竹縣竹北市文興路一段 168 號 8 樓' })
})

test('a booking whose answer was lost is found again', async () => {
  const id = await packed()
  const { courier } = shop.ports
  const forgetful = {
    ...shop,
    ports: {
      ...shop.ports,
      courier: {
        ...courier,
        book: async (parcel: Parameters<typeof courier.book>[0]) => (
          await courier.book(parcel),
          { answer: 'unknown' as const, reason: 'cut' }
        ),
      },
    },
  }
  expect(await bookParcel(forgetful, { number: id, by: 'Ana' })).toMatchObject({
    ok: true,
    value: { tracking: (await parcelOf(id))?.tracking },
  })
  const away = createLogisticsCourier({
    address: 'http://127.0.0.1:1',
    merchantId: 'x',
    hashKey: 'x',
    hashIv: 'x',
    sender: { name: '梅好', phone: '', zipCode: '', address: '' },
  })
  const other = await packed()
  expect(await bookParcel({ ...shop, ports: { ...shop.ports, courier: away } }, { number: other, by: 'Ana' })).toMatchObject({
    ok: false,
    refusal: { code: 'courier_unknown' },
  })
  expect(await statusOf(other)).toBe('picking')
})

test('D-65 no two parcels of one courier travel under one number; that of another courier may', async () => {
  const [first, second, elsewhere] = [await packed(), await packed(), await packed(toStore)]
  const handOverAs = (number: string) => handOver(shop, { number, tracking: '900123456785', by: 'Ana' })
  expect(await handOverAs(first)).toEqual({ ok: true, value: 'delivering' })
  expect(await handOverAs(second)).toEqual({ ok: false, refusal: { code: 'tracking_taken' } })
  expect(await handOverAs(first)).toMatchObject({ ok: false, refusal: { code: 'no_such_transition' } })
  expect(await handOverAs(elsewhere)).toEqual({ ok: true, value: 'delivering' })
})

test('D-65 the feed brings a parcel to the door; nothing that comes twice or late brings it anywhere else', async () => {
  const id = await sent()
  for (const code of ['3001', '3006', '3002']) {
    await move(id, code)
    await askCourierAboutAll(shop)
    expect(await statusOf(id), code).toBe('delivering')
  }
  await move(id, '3003')
  await Promise.all([1, 2, 3].map(() => askCourierAboutAll(shop)))
  expect(await statusOf(id)).toBe('finished')
  const events = await db
    .selectFrom('order_events')
    .innerJoin('orders', 'orders.id', 'order_events.order_id')
    .where('orders.hashed_id', '=', id)
    .where('actor', '=', 'courier')
    .select('event')
    .execute()
  expect(events).toEqual([{ event: 'delivered' }])
})

test('a parcel picked up in the store brings its order there, also when nobody heard that it had arrived', async () => {
  const id = await sent(toStore)
  expect((await parcelOf(id))?.fields).toMatchObject({ LogisticsSubType: 'UNIMART', ReceiverStoreID: '131386' })
  await move(id, '2067')
  await askCourierAboutAll(shop)
  expect(await hao.call.orders.find({ id })).toMatchObject({ status: 'finished', delivered_at: shop.now().toISOString() })
})

test('D-63 TXI-01 a notice of the courier is kept once and only when he wrote it; the parcel moves after he was asked', async () => {
  const id = await sent(toStore)
  const said = {
    MerchantID: sandboxKeys.logistics.merchantId,
    MerchantTradeNo: id,
    RtnCode: '2067',
    UpdateStatusDate: '2026/11/21 12:00:00',
  }
  const signed = { ...said, CheckMacValue: checkMacValue(said, sandboxKeys.logistics) }
  const tell = (payload: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url: '/api/v1/shipments/notify',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(payload).toString(),
    })
  const forged = () => lines.filter((line) => line.includes('"notice-forged"')).length
  for (let again = 0; again < 2; again++) expect((await tell(signed)).body).toBe('1|OK')
  expect(forged()).toBe(0)
  expect((await tell({ ...signed, RtnCode: '3003' })).statusCode).toBe(400)
  expect(forged()).toBe(1)
  const unknown = { ...said, MerchantTradeNo: 'NOSUCHORDER2' }
  expect((await tell({ ...unknown, CheckMacValue: checkMacValue(unknown, sandboxKeys.logistics) })).statusCode).toBe(400)
  for (const hostile of ['\u0000', '\uD800', '\u0085']) {
    const unreadable = { ...said, UpdateStatusDate: hostile }
    expect(
      (await app.inject({ method: 'POST', url: '/api/v1/shipments/notify', payload: { ...unreadable, CheckMacValue: 'A' } })).statusCode,
    ).toBe(400)
    expect((await app.inject({ method: 'POST', url: '/api/v1/shipments/notify', payload: { ...signed, [hostile]: 'A' } })).statusCode).toBe(
      400,
    )
  }
  const shipment = await db.selectFrom('shipments').select('id').where('reference', '=', id).executeTakeFirstOrThrow()
  expect(await db.selectFrom('shipment_events').select('kind').where('shipment_id', '=', shipment.id).execute()).toEqual([{ kind: '2067' }])
  await askCourier(shop, { shipmentId: shipment.id })
  expect(await statusOf(id)).toBe('delivering')
})
