import { expect, test } from 'vitest'
import { openTestShop } from '#support/test-shop.ts'
import { untilWaiting } from '#support/until-waiting.ts'

const { database, signIn } = await openTestShop()
await database.db
  .insertInto('stores')
  .values([
    { store_id: '131386', store_name: '永康門市', county: '臺北市', city: '大安區', road: '永康街', address: '臺北市大安區永康街 1 號' },
    {
      store_id: '999999',
      store_name: '歇業門市',
      county: '臺北市',
      city: '大安區',
      road: '永康街',
      address: '臺北市大安區永康街 2 號',
      active: false,
    },
  ])
  .onConflict((same) => same.column('store_id').doNothing())
  .execute()

const home = { name: '陳浩', phone: '0922110334', county: '新竹縣', district: '竹北市', address: '文興路一段 168 號' }
const abroad = {
  name: 'Chan Ka Yan',
  phone: '+85291234567',
  country: 'HK',
  state_province_county: 'Kowloon',
  city_or_town: 'Mong Kok',
  address_one: '88 Nathan Road',
}

test('D-49 D-51 RCP-06 RCP-14 hao writes a recipient down, reads it, and finds it in the list of its type alone', async () => {
  const hao = await signIn('hao')
  const saved = await hao.call.contacts.create({ type: 'black_cat', contact_attributes: home })
  expect(saved).toMatchObject({ ...home, type: 'black_cat', zip_code: '302', address: '302 新竹縣 竹北市 文興路一段 168 號' })
  expect(await hao.call.contacts.find({ id: saved.id })).toEqual(saved)
  const list = async (type: 'black_cat' | 'seven' | 'ups') => (await hao.call.contacts.list({ type })).list.map(({ id }) => id)
  expect([await list('black_cat'), await list('seven'), await list('ups')]).toEqual([[saved.id], [], []])
})

test('D-51 RCP-08 a store and a place abroad have the fields of their own', async () => {
  const hao = await signIn('hao')
  const { name, phone } = home
  expect(await hao.call.contacts.create({ type: 'seven', contact_attributes: { name, phone, store_id: '131386' } })).toMatchObject({
    type: 'seven',
    store_id: '131386',
    store_name: '永康門市',
  })
  const foreign = await hao.call.contacts.create({ type: 'ups', foreign_contact_attributes: abroad })
  expect(foreign).toMatchObject({ type: 'ups', country: 'HK', city_or_town: 'Mong Kok', address_two: null, postal_code: null })
})

test('RCP-34 hao changes a recipient: its number stays, its fields are judged, and what it now equals goes', async () => {
  const hao = await signIn('hao')
  const create = (address: string) => hao.call.contacts.create({ type: 'black_cat', contact_attributes: { ...home, address } })
  const [one, other] = [await create('光明一路 1 號'), await create('光明一路 2 號')]
  const change = (changes: object) => hao.call.contacts.change({ id: one.id, contact_attributes: { ...home, ...changes } })
  expect(await change({ county: '臺北市', district: '大安區', address: '永康街 8 號' })).toMatchObject({
    id: one.id,
    type: 'black_cat',
    address: '106 臺北市 大安區 永康街 8 號',
  })
  await expect(change({ address: '8' })).rejects.toMatchObject({ status: 'validation_error' })
  await change({ address: '光明一路 2 號' })
  const ids = (await hao.call.contacts.list({ type: 'black_cat' })).list.map(({ id }) => id)
  expect(ids.filter((id) => id === one.id || id === other.id)).toEqual([one.id])
  const foreign = await hao.call.contacts.create({ type: 'ups', foreign_contact_attributes: abroad })
  const moved = { ...abroad, address_one: '90 Nathan Road' }
  expect(await hao.call.contacts.change({ id: foreign.id, foreign_contact_attributes: moved })).toMatchObject(moved)
})

test('RCP-34 two recipients that are changed to the same at once, while it is written down a third time, become one', async () => {
  const hao = await signIn('hao')
  const create = (address: string) => hao.call.contacts.create({ type: 'black_cat', contact_attributes: { ...home, address } })
  const [one, other] = [await create('中正路 1 號之 1'), await create('中正路 2 號之 1')]
  const same = { ...home, address: '中正路 3 號之 1' }
  const { id: memberId } = await hao.call.user.find({})
  const written = await database.transaction(async (tx) => {
    await tx.selectFrom('users').where('id', '=', memberId).select('id').forNoKeyUpdate().execute()
    const changes = [one, other].map(({ id }) => hao.call.contacts.change({ id, contact_attributes: same }))
    const all = Promise.allSettled([...changes, create(same.address)])
    await untilWaiting(database, 3)
    return { all }
  })
  const refusals = (await written.all).flatMap((answer) => (answer.status === 'rejected' ? [answer.reason as { status: string }] : []))
  expect(new Set(['contact_not_found', ...refusals.map(({ status }) => status)])).toEqual(new Set(['contact_not_found']))
  const list = (await hao.call.contacts.list({ type: 'black_cat' })).list.filter(({ address }) => address.includes('中正路'))
  expect(list.map(({ address }) => address)).toEqual(['302 新竹縣 竹北市 中正路 3 號之 1'])
})

