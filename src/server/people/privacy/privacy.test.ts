import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Tx } from '#database/connect.ts'
import { addDays } from '#rules/calendar.ts'
import { createCard } from '#server/money/cards/store.ts'
import { untilWaiting } from '#support/until-waiting.ts'
import { createOrder } from '#support/rows.ts'
import { fillCart, orderBody, place } from '#support/test-order.ts'
import { openTestShop } from '#support/test-shop.ts'
import { closeAccount, closeAccounts } from './close-accounts.ts'
import { holdings } from './holdings.ts'

const testShop = await openTestShop()
const { shop, database, clock, shelf, signIn } = testShop
const { db } = database

test('every table that leads to a member is among the holdings, or is the member', async () => {
  const { rows } = await sql<{ table: string }>`
    select distinct c.conrelid::regclass::text as table from pg_constraint c
    where c.contype = 'f' and c.confrelid in ('users'::regclass, 'orders'::regclass)`.execute(db)
  // The stock is the shop's, refunds and lines of a bundle hang on what is listed.
  const elsewhere = ['stock_movements', 'stock_reservations']
  expect(rows.map(({ table }) => table).filter((table) => !(table in holdings) && !elsewhere.includes(table))).toEqual([])
})

test('hao takes everything with him that the shop holds about him, and nothing of anybody else', async () => {
  const hao = await signIn('hao')
  const { id, uid } = await hao.call.user.find({})
  await createOrder(database, { user_id: id })
  await hao.call.wishlist.add({ product_id: shelf.roseGel })
  const mei = await signIn('mei')
  await mei.call.wishlist.add({ product_id: shelf.pointsMug })
  const { member, holdings: held } = await hao.call.privacy.export({})
  expect(member).toMatchObject({ uid, name: '陳浩', email: 'hao@example.com' })
  expect(held['orders']).toHaveLength(1)
  expect(held['wishlist_items']).toMatchObject([{ product_id: shelf.roseGel }])
  expect(Object.keys(held)).toEqual(Object.keys(holdings))
  const words = JSON.stringify(held)
  for (const secret of ['token_hash', 'csrf_secret', 'card_token_enc']) expect(words).not.toContain(secret)
})

test('for seven days a member can think better of it', async () => {
  const mei = await signIn('mei')
  const { closing_at } = await mei.call.privacy.close({})
  expect(closing_at).toBe(addDays(shop.now(), 7).toISOString())
  clock.pass({ days: 6 })
  expect((await (await signIn('mei')).call.privacy.close({})).closing_at).toBe(closing_at)
  await closeAccounts(shop)
  expect(await mei.call.user.find({})).toMatchObject({ name: '林小梅', closing_at })
  expect(await mei.call.privacy.keep({})).toMatchObject({ closing_at: null })
  clock.pass({ days: 2 })
  await closeAccounts(shop)
  expect(await mei.call.user.find({})).toMatchObject({ name: '林小梅', closing_at: null })
})

test('DBS-03 an order that is placed while its account is about to be closed keeps the account open', async () => {
  const hao = await signIn('hao')
  const { id } = await hao.call.user.find({})
  await db.updateTable('orders').set({ status: 'finished' }).where('user_id', '=', id).execute()
  await hao.call.privacy.close({})
  clock.pass({ days: 8 })
  let closing: Promise<void> = Promise.resolve()
  await database.transaction(async (tx) => {
    await tx.selectFrom('users').where('id', '=', id).select('id').forNoKeyUpdate().execute()
    closing = closeAccounts(shop)
    await untilWaiting(database, 1)
    await createOrder({ ...database, db: tx }, { user_id: id, status: 'confirmed' })
  })
  await closing
  expect(await db.selectFrom('users').where('id', '=', id).select(['name', 'closed_at']).executeTakeFirst()).toEqual({
    name: '陳浩',
    closed_at: null,
  })
})

