import { beforeAll, expect, test } from 'vitest'
import { taipeiDay } from '#rules/calendar.ts'
import { orderFilterFieldNames, type FilterWords } from '#rules/orders/order-filter.ts'
import { todayTiles } from '#rules/orders/tile-limits.ts'
import { ordersOfTile } from '#rules/orders/today-tiles.ts'
import { listAttention } from '#server/delivery/fulfilment/list-attention.ts'
import { changeTags } from '#server/sales/orders/tags/change-tags.ts'
import { createMember, createOrder, createProduct, forceStatus } from '#support/rows.ts'
import { testOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'

const testShop = await openTestShop()
const { shop, database } = testShop
const { db } = database
const owner = await testOffice(testShop).as('owner')
const ago = (hours: number) => new Date(shop.now().getTime() - hours * 3_600_000)
const home = { name: '林小梅', phone: '0912345678', district: '大安區', zip_code: '106', address: '永康街 31 巷 12 號' }

type Row = Parameters<typeof createOrder>[1]
const made: Record<string, number> = {}
let mei = 0

async function make(name: string, row: Partial<Row> = {}): Promise<number> {
  made[name] = await createOrder(database, { user_id: mei, placed_at: ago(30), ...row })
  return made[name]
}

const paid = (orderId: number, row: object = {}) =>
  db
    .insertInto('payments')
    .values({
      order_id: orderId,
      provider: 'tappay',
      reference: `P${orderId}`,
      method: 'credit_cards',
      amount: 590,
      status: 'paid',
      created_at: ago(30),
      ...row,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

async function line(orderId: number, productId: number): Promise<void> {
  const snapshot = {
    slug: 'x',
    name: { zh: '燭', en: 'candle' },
    preview: '/x.jpg',
    members_only: false,
    exclusive: false,
    shopping_point_price: null,
    optional_bundles_max_quantity: 0,
    split_stocks: [],
  }
  const row = { order_id: orderId, product_id: productId, item_type: 'normal' as const, quantity: 1, price: 390, sub_total: 390, snapshot }
  await db.insertInto('order_lines').values(row).execute()
}

async function numberOf(id: number): Promise<string> {
  return (await db.selectFrom('orders').where('id', '=', id).select('hashed_id').executeTakeFirstOrThrow()).hashed_id
}

/** The names of the orders that are found. */
async function found(filter: FilterWords & { view?: 'attention' | 'to_hand_over' | 'to_pick' | 'finished' }): Promise<string[]> {
  const { rows, total } = await owner.call.orders.list(filter)
  expect(rows).toHaveLength(total)
  const ids = await db.selectFrom('orders').select(['id', 'hashed_id']).execute()
  const idOf = new Map(ids.map(({ id, hashed_id }) => [hashed_id, id]))
  const nameOf = new Map(Object.entries(made).map(([name, id]) => [id, name]))
  return rows.map(({ number }) => nameOf.get(idOf.get(number) ?? 0) ?? '?').toSorted()
}

let candle = 0
let shelf = 0

beforeAll(async () => {
  mei = await createMember(database)
  const vvip = await createMember(database, { vip: 2 })
  candle = await createProduct(database, { slug: 'candle' })
  const { id } = await db.insertInto('categories').values({ name_zh: '香氛' }).returning('id').executeTakeFirstOrThrow()
  shelf = id
  await db.insertInto('product_categories').values({ product_id: candle, category_id: shelf }).execute()

  await make('first', { placed_at: ago(100) })
  const plain = await make('plain', { remark: '放管理室' })
  const dear = await make('dear', { items_total: 9000, grand_total: 9230, discount_code_text: 'PLUM' })
  await make('cold', { risk: 'middle', risk_reasons: ['not_collected'], temperature: 'freezing', shipping_method: 'freezing' })
  await make('island', { risk: 'high', risk_reasons: ['marked'], contact: { ...home, county: '連江縣' } })
  await make('level', { user_id: vvip, pre_order: true })
  await make('held', { held_reason: 'address', held_by: 'Ana', held_at: ago(20) })
  await line(await make('candle'), candle)
  const card = { payment: 'credit_cards', handling_fee: 0, grand_total: 590 } as const
  await paid(await make('unanswered', card), { status: 'created' })
  const whole = await make('parts', { ...card, shipped_at: ago(10) })
  await paid(whole)
  const part = { ...card, user_id: mei, placed_at: ago(30), parent_id: whole, suffix: 1, hashed_id: 'PARTSPARTSPA-1' }
  const partId = await createOrder(database, part)
  await line(partId, candle)
  await forceStatus(database, { orderId: whole, status: 'delivering' })
  await forceStatus(database, { orderId: partId, status: 'picking' })
  const parcel = { order_id: whole, carrier: 'tcat', tracking_number: '900', last_event_at: ago(80) } as const
  await db
    .insertInto('shipments')
    .values({ ...parcel, state: 'damaged' })
    .execute()
  await db
    .insertInto('shipments')
    .values({ ...parcel, order_id: partId, tracking_number: '901', state: 'booked', booked_at: ago(0) })
    .execute()
  const picked = await make('picked')
  await database.transaction(
    async (tx) =>
      void (await tx
        .updateTable('orders')
        .set({ status: 'confirmed', confirmed_at: ago(29) })
        .where('id', '=', picked)
        .execute()),
  )
  await db
    .updateTable('orders')
    .set({ status: 'picking', picked_at: ago(2) })
    .where('id', '=', picked)
    .execute()
  const sent = await make('sent')
  await db
    .updateTable('orders')
    .set({ status: 'picking', picked_at: ago(1) })
    .where('id', '=', sent)
    .execute()
  await db
    .insertInto('invoices')
    .values({ order_id: sent, number: 'ZZ00000001', kind: 'b2b', issued_at: ago(1), amount: 620 })
    .execute()
  const returned = { order_id: sent, from_status: 'finished', to_status: 'finished', actor: 'operations' } as const
  await db
    .insertInto('order_events')
    .values({ ...returned, event: 'partial_return' })
    .execute()
  await changeTags(shop, { number: await numberOf(plain), actor: { kind: 'staff', id: 'Ana' }, add: ['VIP客人'], remove: [] })
  await owner.call.orderPage.notes.add({ number: await numberOf(dear), text: '急' })
  await owner.call.orderPage.assign({ number: await numberOf(dear), to: owner.me.id })
  await db
    .insertInto('invoice_refusals')
    .values({ order_id: made['first'] ?? 0, code: '1', says: 'no such tax ID', refused_at: ago(1) })
    .execute()
  const transfer = await make('transfer', { ...card, payment: 'atm', payment_deadline: ago(0) })
  await paid(transfer, { status: 'waiting', provider: 'bank', method: 'atm' })
  await forceStatus(database, { orderId: transfer, status: 'pending_payment' })
  const back = await make('back', { ...card, payment: 'atm' })
  const { id: payment } = await paid(back, { status: 'paid', provider: 'bank', method: 'atm' })
  await database.transaction(async (tx) => {
    await tx.insertInto('refunds').values({ payment_id: payment, amount: 590, reason: 'cancel_paid' }).execute()
    await tx.updateTable('payments').set({ status: 'refunding' }).where('id', '=', payment).execute()
    await tx
      .updateTable('orders')
      .set({ status: 'refunding', cancelled_at: ago(5) })
      .where('id', '=', back)
      .execute()
  })
  const confirmed = Object.entries(made).filter(([name]) => !['parts', 'picked', 'sent', 'transfer', 'back'].includes(name))
  for (const [, id_] of confirmed)
    await db
      .updateTable('orders')
      .set({ status: 'confirmed', confirmed_at: ago(29) })
      .where('id', '=', id_)
      .execute()
})

test.each<[filter: FilterWords, names: string[]]>([
  [{ status: 'refunding' }, ['back']],
  [{ status: 'picking' }, ['parts', 'picked', 'sent']],
  [{ payment: 'atm' }, ['back', 'transfer']],
  [{ payment_state: 'created,refunding' }, ['back', 'unanswered']],
  [{ method: 'freezing' }, ['cold']],
  [{ county: '連江縣' }, ['island']],
  [{ temperature: 'freezing,refrigeration' }, ['cold']],
  [{ total: '9000..' }, ['dear']],
  [{ total: '..8000', code: 'PLUM' }, []],
  [{ code: 'PLUM,ROSE' }, ['dear']],
  [{ level: '1,2' }, ['level']],
  [{ first: 'yes' }, ['first', 'level']],
  [{ held: 'address,stock' }, ['held']],
  [{ pre_order: 'yes' }, ['level']],
  [{ remark: 'yes' }, ['plain']],
  [{ invoice: 'b2b' }, ['sent']],
  [{ invoice_state: 'issued' }, ['sent']],
  [{ invoice_state: 'due' }, ['picked']],
  [{ invoice_state: 'refused,issued' }, ['first', 'sent']],
  [{ trouble: 'unanswered' }, ['unanswered']],
  [{ trouble: 'parcel,invoice' }, ['first', 'parts']],
  [{ trouble: 'invoice_late' }, ['picked']],
  [{ trouble: 'parcel_silent' }, ['parts']],
  [{ trouble: 'transfer_due' }, ['transfer']],
  [{ trouble: 'refund' }, ['back']],
  [{ status: 'picking', trouble: 'parcel' }, ['parts']],
  [{ booked: 'yes' }, ['parts']],
  [{ returned: 'yes' }, ['sent']],
  [{ risk: 'high' }, ['island']],
  [{ risk: 'high,middle' }, ['cold', 'island']],
  [{ tag: 'VIP客人' }, ['plain']],
  [{ note: 'yes' }, ['dear']],
  [{ days: '1..', status: 'confirmed', held: 'address' }, ['held']],
  [{ days: '2..' }, []],
  [{ status: 'confirmed,picking', invoice: 'b2b', payment: 'when_received' }, ['sent']],
])('DSK-03 orders of %o are %o', async (filter, names) => {
  expect(await found(filter)).toEqual(names)
})

test('DSK-03 orders are found by their goods and the shelves of those, also where a part of them holds it', async () => {
  expect(await found({ product: String(candle) })).toEqual(['candle', 'parts'])
  expect(await found({ category: String(shelf) })).toEqual(['candle', 'parts'])
  expect(await found({ category: String(shelf), status: 'picking' })).toEqual(['parts'])
})

test('DSK-03 goods and shelves are found by their names, and named by their numbers', async () => {
  const goods = owner.call.orderGoods
  const { found: shelves } = await goods.find({ kind: 'category', words: '香' })
  expect(shelves).toEqual([{ kind: 'category', id: shelf, name: '香氛' }])
  const { named } = await goods.name({ kind: 'product', ids: String(candle) })
  expect(named).toMatchObject([{ kind: 'product', id: candle }])
  const { found: products } = await goods.find({ kind: 'product', words: named[0]?.name ?? '' })
  expect(products.map(({ id }) => id)).toContain(candle)
  expect((await goods.find({ kind: 'product', words: '沒有這種東西' })).found).toEqual([])
})

test('DSK-03 orders are found by who looks after them, and by nobody', async () => {
  expect(await found({ assigned: String(owner.me.id) })).toEqual(['dear'])
  expect(await found({ assigned: '0', total: '9000..' })).toEqual([])
})

test('DSK-03 orders are found by the day of any step, the last day too', async () => {
  const day = taipeiDay(ago(100))
  expect(await found({ placed: `${day}..${day}` })).toEqual(['first'])
  const cancelled = taipeiDay(ago(5))
  expect(await found({ cancelled: `${cancelled}..` })).toEqual(['back'])
  for (const step of ['confirmed', 'picked', 'shipped', 'delivered', 'finished', 'refunded'] as const)
    expect(await found({ [step]: '..2020-01-01' }), step).toEqual([])
})

test('each field alone and with the others is understood, and what means nothing is refused', async () => {
  for (const field of orderFilterFieldNames)
    await expect(owner.call.orders.list({ [field]: 'no such thing,' }), field).rejects.toMatchObject({ status: 'validation_error' })
  const all = {
    status: 'confirmed',
    payment: 'atm',
    total: '1..2',
    product: '1',
    category: '1',
    level: '0',
    trouble: 'refund',
    days: '..9',
  }
  expect(await found(all)).toEqual([])
})

test('DSK-02 the view of what needs a person shows all that the attention list knows, and the one of what is to be handed over what has a label', async () => {
  const known = new Set((await listAttention(shop)).filter(({ order }) => order !== '-').map(({ order }) => order.slice(0, 12)))
  const { rows } = await owner.call.orders.list({ view: 'attention' })
  expect(new Set(rows.map(({ number }) => number))).toEqual(known)
  expect(await found({ view: 'attention' })).toEqual(['back', 'first', 'parts', 'unanswered'])
  expect(await found({ view: 'to_hand_over' })).toEqual(['parts'])
  expect(await found({ view: 'to_pick' })).not.toContain('held')
  expect(await found({ view: 'to_pick', status: 'picking' })).toEqual([])
})

test('TDY-01 TDY-02 every tile leads to a list of exactly the orders that it counts, and says since when the oldest of them waits', async () => {
  const { tiles } = await owner.call.today.find({})
  for (const kind of todayTiles) {
    const orders = ordersOfTile(kind, owner.me.id)
    if (!orders) continue
    const { total } = await owner.call.orders.list({ view: orders.view, ...orders.filter })
    expect(tiles.find((tile) => tile.kind === kind)?.count ?? 0, kind).toBe(total)
  }
  expect(tiles.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining([
      'unanswered',
      'to_pick',
      'to_hand_over',
      'invoice_late',
      'refund',
      'parcel',
      'transfer_due',
      'held',
      'low_stock',
    ]),
  )
  expect(tiles.find(({ kind }) => kind === 'invoice_late')).toMatchObject({ count: 1, oldest: ago(2).toISOString(), tone: 'amber' })
})

test('the list stands in the order that is asked for, page by page', async () => {
  const seen: (number | null)[] = []
  for (const sort of ['total', '-total', 'placed', '-placed'] as const) {
    const { rows } = await owner.call.orders.list({ sort, rows: 50 })
    seen.push(rows[0]?.total ?? null)
  }
  expect(seen.slice(0, 2)).toEqual([590, 9230])
})
