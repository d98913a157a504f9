import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addDays } from '#rules/calendar.ts'
import { closeAccount } from '#server/people/privacy/close-accounts.ts'
import { createMember, createOrder } from '#support/rows.ts'
import { fillCart, orderBody, place } from '#support/test-order.ts'
import { testOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'
import { untilWaiting } from '#support/until-waiting.ts'

const house = await openTestShop()
const { shop, database, shelf, signIn } = house
const { db } = database
const office = testOffice(house)
const care = await office.as('care')

const found = async (words: string) => (await care.call.members.list({ words })).rows.map(({ name }) => name)
const uidOf = async (id: number) => (await db.selectFrom('users').where('id', '=', id).select('uid').executeTakeFirstOrThrow()).uid

test('the list shows level, orders, spending, points, last order and marks; phone and e-mail are masked for everybody', async () => {
  const hao = await signIn('hao')
  const lines = await fillCart(hao, { [shelf.roseGel]: 1 })
  const { order_hashed_id: number } = await place(hao, { order: await orderBody(house, { payway: 'when_received', cart_item_ids: lines }) })
  const { id, uid } = await hao.call.user.find({})
  await db
    .updateTable('users')
    .set({ vip: 1, vip_due: '2027-03-01', locked_at: shop.now(), lock_reason: '測試' })
    .where('id', '=', id)
    .execute()
  const owner = await office.as('owner')
  for (const { call } of [care, owner]) {
    const { rows } = await call.members.list({ words: uid })
    expect(rows).toMatchObject([
      {
        uid,
        name: '陳浩',
        level: 1,
        level_until: '2027-03-01',
        phone: '0922***334',
        email: 'h***@example.com',
        orders: 1,
        spending: 0,
        points: expect.any(Number),
        marks: ['locked'],
      },
    ])
    expect(rows[0]?.last_order_at).not.toBeNull()
    expect(JSON.stringify(rows)).not.toMatch(/0922110334|hao@example/)
  }
  await db.updateTable('orders').set({ status: 'cancel' }).where('hashed_id', '=', number).execute()
  expect((await care.call.members.list({ words: uid })).rows[0], 'what came to nothing is no order').toMatchObject({ orders: 0 })
})

test('what was spent in the days of a level is what the level counts', async () => {
  const id = await createMember(database, { name: '何承翰', origin: 'office' })
  const money = { items_total: 5000, grand_total: 5230, status: 'finished' as const }
  await createOrder(database, { user_id: id, ...money, finished_at: addDays(shop.now(), -300) })
  await createOrder(database, { user_id: id, ...money, finished_at: addDays(shop.now(), -400) })
  expect((await care.call.members.list({ words: '何承翰' })).rows).toMatchObject([{ spending: 5000, orders: 2, marks: ['no_sign_in'] }])
})

test('MBR-02 a member is found by uid, name, e-mail, phone of any order or recipient, order number and identity', async () => {
  const id = await createMember(database, { name: '許佩珊', email: 'pei@example.com' })
  await createMember(database, { name: '許佩玲' })
  const contact = { name: '許媽媽', phone: '0977123456', county: '臺南市', district: '東區', zip_code: '701', address: '長榮路 1 號' }
  await db
    .insertInto('contacts')
    .values({ user_id: id, type: 'black_cat', ...contact, phone: '0955001122', fingerprint: 'one' })
    .execute()
  await db.insertInto('identities').values({ user_id: id, provider: 'line', provider_uid: 'U4af4980629aBc' }).execute()
  const orderId = await createOrder(database, { user_id: id, contact, sender_phone: '+886966778899', hashed_id: 'K7Q2M9X4TBHE' })
  expect(orderId).toBeGreaterThan(0)
  const uid = await uidOf(id)
  for (const words of [
    uid,
    '許佩珊',
    '佩珊',
    'PEI@example',
    '0955001122',
    '0955-001-122',
    '0977123456',
    '+886 966 778 899',
    'U4af4980629aBc',
  ])
    expect(await found(words), words).toEqual(['許佩珊'])
  for (const words of ['K7Q2M9X4TBHE', 'k7q2 m9x4 tbhe']) expect(await found(words), words).toEqual(['許佩珊'])
  expect((await found('許佩')).toSorted()).toEqual(['許佩玲', '許佩珊'])
  expect(await found('許佩珊 nothing like it')).toEqual([])
})

test('MBR-02 of two who change a member’s recipients at once, the second writes what both have left', async () => {
  const id = await createMember(database, { name: '許佩君' })
  const contact = { user_id: id, type: 'black_cat', name: '許媽媽', county: '臺南市', district: '東區', zip_code: '701' } as const
  const keep = (phone: string) => db.insertInto('contacts').values({ ...contact, address: '長榮路 1 號', phone, fingerprint: phone })
  await keep('0955443322').execute()
  const added = await database.transaction(async (tx) => {
    await tx.deleteFrom('contacts').where('user_id', '=', id).execute()
    await sql`set constraints all immediate`.execute(tx)
    const adding = keep('0966554433').execute()
    await untilWaiting(database, 1)
    return { adding }
  })
  await added.adding
  expect(await found('0966554433')).toEqual(['許佩君'])
  expect(await found('0955443322')).toEqual([])
})

test('MBR-20 a closed account is found by an order number only, under the name that closing gave it', async () => {
  const id = await createMember(database, { name: '周怡安', email: 'an@example.com', closing_at: addDays(shop.now(), -1) })
  await createOrder(database, {
    user_id: id,
    status: 'finished',
    finished_at: addDays(shop.now(), -40),
    hashed_id: 'M7Q2M9X4TBHE',
    sender_name: '周怡安',
  })
  const uid = await uidOf(id)
  expect(await found('周怡安')).toEqual(['周怡安'])
  await database.transaction((tx) => closeAccount(tx, { memberId: id, now: shop.now() }))
  for (const words of ['周怡安', 'an@example.com', uid, '0912345678'])
    expect(
      (await care.call.members.list({ words })).rows.filter((row) => row.uid === uid),
      words,
    ).toEqual([])
  const { rows } = await care.call.members.list({ words: 'M7Q2M9X4TBHE' })
  expect(rows).toMatchObject([{ uid, marks: expect.arrayContaining(['closed']), email: null }])
  const page = await care.call.members.find({ uid })
  expect(page).toMatchObject({
    name: rows[0]?.name,
    contact: { email: null, birthday: null },
    orders: { last: [{ number: 'M7Q2M9X4TBHE' }] },
  })
  expect(page.closed_at).not.toBeNull()
  expect(JSON.stringify(page)).not.toContain('周怡安')
})

test('NAV-23 the list pages by cursor, newest or oldest first, and what has joined meanwhile shifts nothing', async () => {
  for (let made = 0; made < 60; made += 1) await createMember(database, { name: `滿頁${made}` })
  const first = await care.call.members.list({})
  expect(first.rows).toHaveLength(50)
  expect(first.total).toBeGreaterThan(60)
  await createMember(database, { name: '剛加入' })
  const second = await care.call.members.list({ cursor: first.next ?? '' })
  const uids = [...first.rows, ...second.rows].map(({ uid }) => uid)
  expect(new Set(uids).size).toBe(uids.length)
  expect(second.rows.map(({ name }) => name)).not.toContain('剛加入')
  expect(second.next).toBeNull()
  expect(uids).toHaveLength(first.total)
  const oldest = await care.call.members.list({ sort: 'joined', rows: 200 })
  expect(oldest.rows.map(({ uid }) => uid).slice(0, -1)).toEqual(uids.toReversed())
  const searched = await care.call.members.list({ words: '滿頁' })
  expect(searched).toMatchObject({ total: 60, capped: false })
  expect((await care.call.members.list({ words: '滿頁', cursor: searched.next ?? '' })).rows).toHaveLength(10)
  expect((await care.call.members.list({ cursor: 'nonsense' })).rows.at(0)?.name).toBe('剛加入')
})

test('who may not see members gets none of it', async () => {
  for (const role of ['packer', 'editor', 'accountant'] as const) {
    const { call } = await office.as(role)
    await expect(call.members.list({})).rejects.toMatchObject({ status: 'permission_denied' })
    await expect(call.members.find({ uid: 'U1' })).rejects.toMatchObject({ status: 'permission_denied' })
  }
})
