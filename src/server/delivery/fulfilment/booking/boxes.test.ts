import { expect, test } from 'vitest'
import type { Courier } from '#ports/courier.ts'
import { sendOrderMail } from '#server/messages/email/send-order-mail.ts'
import { fillCart, orderBody, place, type OrderWish } from '#support/test-order.ts'
import { testOffice } from '#support/test-office.ts'
import { createProduct } from '#support/rows.ts'
import { openTestShop } from '#support/test-shop.ts'
import { bookParcel } from '../book-parcel.ts'
import { handOver } from '../hand-over.ts'
import { reportMissing } from '../report-missing.ts'
import { startPicking } from '../start-picking.ts'
import { joinParcels } from './join-parcels.ts'
import { partParcel } from './part-parcel.ts'

// Boxes of parcels: packed, booked, put away, handed over.

const testShop = await openTestShop()
const { shop, database, shelf, signIn, sandbox } = testShop
const { db } = database
const office = testOffice(testShop)
const hao = await signIn('hao', { language: 'en' })
const owner = await office.as('owner')
await db
  .insertInto('stores')
  .values({ store_id: '131386', store_name: '永康', county: '臺北市', city: '大安區', road: '永康街', address: '永康街 1 號' })
  .onConflict((same) => same.doNothing())
  .execute()
const by = 'Ana'
const cup = await createProduct(database, { slug: 'cup', price: 300, origin_price: 300, stock: 500 })

type Kept = { id: string; fields: Record<string, string>; tracking: string }
const parcelsOf = async (number: string) =>
  ((await (await fetch(`${sandbox.addresses.logistics}/api/parcels`)).json()) as Kept[])
    .filter(({ fields }) => fields['MerchantTradeNo']?.startsWith(number))
    .toReversed()

async function buy(wish: OrderWish = {}, goods: Record<number, number> = { [shelf.roseGel]: 1 }): Promise<string> {
  const cart_item_ids = await fillCart(hao, goods)
  return (await place(hao, { order: await orderBody(testShop, { ...wish, cart_item_ids }) })).order_hashed_id
}
async function packed(wish: OrderWish = {}, goods?: Record<number, number>): Promise<string> {
  const number = await buy(wish, goods)
  await startPicking(shop, { number, by })
  return number
}
const cash: OrderWish = { payway: 'when_received', card_info: null }
const toStore: OrderWish = { shipping_method: 'seven', store_id: '131386', contact_attributes: { name: '陳媽媽', phone: '0922110334' } }

const orderOf = async (number: string) => db.selectFrom('orders').where('hashed_id', '=', number).selectAll().executeTakeFirstOrThrow()
const linesOf = async (number: string) =>
  db
    .selectFrom('order_lines')
    .where('order_id', '=', (await orderOf(number)).id)
    .orderBy('id')
    .select(['id', 'quantity'])
    .execute()
const boxesOf = async (number: string) => (await owner.call.parcels.boxes({ number })).boxes
const newsOf = async (number: string) => {
  const { id } = await orderOf(number)
  const rows = await db.selectFrom('news').select('payload').execute()
  return rows.map(({ payload }) => payload as { name: string; orderId: number }).filter(({ orderId }) => orderId === id)
}
const auditOf = (subject: string) => db.selectFrom('audit_entries').where('subject', '=', subject).orderBy('id').select('verb').execute()
const withCourier = (courier: Partial<Courier>) => ({ ...shop, ports: { ...shop.ports, courier: { ...shop.ports.courier, ...courier } } })

test('PCK-20 D-116 a label is no hand-over: the order stays in picking and its buyer hears of it when the courier has it', async () => {
  const number = await packed(cash)
  const { tracking } = await owner.call.parcels.book({ number })
  expect(await boxesOf(number)).toMatchObject([{ state: 'booked', tracking, collect: 620, orders: [number] }])
  expect(await hao.call.orders.find({ id: number })).toMatchObject({ status: 'picking', tracking: null })
  expect((await newsOf(number)).map(({ name }) => name)).not.toContain('order-shipped')
  expect((await owner.call.orders.handOver({ number })).status).toBe('delivering')
  expect(await hao.call.orders.find({ id: number })).toMatchObject({ status: 'delivering', tracking })
  expect((await newsOf(number)).filter(({ name }) => name === 'order-shipped')).toHaveLength(1)
})

