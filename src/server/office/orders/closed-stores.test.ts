import { expect, test } from 'vitest'
import { stores } from '../../../../sandbox/logistics/stores.ts'
import { chooseStoreUntil } from '#rules/shipping/closed-store.ts'
import { askCourierAboutAll } from '#server/delivery/fulfilment/ask-courier.ts'
import { changeStore } from '#server/delivery/fulfilment/closed-stores/change-store.ts'
import { settleClosedStores } from '#server/delivery/fulfilment/closed-stores/settle-closed-stores.ts'
import { refreshStores } from '#server/delivery/stores/refresh-stores.ts'
import type { Shop } from '#server/platform/shop.ts'
import { eventually } from '#support/eventually.ts'
import { fillCart, orderBody, place } from '#support/test-order.ts'
import { testOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'

const testShop = await openTestShop()
const { shop, clock, database, shelf, signIn, sandbox, startWorker, visitor } = testShop
const office = testOffice(testShop)
const hao = await signIn('hao')
await refreshStores(shop)
await startWorker()

const [old, other, third] = stores.map(({ StoreId, StoreName }) => ({ store_id: StoreId, store_name: StoreName }))
if (!old || !other || !third) throw new Error('the directory has three stores')

const buyer = hao.call.orders
const shown = async (id: string) => (await buyer.find({ id })).pickup?.store_closed_until ?? null

async function buy(): Promise<string> {
  const lines = await fillCart(hao, { [shelf.roseGel]: 1 })
  const toStore = {
    shipping_method: 'seven',
    store_id: old?.store_id,
    contact_attributes: { name: '陳媽媽', phone: '0922110334' },
  } as const
  return (await place(hao, { order: await orderBody(testShop, { ...toStore, cart_item_ids: lines }) })).order_hashed_id
}

async function booked(): Promise<string> {
  const [number, owner] = [await buy(), await office.as('owner')]
  await owner.call.orders.startPicking({ number })
  await owner.call.parcels.book({ number })
  return number
}

async function sent(): Promise<string> {
  const [number, owner] = [await booked(), await office.as('owner')]
  await owner.call.orders.handOver({ number })
  return number
}

/** What the courier has of a parcel, and what he tells of it. */
async function parcelOf(number: string) {
  const parcels = (await (await fetch(`${sandbox.addresses.logistics}/api/parcels`)).json()) as {
    fields: Record<string, string>
    code: string
  }[]
  const parcel = parcels.find(({ fields }) => fields['MerchantTradeNo']?.startsWith(number))
  if (!parcel) throw new Error('the courier does not know it')
  return parcel
}

async function courierTells(number: string, code: string): Promise<void> {
  const { fields } = await parcelOf(number)
  const body = new URLSearchParams({ reference: fields['MerchantTradeNo'] ?? '', code })
  await fetch(`${sandbox.addresses.logistics}/parcels/advance`, { method: 'POST', body, redirect: 'manual' })
  await askCourierAboutAll(shop)
}

/** The word of the link in the letter about a closed store, the newest. */
const linkOf = (number: string, count = 1) =>
  eventually(async () => {
    const letters = (await sandbox.emailsTo('hao@example.com')).filter(
      ({ subject, text }) => subject.includes(number) && text.includes('/store/'),
    )
    return letters.length >= count && letters.map(({ text }) => /\/zh\/store\/([\w-]+)/.exec(text)?.[1] ?? '')
  })

test('DSK-32 when a store has closed, the order says until when, and its buyer chooses another by the link of a letter', async () => {
  const number = await sent()
  expect(await shown(number)).toBeNull()
  const until = chooseStoreUntil(shop.now()).toISOString()
  await courierTells(number, '2037')
  await askCourierAboutAll(shop)
  expect(await shown(number)).toBe(until)
  const [token = ''] = await linkOf(number)
  const anybody = visitor().call.closedStores
  expect(await anybody.find({ token })).toEqual({ number, store_name: old.store_name, until })
  await expect(anybody.choose({ token, store_id: old.store_id }), 'the closed one').rejects.toMatchObject({ status: 'store_unknown' })
  await expect(anybody.choose({ token, store_id: '000000' })).rejects.toMatchObject({ status: 'store_unknown' })
  expect(await anybody.choose({ token, store_id: other.store_id })).toEqual(other)
  expect((await parcelOf(number)).fields['ReceiverStoreID'], 'the courier brings it there').toBe(other.store_id)
  await askCourierAboutAll(shop)
  expect(await buyer.find({ id: number })).toMatchObject({ status: 'delivering', seven: other, pickup: { store_closed_until: null } })
  await expect(anybody.find({ token })).rejects.toMatchObject({ status: 'link_ended' })
  await expect(anybody.choose({ token, store_id: third.store_id })).rejects.toMatchObject({ status: 'link_ended' })
  await expect(anybody.find({ token: 'made-up' })).rejects.toMatchObject({ status: 'link_ended' })
  await courierTells(number, '2063')
  expect((await buyer.find({ id: number })).status).toBe('delivered')
})

test('DSK-32 D-66 care chooses for the buyer, who is told of both stores; the history says who', async () => {
  const [number, care] = [await sent(), await office.as('care')]
  await expect(care.call.pickupStores.change({ number, store_id: other.store_id }), 'its store is open').rejects.toMatchObject({
    status: 'no_such_move',
    details: { now: 'delivering' },
  })
  await courierTells(number, '2037')
  const { moves } = await care.call.orders.find({ number })
  expect(moves[number]?.[0]).toBe('change_store')
  const { stores: found } = await care.call.pickupStores.find({ words: other.store_name })
  expect(found.map(({ store_id }) => store_id)).toContain(other.store_id)
  const [usual] = (await care.call.pickupStores.find({ words: '台北市大安區 永康街' })).stores
  expect(usual).toMatchObject({ address: expect.stringContaining('臺北市大安區永康街') })
  expect((await care.call.pickupStores.find({ words: '%' })).stores).toEqual([])
  expect(await care.call.pickupStores.change({ number, store_id: other.store_id })).toEqual(other)
  const { entries } = await care.call.orderPage.timeline({ number })
  expect(entries).toContainEqual(
    expect.objectContaining({
      kind: 'edit',
      by: care.me.name,
      changed: expect.arrayContaining([{ field: 'store.store_name', from: old.store_name, to: other.store_name }]),
    }),
  )
  expect(entries).toContainEqual(expect.objectContaining({ what: 'store_changed' }))
  const [letter] = await eventually(async () => {
    const letters = (await sandbox.emailsTo('hao@example.com')).filter(
      ({ subject }) => subject.includes(number) && subject.includes('已修改'),
    )
    return letters.length > 0 && letters
  })
  expect(letter?.text).toContain(`原為 ${old.store_name}，改為 ${other.store_name}`)
})

test('DSK-32 DSK-33 a parcel in the house goes to another store freely while it has no label, and by its courier once its store has closed', async () => {
  const [number, care] = [await buy(), await office.as('care')]
  await care.call.pickupStores.change({ number, store_id: third.store_id })
  expect((await buyer.find({ id: number })).seven).toMatchObject(third)
  await care.call.pickupStores.change({ number, store_id: old.store_id })
  const owner = await office.as('owner')
  await owner.call.orders.startPicking({ number })
  await owner.call.parcels.book({ number })
  await expect(care.call.pickupStores.change({ number, store_id: other.store_id })).rejects.toMatchObject({ status: 'label_booked' })
  const { boxes } = await owner.call.parcels.boxes({ number })
  await owner.call.parcels.print({ boxes: boxes.map(({ id }) => id) })
  await courierTells(number, '2037')
  expect(await buyer.find({ id: number })).toMatchObject({ status: 'picking', pickup: { store_closed_until: expect.any(String) } })
  await care.call.pickupStores.change({ number, store_id: other.store_id })
  expect(await buyer.find({ id: number })).toMatchObject({ status: 'picking', seven: other, pickup: { store_closed_until: null } })
  const after = await owner.call.parcels.boxes({ number })
  expect(after.boxes).toMatchObject([{ state: 'booked', tracking: boxes[0]?.tracking, store_closed_until: null }])
  const kept = await database.db
    .selectFrom('label_boxes')
    .where('shipment_id', '=', boxes[0]?.id ?? 0)
    .select('label_id')
    .execute()
  expect(kept, 'what was drawn named the old store').toEqual([])
  await owner.call.orders.handOver({ number })
  expect((await buyer.find({ id: number })).status).toBe('delivering')
})

test('DSK-32 what nobody chose by 10:00 of the third day comes back, and the link chooses no more', async () => {
  const number = await sent()
  await courierTells(number, '2037')
  const [token = ''] = await linkOf(number)
  const until = new Date((await shown(number)) ?? 0)
  clock.pass({ minutes: (until.getTime() - shop.now().getTime()) / 60_000 - 1 })
  await settleClosedStores(shop)
  const early = await office.as('owner')
  expect((await early.call.parcels.boxes({ number })).boxes).toMatchObject([{ under_way: 'store_closed' }])
  clock.pass({ minutes: 1 })
  await settleClosedStores(shop)
  await askCourierAboutAll(shop)
  await settleClosedStores(shop)
  const owner = await office.as('owner')
  expect((await owner.call.parcels.boxes({ number })).boxes, 'as if nobody had fetched it').toMatchObject([{ under_way: 'not_collected' }])
  const troubled = async (trouble: string) => (await owner.call.orders.list({ view: 'all', trouble })).rows.map((row) => row.number)
  expect(await troubled('parcel')).toContain(number)
  expect(await troubled('store_closed')).not.toContain(number)
  const { closedStores } = visitor().call
  await expect(closedStores.choose({ token, store_id: other.store_id })).rejects.toMatchObject({ status: 'link_ended' })
  const care = await office.as('care')
  await expect(care.call.pickupStores.change({ number, store_id: other.store_id })).rejects.toMatchObject({ status: 'no_such_move' })
})

test('DSK-32 a parcel still in the house loses its label then, and waits for another store', async () => {
  const number = await booked()
  await courierTells(number, '2037')
  const until = new Date((await shown(number)) ?? 0)
  clock.pass({ minutes: (until.getTime() - shop.now().getTime()) / 60_000 })
  await settleClosedStores(shop)
  await settleClosedStores(shop)
  const [owner, care] = [await office.as('owner'), await office.as('care')]
  expect((await owner.call.parcels.boxes({ number })).boxes).toMatchObject([{ state: 'open', store_closed_until: until.toISOString() }])
  await care.call.pickupStores.change({ number, store_id: other.store_id })
  expect((await owner.call.parcels.boxes({ number })).boxes).toMatchObject([{ state: 'open', store_closed_until: null }])
  await owner.call.parcels.book({ number })
  expect((await parcelOf(number)).fields['ReceiverStoreID']).toBe(other.store_id)
})

test('DSK-32 a courier who does not answer is asked again, and his no leaves the store as it was', async () => {
  const number = await sent()
  await courierTells(number, '2037')
  const { courier } = shop.ports
  const lossy = async (change: Parameters<typeof courier.changeStore>[0]) => {
    await courier.changeStore(change)
    return { answer: 'unknown', reason: 'the line broke' } as const
  }
  const cut: Shop = { ...shop, ports: { ...shop.ports, courier: { ...courier, changeStore: lossy } } }
  const asked = { number, storeId: other.store_id, actor: { kind: 'staff', id: 'Ana' } } as const
  expect(await changeStore(cut, asked)).toMatchObject({ ok: false, refusal: { code: 'courier_unknown' } })
  expect((await buyer.find({ id: number })).seven).toMatchObject(old)
  await settleClosedStores(shop)
  expect(await buyer.find({ id: number })).toMatchObject({ seven: other, pickup: { store_closed_until: null } })

  const refused = await sent()
  await courierTells(refused, '2037')
  const no: Shop = {
    ...shop,
    ports: { ...shop.ports, courier: { ...courier, changeStore: async () => ({ answer: 'refused', text: '門市不收' }) } },
  }
  expect(await changeStore(no, { ...asked, number: refused })).toMatchObject({
    ok: false,
    refusal: { code: 'courier_refused', text: '門市不收' },
  })
  await settleClosedStores(shop)
  expect(await buyer.find({ id: refused })).toMatchObject({ seven: old, pickup: { store_closed_until: expect.any(String) } })
})

test('DSK-10 DSK-32 the letter can be sent again with a link of its own, and not once a store was chosen', async () => {
  const [number, care] = [await sent(), await office.as('care')]
  await courierTells(number, '2037')
  await linkOf(number)
  const letter = await eventually(async () =>
    (await care.call.orders.find({ number })).letters?.find(({ kind, state }) => kind === 'store_closed' && state === 'sent'),
  )
  expect((await care.call.orderPage.letters.find({ id: letter.id })).text, 'the word of the link is kept nowhere').toContain('/zh/store/…')
  await care.call.orderPage.letters.again({ id: letter.id })
  const tokens = await linkOf(number, 2)
  expect(new Set(tokens).size).toBe(2)
  for (const token of tokens) expect(await visitor().call.closedStores.find({ token })).toMatchObject({ number })
  await care.call.pickupStores.change({ number, store_id: other.store_id })
  await expect(care.call.orderPage.letters.again({ id: letter.id })).rejects.toMatchObject({ status: 'letter_outdated' })
  for (const token of tokens) await expect(visitor().call.closedStores.find({ token })).rejects.toMatchObject({ status: 'link_ended' })
})

test('TDY-01 DSK-32 the tile of closed stores is red at once, with its hour, and leads to exactly these orders', async () => {
  const number = await sent()
  await courierTells(number, '2037')
  const care = await office.as('care')
  const { rows } = await care.call.orders.list({ view: 'all', trouble: 'store_closed' })
  expect(rows.map((row) => row.number)).toContain(number)
  const tile = (await care.call.today.find({})).tiles.find(({ kind }) => kind === 'store_closed')
  expect(tile).toMatchObject({ count: rows.length, tone: 'red', until: expect.any(String) })
  const untils = await Promise.all(rows.map((row) => shown(row.number)))
  expect(tile?.until).toBe(untils.flatMap((until) => (until !== null && new Date(until) > shop.now() ? until : [])).toSorted()[0])
  const accountant = await office.as('accountant')
  expect((await accountant.call.today.find({})).tiles.map(({ kind }) => kind)).not.toContain('store_closed')
})