test('whoever thinks better of it while the accounts are being closed keeps theirs', async () => {
  const hao = await signIn('hao')
  const { id } = await hao.call.user.find({})
  await db.updateTable('orders').set({ status: 'finished' }).where('user_id', '=', id).execute()
  await hao.call.privacy.close({})
  clock.pass({ days: 8 })
  let closing: Promise<void> = Promise.resolve()
  await database.transaction(async (tx) => {
    await tx.updateTable('users').set({ closing_at: null }).where('id', '=', id).execute()
    closing = closeAccounts(shop)
    await untilWaiting(database, 1)
  })
  await closing
  expect(await hao.call.user.find({})).toMatchObject({ name: '陳浩', closing_at: null })
})

test('DBS-03 an order that comes while its account is being closed is refused', async () => {
  const hao = await signIn('hao')
  const { id } = await hao.call.user.find({})
  await db.updateTable('orders').set({ status: 'finished' }).where('user_id', '=', id).execute()
  const cart_item_ids = await fillCart(hao, { [shelf.roseGel]: 1 })
  const order = await orderBody(testShop, { cart_item_ids })
  await hao.call.privacy.close({})
  clock.pass({ days: 8 })
  let placing: Promise<unknown> = Promise.resolve()
  await database.transaction(async (tx) => {
    await tx.selectFrom('users').where('id', '=', id).select('id').forNoKeyUpdate().execute()
    placing = place(hao, { order }).catch((error: unknown) => error)
    await untilWaiting(database, 1)
    await closeAccount(tx, { memberId: id, now: shop.now() })
  })
  expect(await placing).toMatchObject({ status: 'invalid_cart_item_error' })
})

test('CPY-34 after seven days the person is gone, however often the clock strikes; orders stay, and signing in again makes somebody new', async () => {
  const xin = await signIn('xin')
  const { id } = await xin.call.user.find({})
  const orderId = await createOrder(database, { user_id: id, status: 'delivering' })
  await xin.call.wishlist.add({ product_id: shelf.roseGel })
  await xin.call.privacy.close({})
  clock.pass({ days: 8 })
  await closeAccounts(shop)
  expect(await db.selectFrom('users').where('id', '=', id).select('closed_at').executeTakeFirst()).toEqual({ closed_at: null })
  await db.updateTable('orders').set({ status: 'finished' }).where('id', '=', orderId).execute()
  await Promise.all([closeAccounts(shop), closeAccounts(shop)])
  const closed = await db
    .selectFrom('users')
    .where('id', '=', id)
    .select(['name', 'email', 'birthday', 'closed_at'])
    .executeTakeFirstOrThrow()
  expect(closed).toEqual({ name: '—', email: null, birthday: null, closed_at: shop.now() })
  for (const table of ['identities', 'sessions', 'wishlist_items', 'contacts', 'saved_cards'] as const) {
    expect(await db.selectFrom(table).where('user_id', '=', id).select('user_id').execute()).toEqual([])
  }
  expect(await db.selectFrom('orders').where('user_id', '=', id).select('id').execute()).toEqual([{ id: orderId }])
  await expect(xin.call.user.find({})).rejects.toMatchObject({ status: 'authentication_error' })
  expect((await (await signIn('xin')).call.user.find({})).id).not.toBe(id)
})

test('the company is told of the cards of an account that is closed', async () => {
  const mei = await signIn('mei')
  const { id } = await mei.call.user.find({})
  await db.updateTable('orders').set({ status: 'finished' }).where('user_id', '=', id).execute()
  await database.transaction((tx) => keepCardOf(tx, id))
  await mei.call.privacy.close({})
  clock.pass({ days: 8 })
  await closeAccounts(shop)
  expect(await db.selectFrom('saved_cards').where('user_id', '=', id).select('id').execute()).toEqual([])
  const told = await db.selectFrom('news').select('payload').execute()
  expect(told.map(({ payload }) => payload)).toContainEqual({
    name: 'card-removed',
    memberId: id,
    key: Buffer.from('key').toString('base64'),
    token: Buffer.from('token').toString('base64'),
  })
})

async function keepCardOf(tx: Tx, memberId: number): Promise<void> {
  const words = { card_key_enc: Buffer.from('key'), card_token_enc: Buffer.from('token'), fingerprint: 'a card of mei' }
  const face = { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2040 } as const
  await createCard(tx, { user_id: memberId, ...words, ...face, created_at: shop.now() })
}