test('PCK-21 pressed twice and three times at once, a box has one label, and the courier one parcel', async () => {
  const number = await packed(cash)
  const booked = await Promise.all([1, 2, 3].map(() => bookParcel(shop, { number, by })))
  const again = await bookParcel(shop, { number, by })
  const kept = await parcelsOf(number)
  expect(kept).toHaveLength(1)
  expect([...booked, again].map((each) => each.ok && each.value.tracking)).toEqual(Array.from({ length: 4 }, () => kept[0]?.tracking))
  const [box] = await boxesOf(number)
  expect((await auditOf(`box ${box?.id}`)).map(({ verb }) => verb)).toEqual(['book-parcel'])
})

test('PCK-21 a label that says another place or another amount than is due after the answer is put away, and the next one is right', async () => {
  const number = await packed(cash)
  const slow = withCourier({
    book: async (parcel) => {
      const answer = await shop.ports.courier.book(parcel)
      const contact = { ...((await orderOf(number)).contact as object), phone: '0933000111' }
      await db
        .updateTable('orders')
        .set({ contact: JSON.stringify(contact) })
        .where('hashed_id', '=', number)
        .execute()
      return answer
    },
  })
  expect(await bookParcel(slow, { number, by })).toEqual({ ok: false, refusal: { code: 'label_outdated' } })
  expect(await boxesOf(number)).toMatchObject([{ state: 'open', tracking: null }])
  expect(await handOver(shop, { number, by })).toMatchObject({ ok: false, refusal: { code: 'tracking_needed' } })
  expect(await bookParcel(shop, { number, by })).toMatchObject({ ok: true })
  const kept = await parcelsOf(number)
  expect(kept.map(({ fields }) => [fields['MerchantTradeNo'], fields['ReceiverCellPhone'], fields['CollectionAmount']])).toEqual([
    [number, '0922110334', '620'],
    [`${number}R1`, '0933000111', '620'],
  ])
  const forgetful = withCourier({
    book: async () => ({ answer: 'unknown', reason: 'cut' }),
    find: async () => ({ answer: 'known', trackingNumber: `X${number}`, providerId: '1', collect: 1, state: 'booked', code: '300' }),
  })
  const other = await packed(cash)
  expect(await bookParcel(forgetful, { number: other, by })).toEqual({ ok: false, refusal: { code: 'label_outdated' } })
})

test('PCK-15 the courier is told the class of the box; a box that he does not carry is refused before he is asked', async () => {
  const { kinds } = await owner.call.parcels.boxes({ number: await packed() })
  const kind = (size: number) => kinds.find(({ size_class }) => size_class === size)?.id ?? 0
  const home = await packed()
  await owner.call.parcels.plan({ number: home, boxes: [{ kind_id: kind(120), weight_g: 1800 }] })
  await owner.call.parcels.book({ number: home })
  expect((await parcelsOf(home))[0]?.fields['Specification']).toBe('0003')
  const store = await packed(toStore)
  for (const [box, because] of [
    [{ kind_id: kind(150) }, 'sides'],
    [{ kind_id: kind(60), weight_g: 5001 }, 'weight'],
  ] as const) {
    await owner.call.parcels.plan({ number: store, boxes: [box] })
    await expect(owner.call.parcels.book({ number: store })).rejects.toMatchObject({ status: 'box_too_large', details: { because } })
  }
  expect(await parcelsOf(store)).toEqual([])
  await owner.call.parcels.plan({ number: store, boxes: [{ kind_id: kind(60), weight_g: 5000 }] })
  expect((await owner.call.parcels.book({ number: store })).tracking).toMatch(/^M\d+$/)
  await expect(owner.call.parcels.plan({ number: home, boxes: [{ kind_id: 999 }] })).rejects.toMatchObject({ status: 'label_booked' })
})

