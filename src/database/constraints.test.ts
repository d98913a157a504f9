import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createMember, createOrder, createProduct } from '#support/rows.ts'
import { freshDatabase } from '#support/test-database.ts'

const database = await freshDatabase()
const { db } = database
const mei = await createMember(database)
const product = await createProduct(database, { stock: 5 })
const order = await createOrder(database, { user_id: mei })

const line = { order_id: order, product_id: product, item_type: 'normal' as const, quantity: 2, price: 390, sub_total: 780, snapshot: {} }
const payment = { order_id: order, provider: 'tappay', method: 'credit_cards' as const, amount: 620 }
const newCard = () => ({
  user_id: mei,
  brand: 'visa' as const,
  last4: '4242',
  exp_month: 12,
  exp_year: 2030,
  card_key_enc: Buffer.from(''),
  card_token_enc: Buffer.from(''),
  fingerprint: randomBytes(4).toString('hex'),
})
const newPayment = () => ({ ...payment, reference: randomBytes(6).toString('hex') })

test('what happened is only ever added to', async () => {
  await db.insertInto('order_lines').values(line).execute()
  await db.insertInto('order_events').values({ order_id: order, event: 'place', to_status: 'uncharged', actor: 'buyer' }).execute()
  await db.insertInto('order_edits').values({ order_id: order, changed: {}, actor: 'buyer' }).execute()
  await db.insertInto('point_entries').values({ user_id: mei, points: 10, reason: 'custom', customer_reason: '生日快樂' }).execute()
  await db.insertInto('vip_changes').values({ user_id: mei, from_level: 0, to_level: 1, reason: 'spending' }).execute()
  await db.insertInto('user_notes').values({ user_id: mei, kind: 'note', text: '好客人', actor: 'operations' }).execute()
  for (const table of ['order_lines', 'order_events', 'order_edits', 'point_entries', 'vip_changes', 'user_notes', 'stock_movements']) {
    await expect(sql`update ${sql.table(table)} set created_at = now()`.execute(db), table).rejects.toThrow(
      `${table} is only ever added to: update is refused`,
    )
    await expect(sql`delete from ${sql.table(table)}`.execute(db), table).rejects.toThrow(
      `${table} is only ever added to: delete is refused`,
    )
  }
})

test('PAY-15 what a provider said stays, and is said once', async () => {
  const said = { provider: 'tappay', event_key: 'trade-1:0', kind: 'notify', payload: { status: 0 } }
  const { id } = await db.insertInto('payment_events').values(said).returning('id').executeTakeFirstOrThrow()
  await db.updateTable('payment_events').set({ processed_at: new Date() }).where('id', '=', id).execute()
  await expect(db.updateTable('payment_events').set({ payload: {} }).where('id', '=', id).execute()).rejects.toThrow('is refused')
  await expect(db.insertInto('payment_events').values(said).execute()).rejects.toThrow('payment_events_provider_event_key_key')
})

test('totals that do not add up are refused', async () => {
  await expect(createOrder(database, { user_id: mei, grand_total: 619 })).rejects.toThrow('orders_total_adds_up')
  await expect(createOrder(database, { user_id: mei, discount_amount: 400, grand_total: 220 })).rejects.toThrow('orders_check')
  await expect(
    db
      .insertInto('order_lines')
      .values({ ...line, sub_total: 779 })
      .execute(),
  ).rejects.toThrow('order_lines_sub_total_adds_up')
})

test('an order goes to one kind of address, the one of its method', async () => {
  const store = { store_id: '131386', store_name: '中正門市' }
  await createOrder(database, { user_id: mei, shipping_method: 'seven', store })
  await expect(createOrder(database, { user_id: mei, store })).rejects.toThrow('orders_one_address')
  await expect(createOrder(database, { user_id: mei, shipping_method: 'seven' })).rejects.toThrow('orders_one_address')
  const abroad = { user_id: mei, shipping_method: 'ups' as const, contact: null, foreign_contact: { country: 'HK' } }
  await expect(createOrder(database, abroad)).rejects.toThrow('orders_region_of_method')
  await createOrder(database, { ...abroad, region: 'foreign' })
})

test('PAY-13 an order has one open payment', async () => {
  const { id } = await db.insertInto('payments').values(newPayment()).returning('id').executeTakeFirstOrThrow()
  await expect(db.insertInto('payments').values(newPayment()).execute()).rejects.toThrow('payments_one_open')
  await db.updateTable('payments').set({ status: 'failed' }).where('id', '=', id).execute()
  await db.insertInto('payments').values(newPayment()).execute()
  await expect(db.updateTable('payments').set({ refunded_amount: 621 }).where('id', '=', id).execute()).rejects.toThrow('payments_check')
})

test('CRD-03 a member has one default card', async () => {
  await db
    .insertInto('saved_cards')
    .values({ ...newCard(), is_default: true })
    .execute()
  await db.insertInto('saved_cards').values(newCard()).execute()
  await expect(
    db
      .insertInto('saved_cards')
      .values({ ...newCard(), is_default: true })
      .execute(),
  ).rejects.toThrow('saved_cards_one_default')
})

