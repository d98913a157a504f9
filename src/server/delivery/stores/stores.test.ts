import { beforeAll, expect, test } from 'vitest'
import { stores as directory } from '../../../../sandbox/logistics/stores.ts'
import { taiwanDistricts } from '#rules/reference/taiwan-districts.ts'
import { fillCart, orderBody, place } from '#support/test-order.ts'
import { openTestShop } from '#support/test-shop.ts'
import { refreshStores } from './refresh-stores.ts'

const testShop = await openTestShop()
const { shop, visitor, signIn, shelf, database } = testShop
const { db } = database
const zh = visitor()
const en = visitor({ language: 'en' })

const lookUp = (group: 'city' | 'road' | 'store', key: string, browser = zh) => browser.call.stores.lookup({ group, key })

test('RCP-21 the first question fills the shop with the directory of the logistics company', async () => {
  expect(await db.selectFrom('stores').select('store_id').execute()).toEqual([])
  expect(await lookUp('city', '連江縣')).toEqual(['南竿鄉', '北竿鄉'])
  expect(await db.selectFrom('stores').select('store_id').execute()).toHaveLength(directory.length)
})

test('RCP-18 every county and city of Taiwan has stores, and every store a place in it', async () => {
  const counties = [...new Set(taiwanDistricts.map(({ county }) => county))]
  const answers = await Promise.all(counties.map((county) => lookUp('city', county)))
  expect(counties).toHaveLength(22)
  expect(answers.every((cities) => cities.length > 0)).toBe(true)
  expect(directory.length).toBeGreaterThanOrEqual(600)
})

test('RCP-21 D-56 districts, then roads, then the stores of a road: each key joins the names above with a pipe', async () => {
  expect(await lookUp('city', '臺北市')).toContain('大安區')
  expect(await lookUp('road', '臺北市|大安區')).toEqual(expect.arrayContaining(['永康街', '信義路四段']))
  expect(await lookUp('store', '臺北市|大安區|永康街')).toContainEqual({
    store_id: '131386',
    store_name: '永康門市',
    address: '臺北市大安區永康街12號',
  })
})

test('RCP-19 RCP-21 a road with several stores is named once', async () => {
  const stores = await db.selectFrom('stores').where('county', '=', '臺北市').where('city', '=', '大安區').select('road').execute()
  const roads = new Set(stores.map(({ road }) => road))
  expect(stores.length).toBeGreaterThan(roads.size)
  expect(((await lookUp('road', '臺北市|大安區')) as string[]).toSorted()).toEqual([...roads].toSorted())
})

test('RCP-22 a store answers its number and its name', async () => {
  const [store] = await lookUp('store', '連江縣|北竿鄉|all')
  expect(store).toEqual({
    store_id: expect.stringMatching(/^\d{6}$/),
    store_name: expect.stringMatching(/門市$/),
    address: expect.stringMatching(/^連江縣北竿鄉/),
  })
})

test('RCP-20 all in place of a road answers every store of the district', async () => {
  const roads = (await lookUp('road', '臺北市|大安區')) as string[]
  const onEach = await Promise.all(roads.map((road) => lookUp('store', `臺北市|大安區|${road}`)))
  expect(await lookUp('store', '臺北市|大安區|all')).toHaveLength(onEach.flat().length)
})

test('D-04 D-56 an English page asks and is answered with English names', async () => {
  expect(await lookUp('city', 'Taipei City', en)).toContain("Da'an District")
  expect(await lookUp('store', "Taipei City|Da'an District|永康街", en)).toHaveLength(3)
})

test('RCP-21 places that do not exist have no stores; a question without a key, or of another group, is refused', async () => {
  expect(await lookUp('city', '亞特蘭提斯')).toEqual([])
  expect(await lookUp('road', '臺北市|板橋區')).toEqual([])
  expect(await lookUp('store', '臺北市|大安區|不存在路')).toEqual([])
  expect(await lookUp('store', '臺北市')).toEqual([])
  await expect(lookUp('city', '')).rejects.toMatchObject({ status: 'validation_error' })
  expect((await zh.ask('/api/v1/seven?group=planet&key=1')).status).toBe(422)
})

