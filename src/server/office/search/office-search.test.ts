import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Tx } from '#database/connect.ts'
import { createOrder, createProduct } from '#support/rows.ts'
import { fillCart, orderBody, place } from '#support/test-order.ts'
import { testOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'

const house = await openTestShop()
const { database, shelf, signIn } = house
const { db } = database
const office = testOffice(house)
const owner = await office.as('owner')
const hao = await signIn('hao')
const { id: haoId, uid: haoUid } = await hao.call.user.find({})

const lines = await fillCart(hao, { [shelf.roseGel]: 1 })
const contact = { name: '臺灣王小蘭', phone: '0933445566', county: '新竹縣', district: '竹北市', address: '文興路一段 168 號 8 樓' }
const order = await orderBody(house, { contact_attributes: contact, cart_item_ids: lines })
const { order_hashed_id: number } = await place(hao, { order })
const { id: orderId } = await db.selectFrom('orders').where('hashed_id', '=', number).select('id').executeTakeFirstOrThrow()
await db.updateTable('orders').set({ tracking: '9012-3456-7890' }).where('id', '=', orderId).execute()
const invoice = {
  order_id: orderId,
  number: 'QZ87654321',
  kind: 'b2c',
  issued_at: new Date(),
  amount: 390,
  relate_number: 'x',
  random_code: '1234',
} as const
await db.insertInto('invoices').values(invoice).execute()
const { reference, provider_ref } = await db
  .selectFrom('payments')
  .where('order_id', '=', orderId)
  .select(['reference', 'provider_ref'])
  .executeTakeFirstOrThrow()

const found = async (words: string, who = owner) => who.call.search.find({ words })
const orders = async (words: string, who = owner) => (await found(words, who)).orders.map((row) => row.number)

test('NAV-08 an order is found by its numbers, its people, and any part of a phone number', async () => {
  for (const words of [
    number.slice(0, 3),
    number,
    '王小蘭',
    '陳浩',
    String((await hao.call.user.find({})).email),
    '445566',
    '4455',
    '9012 3456 7890',
    'QZ-87654321',
    reference,
    String(provider_ref),
  ])
    expect(await orders(words), words).toContain(number)
  expect(await orders('nothing like it')).toEqual([])
  expect(await orders('')).toEqual([])
})

test('NAV-09 how it is written makes no difference', async () => {
  for (const words of [
    '台灣王小蘭',
    '臺灣王小蘭',
    '０９３３４４５５６６',
    '+886 933 445 566',
    '0933-445-566',
    number.toLowerCase(),
    'ｑｚ８７６５４３２１',
  ])
    expect(await orders(words), words).toContain(number)
})

test('NAV-10 a complete number is told as one, so that Enter opens it', async () => {
  const exact = async (words: string) => (await found(words)).orders.filter((row) => row.exact).map((row) => row.number)
  const spaced = `${number.slice(0, 4)} ${number.slice(4, 8)} ${number.slice(8)}`
  for (const words of [number, spaced, `${number}-2`, `O:${number}`, '9012-3456-7890', '901234567890', 'QZ87654321', reference])
    expect(await exact(words), words).toEqual([number])
  expect(await exact(number.slice(0, 11))).toEqual([])
  expect(await exact(haoUid)).toEqual([])
})

test('NAV-08 members are found by uid, name, e-mail and phone, and so are their orders by the uid', async () => {
  const uids = async (words: string) => (await found(words)).members.map(({ uid }) => uid)
  const { email } = await hao.call.user.find({})
  for (const words of [haoUid, '陳浩', String(email), '0922110334']) expect(await uids(words), words).toContain(haoUid)
  expect(await orders(haoUid)).toContain(number)
  await db.updateTable('users').set({ name: '陳大浩' }).where('id', '=', haoId).execute()
  expect(await uids('陳大浩')).toEqual([haoUid])
})

test('NAV-08 goods are found by id, name, bar code and shelf, also those that are not on sale', async () => {
  const id = await createProduct(database, {
    name_zh: '紅梅護手霜',
    name_en: 'Plum hand cream',
    barcode: '4719876201029',
    shelf: 'B-07',
    available: false,
  })
  for (const words of [String(id), '護手霜', 'HAND cream', '4719876201029', 'b-07'])
    expect((await found(words)).products, words).toMatchObject([{ id, on_sale: false }])
  expect((await found('4719 8762 01029')).products).toMatchObject([{ id, exact: true }])
})

test('NAV-07 nobody finds what they may not see', async () => {
  const [packer, editor, care] = [await office.as('packer'), await office.as('editor'), await office.as('care')]
  expect(await found('王小蘭', packer)).toEqual({ orders: [], members: [], products: [] })
  expect(await orders('445566', packer)).toEqual([])
  expect(await orders('0933445566', packer)).toEqual([])
  expect((await found(number, packer)).orders).toMatchObject([{ number, sender: null, total: null, exact: true }])
  expect(await orders('QZ87654321', packer)).toEqual([number])
  expect(await found(number, editor)).toMatchObject({ orders: [] })
  expect((await found(number, care)).orders).toMatchObject([{ number, sender: '陳浩', total: expect.any(Number) }])
})

test('NAV-07 each kind has at most five, the newest first', async () => {
  const made: string[] = []
  for (let day = 1; day <= 7; day += 1) {
    const id = await createOrder(database, { user_id: haoId, sender_name: '何承翰', placed_at: new Date(Date.now() + day * 1000) })
    made.push((await db.selectFrom('orders').where('id', '=', id).select('hashed_id').executeTakeFirstOrThrow()).hashed_id)
  }
  expect(await orders('何承翰')).toEqual(made.toReversed().slice(0, 5))
})

test('NAV-07 it begins with the ten things that were opened last, each once, as far as they may still be seen', async () => {
  const ann = await office.as('care')
  for (let id = 1; id <= 11; id += 1) await ann.call.search.open({ kind: 'product', id: String(id) })
  await ann.call.search.open({ kind: 'order', id: number })
  await ann.call.search.open({ kind: 'product', id: '11' })
  const { opened, orders: known } = await ann.call.search.recent({})
  expect(opened).toHaveLength(10)
  expect(opened.slice(0, 3)).toEqual([
    { kind: 'product', id: '11' },
    { kind: 'order', id: number },
    { kind: 'product', id: '10' },
  ])
  expect(known).toMatchObject([{ number }])
  expect((await owner.call.search.recent({})).opened).toEqual([])
})

test('NAV-08 what an order and its member are found by is written once, when all that an order writes stands', async () => {
  const mei = await signIn('mei')
  const { id: meiId } = await mei.call.user.find({})
  // Counted with what this connection has not told of yet, which stays the same until the transaction ends.
  const countWritten = async (tx: Tx) => {
    const { rows } = await sql<{ table: string; written: number }>`
      select relname as table, (n_tup_ins + n_tup_upd)::int as written from pg_stat_xact_user_tables`.execute(tx)
    return (table: string) => rows.find((row) => row.table === table)?.written ?? 0
  }
  await database.transaction(async (tx) => {
    const before = await countWritten(tx)
    const id = await createOrder({ ...database, db: tx }, { user_id: meiId, sender_phone: '+886955123987' })
    const payment = { order_id: id, amount: 620, method: 'when_received', provider: 'shop', reference: 'ONCEAND4ALL1' } as const
    await tx
      .insertInto('payments')
      .values({ ...payment, status: 'waiting' })
      .execute()
    await tx.insertInto('senders').values({ user_id: meiId, name: '林小梅', phone: '+886955123987' }).execute()
    const home = { ...contact, phone: '0966321789', zip_code: '302', type: 'black_cat', fingerprint: 'two' } as const
    await tx
      .insertInto('contacts')
      .values({ ...home, user_id: meiId })
      .execute()
    await sql`set constraints all immediate`.execute(tx)
    const after = await countWritten(tx)
    for (const table of ['order_search', 'member_search']) expect(after(table) - before(table), table).toBe(1)
  })
  expect(await orders('ONCEAND4ALL1')).toHaveLength(1)
  for (const phone of ['955123987', '966321789'])
    expect((await found(phone)).members.map((row) => row.uid)).toEqual([(await mei.call.user.find({})).uid])
})