test('PCK-15 a kind of box is proposed once the sizes of all goods are known', async () => {
  const number = await packed({}, { [cup]: 2 })
  expect((await owner.call.parcels.boxes({ number })).proposed_kind_id).toBeNull()
  await db
    .updateTable('products')
    .set({ sides_mm: [300, 200, 150] })
    .where('id', '=', cup)
    .execute()
  const { kinds, proposed_kind_id } = await owner.call.parcels.boxes({ number })
  expect(kinds.find(({ id }) => id === proposed_kind_id)?.size_class).toBe(90)
})

test('DSK-31 ORD-06 a parcel travels in several boxes: one collects all that is due, it is on its way with the last of them, and each shows its buyer a number', async () => {
  const number = await packed(cash, { [cup]: 3 })
  const [line] = await linesOf(number)
  const lines = (quantity: number) => [{ line_id: line?.id ?? 0, quantity }]
  await expect(owner.call.parcels.plan({ number, boxes: [{ lines: lines(1) }, { lines: lines(1) }] })).rejects.toMatchObject({
    status: 'wrong_contents',
    details: { missing: 1 },
  })
  const many = Array.from({ length: 21 }, () => ({ lines: lines(1) }))
  await expect(owner.call.parcels.plan({ number, boxes: many })).rejects.toMatchObject({ status: 'validation_error' })
  await owner.call.parcels.plan({ number, boxes: [{ lines: lines(1) }, { lines: lines(2) }] })
  const { trackings } = await owner.call.parcels.book({ number })
  expect((await parcelsOf(number)).map(({ fields, tracking }) => [tracking, fields['CollectionAmount'], fields['GoodsAmount']])).toEqual([
    [trackings[0], '1130', '300'],
    [trackings[1], '0', '600'],
  ])
  expect(await handOver(shop, { number, tracking: trackings[0] ?? '', by })).toEqual({ ok: true, value: 'picking' })
  expect(await hao.call.orders.find({ id: number })).toMatchObject({ status: 'picking', tracking: null })
  expect(await handOver(shop, { number, by })).toEqual({ ok: true, value: 'delivering' })
  const shown = await hao.call.orders.find({ id: number })
  expect([shown.tracking, ...(shown.more_tracking ?? [])]).toEqual(trackings)
  expect(JSON.stringify(await hao.call.orders.search({ query: trackings[1] ?? '' })), 'found by it').toContain(number)
  const { id: orderId } = await orderOf(number)
  await sendOrderMail(shop, { orderId, kind: 'shipped' })
  const mails = await sandbox.emailsTo('hao@example.com')
  const letter = mails.find(({ subject, text }) => subject.includes(number) && text.includes(trackings[0] ?? ''))
  for (const tracking of trackings) expect(letter?.text).toContain(tracking)
  expect((await newsOf(number)).filter(({ name }) => name === 'order-shipped')).toHaveLength(1)
  const second = db
    .updateTable('shipment_orders')
    .set({ collect: 1130 })
    .where('order_id', '=', (await orderOf(number)).id)
    .execute()
  await expect(second, 'the database keeps it on one box').rejects.toMatchObject({ constraint: 'collect_is_due' })
})

test('the order has arrived when its last box has', async () => {
  const number = await packed({}, { [cup]: 2 })
  const [line] = await linesOf(number)
  await owner.call.parcels.plan({ number, boxes: [1, 2].map(() => ({ lines: [{ line_id: line?.id ?? 0, quantity: 1 }] })) })
  await owner.call.parcels.book({ number })
  await owner.call.orders.handOver({ number })
  const arrive = (reference: string) =>
    fetch(`${sandbox.addresses.logistics}/parcels/advance`, {
      method: 'POST',
      body: new URLSearchParams({ reference, code: '3003' }),
      redirect: 'manual',
    })
  await arrive(number)
  expect(await owner.call.orders.askCourier({ number })).toEqual({ status: 'delivering' })
  await arrive(`${number}B2`)
  expect(await owner.call.orders.askCourier({ number })).toEqual({ status: 'finished' })
})