test('a store that the directory no longer lists takes no parcels, and comes back with it', async () => {
  await db
    .insertInto('stores')
    .values({
      store_id: '999999',
      store_name: '關門門市',
      county: '連江縣',
      city: '北竿鄉',
      road: '中正路',
      address: '連江縣北竿鄉中正路1號',
    })
    .execute()
  await refreshStores(shop)
  expect(await lookUp('store', '連江縣|北竿鄉|all')).not.toContainEqual(expect.objectContaining({ store_id: '999999' }))
  expect(await db.selectFrom('stores').select('active').where('store_id', '=', '999999').executeTakeFirst()).toEqual({ active: false })
})

test.each([
  ['is out of reach', { answer: 'unreachable', reason: 'HTTP 503' } as const],
  ['is empty', { answer: 'stores', stores: [] } as const],
])('a directory that %s changes nothing', async (_what, answer) => {
  const before = await db.selectFrom('stores').select('store_id').where('active', '=', true).execute()
  await refreshStores({ ...shop, ports: { ...shop.ports, storeDirectory: { listStores: async () => ({ ...answer, stores: [] }) } } })
  expect(await db.selectFrom('stores').select('store_id').where('active', '=', true).execute()).toHaveLength(before.length)
})

const pickup = {
  shipping_method: 'seven',
  received_time: null,
  contact_attributes: { name: '陳浩', phone: '0922110334' },
  store_id: '131386',
} as const

test('SHP-01 OAP-08 an order is picked up at the store that was chosen', async () => {
  const hao = await signIn('hao')
  const placed = await place(hao, {
    order: await orderBody(testShop, { ...pickup, cart_item_ids: await fillCart(hao, { [shelf.roseGel]: 1 }) }),
  })
  expect(await hao.call.orders.find({ id: placed.order_hashed_id })).toMatchObject({
    shipping_method: 'seven',
    region: 'domestic',
    delivery_fee: 200,
    received_time: null,
    seven: { store_id: '131386', store_name: '永康門市', tracking_number: null },
    cvs_store_name: '永康門市',
    contact: { name: '陳浩', phone: '0922110334', county: null, address: null },
  })
})

test('RCP-07 RCP-08 D-50 the next pickup finds the person and the store, with its place', async () => {
  const hao = await signIn('hao')
  const { list } = await hao.call.contacts.list({ type: 'seven' })
  expect(list).toEqual([
    { id: expect.any(Number), name: '陳浩', phone: '0922110334', address: '永康門市', store_id: '131386', store_name: '永康門市' },
  ])
  expect(await hao.call.contacts.find({ id: list[0]?.id ?? 0 })).toMatchObject({
    type: 'seven',
    county: '臺北市',
    district: '大安區',
    store_id: '131386',
  })
})

test.each([
  ['is not there', { store_id: '000001' }, 'store_id'],
  ['was left out', { store_id: null }, 'store_id'],
  ['is right but the name is none', { contact_attributes: { name: '浩7', phone: '0922110334' } }, 'contact_attributes.name'],
  ['is right but the number is not mobile', { contact_attributes: { name: '陳浩', phone: '022110334' } }, 'contact_attributes.phone'],
])('RCP-32 RCP-16 RCP-17 RCP-18 a pickup whose store %s is refused by its field', async (_what, wrong, field) => {
  const hao = await signIn('hao')
  const order = await orderBody(testShop, { ...pickup, ...wrong, cart_item_ids: await fillCart(hao, { [shelf.lilyGel]: 1 }) })
  await expect(place(hao, { order })).rejects.toMatchObject({
    status: 'validation_error',
    details: { errors: { [field]: expect.any(String) } },
  })
  await db.deleteFrom('cart_items').execute()
})

beforeAll(() => db.deleteFrom('stores').execute())