test('RCP-34 nobody changes another member’s recipient', async () => {
  const [hao, mei] = [await signIn('hao'), await signIn('mei')]
  const saved = await hao.call.contacts.create({ type: 'black_cat', contact_attributes: home })
  await expect(mei.call.contacts.change({ id: saved.id, contact_attributes: home })).rejects.toMatchObject({ status: 'contact_not_found' })
})

test('D-50 the same recipient twice is one, and only the twenty used last are kept', async () => {
  const hao = await signIn('hao')
  const again = await Promise.all(
    [1, 2].map(() => hao.call.contacts.create({ type: 'black_cat', contact_attributes: { ...home, name: ' 陳浩 ' } })),
  )
  expect(new Set(again.map(({ id }) => id)).size).toBe(1)
  for (const place of Array.from({ length: 20 }, (_, index) => index)) {
    await hao.call.contacts.create({ type: 'black_cat', contact_attributes: { ...home, address: `文興路一段 ${place} 號之 1` } })
  }
  const { list } = await hao.call.contacts.list({ type: 'black_cat' })
  expect(list).toHaveLength(20)
  expect(list.map(({ id }) => id)).not.toContain(again[0]?.id)
})

test('D-50 what is kept of a type is counted without other types and without other members', async () => {
  const [hao, mei] = [await signIn('hao'), await signIn('mei')]
  const write = (browser: typeof hao, address: string) =>
    browser.call.contacts.create({ type: 'black_cat', contact_attributes: { ...home, address } })
  for (const place of Array.from({ length: 20 }, (_, index) => index)) await write(hao, `文興路二段 ${place} 號之 1`)
  await write(mei, '文興路二段 168 號')
  await hao.call.contacts.create({ type: 'ups', foreign_contact_attributes: { ...abroad, address_one: '90 Nathan Road' } })
  await write(hao, '文興路二段 168 號')
  expect((await hao.call.contacts.list({ type: 'black_cat' })).list).toHaveLength(20)
})

test('D-50 a line that was left empty and one that was left out are the same recipient abroad', async () => {
  const mei = await signIn('mei')
  const written = [abroad, { ...abroad, address_two: '', address_three: ' ' }]
  const saved = await Promise.all(
    written.map((foreign_contact_attributes) => mei.call.contacts.create({ type: 'ups', foreign_contact_attributes })),
  )
  expect(new Set(saved.map(({ id }) => id)).size).toBe(1)
})

test.each([
  { what: 'nothing', body: { type: 'black_cat' }, fields: ['contact_attributes'] },
  {
    what: 'an empty form',
    body: { type: 'black_cat', contact_attributes: { name: '', phone: '' } },
    fields: ['name', 'phone', 'county', 'district', 'address'],
  },
  {
    what: 'a number that is no mobile',
    body: { type: 'black_cat', contact_attributes: { ...home, phone: '0322110334' } },
    fields: ['phone'],
  },
  {
    what: 'a district of another county',
    body: { type: 'black_cat', contact_attributes: { ...home, district: '大安區' } },
    fields: ['district'],
  },
  { what: 'a short address', body: { type: 'black_cat', contact_attributes: { ...home, address: '一號' } }, fields: ['address'] },
  { what: 'a store that has closed', body: { type: 'seven', contact_attributes: { ...home, store_id: '999999' } }, fields: ['store_id'] },
  {
    what: 'no real name at a store',
    body: { type: 'seven', contact_attributes: { ...home, name: '浩 1', store_id: '131386' } },
    fields: ['name'],
  },
  { what: 'a home for a courier abroad', body: { type: 'ups', contact_attributes: home }, fields: ['foreign_contact_attributes'] },
  { what: 'Chinese on a label abroad', body: { type: 'ups', foreign_contact_attributes: { ...abroad, name: '陳家欣' } }, fields: ['name'] },
  {
    what: 'a country without delivery',
    body: { type: 'ups', foreign_contact_attributes: { ...abroad, country: 'JP', postal_code: '1000001' } },
    fields: ['country'],
  },
] as const)('RCP-32 the server refuses $what', async ({ body, fields }) => {
  const hao = await signIn('hao')
  const error = await hao.call.contacts.create(body as never).then(
    () => null,
    (problem: unknown) => problem,
  )
  expect(error).toMatchObject({ status: 'validation_error' })
  const { errors } = (error as { details: { errors: Record<string, string> } }).details
  expect(Object.keys(errors).map((field) => field.split('.').at(-1))).toEqual(fields)
})

test('RCP-05 a recipient is deleted by its member, with its type or without, and by nobody else', async () => {
  const [hao, mei] = [await signIn('hao'), await signIn('mei')]
  const { id } = await hao.call.contacts.create({ type: 'black_cat', contact_attributes: home })
  const gone = { status: 'contact_not_found' }
  await expect(mei.call.contacts.remove({ params: { id } })).rejects.toMatchObject(gone)
  await expect(mei.call.contacts.find({ id })).rejects.toMatchObject(gone)
  await expect(hao.call.contacts.remove({ params: { id }, query: { type: 'ups' } })).rejects.toMatchObject(gone)
  expect(await hao.call.contacts.remove({ params: { id }, query: { type: 'black_cat' } })).toEqual({ status: 'destroy_success' })
  await expect(hao.call.contacts.remove({ params: { id } })).rejects.toMatchObject(gone)
})