test.each([
  ['exp_year', 1999],
  ['exp_year', 2201],
  ['exp_month', 0],
  ['exp_month', 13],
] as const)('no card ends in the %s %d', async (column, value) => {
  const card = { ...newCard(), [column]: value }
  await expect(db.insertInto('saved_cards').values(card).execute()).rejects.toThrow(`saved_cards_${column}_check`)
})

test.each([
  ['from_level', -1],
  ['from_level', 3],
  ['to_level', -1],
  ['to_level', 3],
] as const)('no member changes %s %d', async (column, level) => {
  const change = { user_id: mei, from_level: 0, to_level: 1, reason: 'spending', [column]: level }
  await expect(db.insertInto('vip_changes').values(change).execute()).rejects.toThrow(`vip_changes_${column}_check`)
})

test('WSH-04 D-29 sharing is rewarded by the month, which is written as its first day', async () => {
  const code = { code: 'SHARE10', kind: 'amount' as const, name_zh: '分享禮', value: 10 }
  const { id: code_id } = await db.insertInto('discount_codes').values(code).returning('id').executeTakeFirstOrThrow()
  const reward = (month: string) => db.insertInto('share_rewards').values({ user_id: mei, month, code_id }).execute()
  await expect(reward('2026-11-02')).rejects.toThrow('share_rewards_month_check')
  await reward('2026-11-01')
  await expect(reward('2026-11-01')).rejects.toThrow('share_rewards_pkey')
})

test('PTS-14 a balance never falls below zero', async () => {
  await db.insertInto('point_accounts').values({ user_id: mei, balance: 10 }).execute()
  await expect(db.updateTable('point_accounts').set({ balance: -1 }).execute()).rejects.toThrow('point_accounts_balance_check')
})

test('a confirmed address belongs to one member, whatever its case; an unconfirmed one blocks nobody', async () => {
  const now = new Date()
  await createMember(database, { email: 'Mei@example.com', email_confirmed_at: now })
  await createMember(database, { email: 'mei@example.com' })
  await expect(createMember(database, { email: 'mei@EXAMPLE.com', email_confirmed_at: now })).rejects.toThrow('users_confirmed_email')
})

test('prices of a product keep their order', async () => {
  await expect(createProduct(database, { price: 401 })).rejects.toThrow('products_check')
  await expect(createProduct(database, { first_purchase_price: 390 })).rejects.toThrow('products_check')
  await expect(createProduct(database, { price: 0 })).rejects.toThrow('products_free_of_charge')
  await createProduct(database, { price: 0, shopping_point_price: 30 })
})

test('categories are two levels deep', async () => {
  const newCategory = async (parent_id: number | null) =>
    (await db.insertInto('categories').values({ name_zh: '凝膠', parent_id }).returning('id').executeTakeFirstOrThrow()).id
  const top = await newCategory(null)
  const below = await newCategory(top)
  await expect(newCategory(below)).rejects.toThrow('at most two levels deep')
  await expect(
    db
      .updateTable('categories')
      .set({ parent_id: await newCategory(null) })
      .where('id', '=', top)
      .execute(),
  ).rejects.toThrow('at most two levels deep')
})

test('no category is its own', async () => {
  const { id } = await db.insertInto('categories').values({ name_zh: '凝膠' }).returning('id').executeTakeFirstOrThrow()
  await expect(db.updateTable('categories').set({ parent_id: id }).where('id', '=', id).execute()).rejects.toThrow('categories_check')
})

test('no article leads to itself', async () => {
  const article = { title_zh: '手', summary_zh: '', content_zh: '', cover: '/a.webp', published_at: new Date(0) }
  const { id } = await db.insertInto('health_articles').values(article).returning('id').executeTakeFirstOrThrow()
  await expect(db.insertInto('article_links').values({ article_id: id, related_article_id: id }).execute()).rejects.toThrow('_check')
})

test('a gift is never an exclusive product', async () => {
  const campaign = (product_id: number, key: string) => db.insertInto('gift_campaigns').values({ key, kind: 'gifts', product_id }).execute()
  await expect(campaign(await createProduct(database, { exclusive: true }), 'rare')).rejects.toThrow(
    'an exclusive product cannot be a gift',
  )
  await campaign(product, 'spring')
  await expect(db.updateTable('products').set({ exclusive: true }).where('id', '=', product).execute()).rejects.toThrow(
    'cannot become exclusive',
  )
})

test('a change tells its time', async () => {
  const before = await db.selectFrom('users').select(['created_at', 'updated_at']).where('id', '=', mei).executeTakeFirstOrThrow()
  await db.updateTable('users').set({ name: '林梅' }).where('id', '=', mei).execute()
  const after = await db.selectFrom('users').select('updated_at').where('id', '=', mei).executeTakeFirstOrThrow()
  expect(after.updated_at > before.updated_at).toBe(true)
})