test('DSK-29 D-113 orders of one member travel in one box: one label, the amounts added up, each order its own', async () => {
  const [one, other] = [await packed(cash), await buy(cash, { [cup]: 1 })]
  const elsewhere = await packed({
    ...cash,
    contact_attributes: { name: '別人', phone: '0922110334', county: '新竹縣', district: '竹北市', address: '文興路 1 號' },
  })
  await expect(owner.call.parcels.join({ numbers: [one, elsewhere] })).rejects.toMatchObject({
    status: 'not_joinable',
    details: { why: 'destination' },
  })
  expect(await owner.call.parcels.join({ numbers: [one, other] })).toEqual({ status: 'joined', needless_fees: [] })
  await expect(owner.call.parcels.book({ number: one }), 'the other is not packed yet').rejects.toMatchObject({
    status: 'no_such_move',
    details: { now: 'confirmed' },
  })
  await startPicking(shop, { number: other, by })
  const { tracking } = await owner.call.parcels.book({ number: other })
  expect((await parcelsOf(one)).map(({ fields }) => fields['CollectionAmount'])).toEqual(['1150'])
  expect(await boxesOf(other)).toMatchObject([{ tracking, collect: 1150, orders: [one, other] }])
  await expect(owner.call.parcels.part({ number: one })).rejects.toMatchObject({ status: 'label_booked' })
  await owner.call.orders.handOver({ number: one })
  for (const number of [one, other]) expect(await hao.call.orders.find({ id: number })).toMatchObject({ status: 'delivering', tracking })
})

test('DSK-30 joining tells the delivery fees that became needless; joined orders come apart until the label is booked', async () => {
  const [one, other] = [await packed(), await packed({}, { [cup]: 1 })]
  const joined = await owner.call.parcels.join({ numbers: [one, other] })
  expect(joined.needless_fees).toEqual([{ number: other, amount: 200, language: 'en', open: true }])
  expect(await boxesOf(one)).toHaveLength(1)
  await owner.call.parcels.part({ number: other })
  expect(await boxesOf(one)).toMatchObject([{ orders: [one] }])
  expect(await boxesOf(other)).toMatchObject([{ orders: [other] }])
  expect(await partParcel(shop, { number: other, by })).toEqual({ ok: true, value: null })
  expect(await joinParcels(shop, { numbers: [one], by })).toMatchObject({ ok: false, refusal: { why: 'one_order' } })
  await joinParcels(shop, { numbers: [one, other], by })
  await owner.call.parcels.book({ number: one })
  expect(await partParcel(shop, { number: one, by })).toEqual({ ok: false, refusal: { code: 'label_booked' } })
})

test('DSK-33 under a label that is valid nothing of it changes; put away, it does, and that label goes out of no door', async () => {
  const number = await packed(cash)
  const { tracking } = await owner.call.parcels.book({ number })
  const change = (set: object) => db.updateTable('orders').set(set).where('hashed_id', '=', number).execute()
  for (const set of [{ contact: JSON.stringify({ name: '別人' }) }, { payment: 'atm' }, { grand_total: 1 }])
    await expect(change(set)).rejects.toMatchObject({ constraint: 'label_booked' })
  const { id } = await orderOf(number)
  const less = db
    .insertInto('payments')
    .values({ order_id: id, method: 'when_received', provider: 'cash', amount: 1, reference: `L${number}`.slice(0, 20), status: 'waiting' })
    .execute()
  await expect(less).rejects.toMatchObject({ constraint: 'label_booked' })
  expect(await reportMissing(shop, { number, lost: [], by })).toEqual({ ok: false, refusal: { code: 'label_booked' } })
  const [box] = await boxesOf(number)
  await owner.call.parcels.putAway({ id: box?.id ?? 0 })
  await owner.call.parcels.putAway({ id: box?.id ?? 0 })
  await change({ contact: JSON.stringify({ ...((await orderOf(number)).contact as object), name: '別人' }) })
  expect((await owner.call.handOver.scan({ codes: [tracking] })).scans).toMatchObject([{ verdict: 'label_put_away', orders: [number] }])
  const again = await owner.call.parcels.book({ number })
  expect(again.tracking).not.toBe(tracking)
  expect((await parcelsOf(number)).at(-1)?.fields).toMatchObject({ MerchantTradeNo: `${number}R1`, ReceiverName: '別人' })
  await owner.call.orders.handOver({ number })
  await expect(owner.call.parcels.putAway({ id: (await boxesOf(number))[0]?.id ?? 0 })).rejects.toMatchObject({ status: 'no_such_move' })
})
