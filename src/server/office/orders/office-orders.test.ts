import { expect, test } from 'vitest'
import { createOrder, forceStatus } from '#support/rows.ts'
import { fillCart, orderBody, place, type OrderWish } from '#support/test-order.ts'
import { testOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'

const testShop = await openTestShop()
const { shop, database, shelf, signIn } = testShop
const { db } = database
const office = testOffice(testShop)
const owner = await office.as('owner')
const hao = await signIn('hao')
const { id: haoId } = await hao.call.user.find({})

async function buy(wish: OrderWish = {}): Promise<string> {
  const lines = await fillCart(hao, { [shelf.roseGel]: 2 })
  const { order_hashed_id: number } = await place(hao, {
    order: await orderBody(testShop, { payway: 'when_received', ...wish, cart_item_ids: lines }),
  })
  return number
}

const numbers = async (asked: Parameters<typeof owner.call.orders.list>[0]) =>
  (await owner.call.orders.list(asked)).rows.map(({ number }) => number)
const hours = (ago: number) => new Date(shop.now().getTime() - ago * 3_600_000)

test('DSK-01 a new order stands on top of the list, with buyer, goods, state, payment and total', async () => {
  const number = await buy()
  const { rows, total, capped } = await owner.call.orders.list({})
  expect(rows[0]).toMatchObject({
    number,
    status: 'confirmed',
    payment: 'when_received',
    total: 1010,
    sender: '陳浩',
    recipient: '陳媽媽',
    destination: '新竹縣竹北市',
    shipping_method: 'black_cat',
    temperature: 'normal',
    units: 2,
    first_goods: '玫瑰凝膠',
    pictures: [expect.stringContaining('/')],
    held: null,
    has_remark: false,
    parts: [],
  })
  expect({ total, capped }).toEqual({ total: rows.length, capped: false })
})

test('each view shows the orders of its statuses, newest first', async () => {
  const made = new Map<string, string>()
  for (const [place_, status] of (
    ['uncharged', 'pending_payment', 'confirmed', 'picking', 'delivering', 'delivered', 'finished', 'cancel'] as const
  ).entries()) {
    const id = await createOrder(database, { user_id: haoId, placed_at: hours(100 + place_) })
    await forceStatus(database, { orderId: id, status })
    const { hashed_id } = await db.selectFrom('orders').where('id', '=', id).select('hashed_id').executeTakeFirstOrThrow()
    made.set(status, hashed_id)
  }
  const of = (...statuses: string[]) => statuses.map((status) => made.get(status))
  expect(await numbers({ view: 'unpaid' })).toEqual(of('uncharged', 'pending_payment'))
  expect(await numbers({ view: 'to_pick' })).toContain(made.get('confirmed'))
  expect(await numbers({ view: 'picking' })).toEqual(of('picking'))
  expect(await numbers({ view: 'on_the_way' })).toEqual(of('delivering'))
  expect(await numbers({ view: 'at_store' })).toEqual(of('delivered'))
  expect(await numbers({ view: 'finished' })).toContain(made.get('finished'))
  expect(await numbers({ view: 'ended' })).toEqual(of('cancel'))
  expect(await numbers({ view: 'all' })).toEqual(expect.arrayContaining([...made.values()]))
})

test('DSK-01 an order in parts stands once, its parts below it, also where only a part has come so far', async () => {
  const paid = { user_id: haoId, payment: 'credit_cards', handling_fee: 0, grand_total: 590, placed_at: hours(300) } as const
  const whole = await createOrder(database, paid)
  const { hashed_id: number } = await db.selectFrom('orders').where('id', '=', whole).select('hashed_id').executeTakeFirstOrThrow()
  const part = (suffix: number) => createOrder(database, { ...paid, hashed_id: `${number}-${suffix}`, parent_id: whole, suffix })
  const [first, second] = [await part(1), await part(2)]
  await forceStatus(database, { orderId: whole, status: 'finished' })
  await forceStatus(database, { orderId: first, status: 'picking' })
  await forceStatus(database, { orderId: second, status: 'picking' })
  const packed = (await owner.call.orders.list({ view: 'picking' })).rows.filter((row) => row.number === number)
  expect(packed).toHaveLength(1)
  expect(packed[0]?.parts.map((each) => [each.number, each.status])).toEqual([
    [`${number}-1`, 'picking'],
    [`${number}-2`, 'picking'],
  ])
  expect(await numbers({ view: 'finished' })).toContain(number)
})

test('NAV-23 the list goes on where its page ended, and shows no order twice; a page has 50, 100 or 200 rows, the newest first', async () => {
  const many = 120
  for (let made = 0; made < many; made += 1) await createOrder(database, { user_id: haoId, placed_at: hours(1000 + Math.floor(made / 2)) })
  for (const asked of [
    {},
    { words: '林小梅' },
    { words: '0912345678' },
    { view: 'unpaid' },
    { view: 'to_pick', words: '林' },
    { view: 'ended' },
  ] as const) {
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page: Awaited<ReturnType<typeof owner.call.orders.list>> = await owner.call.orders.list({ ...asked, ...(cursor && { cursor }) })
      seen.push(...page.rows.map(({ number }) => number))
      cursor = page.next ?? undefined
    } while (cursor)
    const { total } = await owner.call.orders.list(asked)
    expect(new Set(seen).size, JSON.stringify(asked)).toBe(seen.length)
    expect(seen, JSON.stringify(asked)).toHaveLength(total)
  }
  for (const rows of [50, 100, 200] as const) {
    const page = (await owner.call.orders.list({ rows, words: '林小梅' })).rows
    expect(page).toHaveLength(Math.min(rows, (await owner.call.orders.list({ words: '林小梅' })).total))
    expect(page.map(({ placed_at }) => placed_at)).toEqual(
      page
        .map(({ placed_at }) => placed_at)
        .toSorted()
        .toReversed(),
    )
  }
  const newest = (await owner.call.orders.list({})).rows[0]?.number
  const broken = await owner.call.orders.list({ cursor: 'not-a-cursor' })
  expect(broken.rows[0]?.number).toBe(newest)
})

test('an order is found by number, name, e-mail, tracking and any part of a phone, however they are written', async () => {
  const id = await createOrder(database, {
    user_id: haoId,
    sender_name: '臺靜農',
    sender_phone: '+886933777001',
    contact: { name: 'Wu Ying', phone: '0988123456', county: '臺北市', district: '大安區', zip_code: '106', address: '永康街 1 號' },
    placed_at: hours(50),
  })
  await db.updateTable('orders').set({ tracking: '9004-1122' }).where('id', '=', id).execute()
  const { hashed_id } = await db.selectFrom('orders').where('id', '=', id).select('hashed_id').executeTakeFirstOrThrow()
  for (const words of [
    hashed_id,
    hashed_id.toLowerCase(),
    hashed_id.slice(0, 11),
    '台靜農',
    '臺靜農',
    'wu ying',
    'ＷＵ',
    'ying 台靜',
    '9004-1122',
    '90041122',
    '9004 1122',
    '0933777001',
    '+886 933-777-001',
    '777001',
    '001',
    '0988 123 456',
  ])
    expect(await numbers({ words }), words).toContain(hashed_id)
  for (const words of ['王靜農', '0933777002', 'wu yang', '%', '_']) expect(await numbers({ words }), words).not.toContain(hashed_id)
  await db.updateTable('users').set({ email: 'wu.tai@example.com' }).where('id', '=', haoId).execute()
  expect(await numbers({ words: 'wu.tai@' }), 'a member who changes their address').toContain(hashed_id)
})

test('the page of an order says whose it is, how it was paid, and what happened, with the name of who did it', async () => {
  const number = await buy()
  await owner.call.orders.startPicking({ number })
  const found = await owner.call.orders.find({ number })
  expect(found).toMatchObject({
    order: { hashed_id: number, status: 'picking', grand_total: 1010 },
    member: { name: '陳浩', orders: expect.any(Number) },
    held: null,
    moves: { [number]: ['book', 'hand_over_by_number', 'hold'] },
  })
  expect(found.entries[0]).toMatchObject({ event: 'start_picking', actor: 'operations', by: owner.me.name, to_status: 'picking' })
  await expect(owner.call.orders.find({ number: 'AAAAAAAAAAAA' })).rejects.toMatchObject({ status: 'invalid_order_number' })
})

test('cancelling asks for a reason that the buyer reads, and is refused once packing has begun', async () => {
  const care = await office.as('care')
  const [one, other] = [await buy(), await buy()]
  await expect(care.call.orders.cancel({ number: one, reason: ' ' })).rejects.toMatchObject({ status: 'validation_error' })
  expect(await care.call.orders.cancel({ number: one, reason: '商品瑕疵，無法出貨' })).toEqual({ status: 'cancel' })
  expect(await hao.call.orders.find({ id: one })).toMatchObject({ status: 'cancel', cancel_reason: '商品瑕疵，無法出貨' })
  await owner.call.orders.startPicking({ number: other })
  await expect(care.call.orders.cancel({ number: other, reason: '客人改變心意' })).rejects.toMatchObject({
    status: 'no_such_move',
    details: { now: 'picking' },
  })
  expect((await hao.call.orders.find({ id: other })).status).toBe('picking')
})

test('DSK-16 a held order is neither started, booked nor handed over, until it is let go; its buyer may still cancel', async () => {
  const care = await office.as('care')
  const [one, other] = [await buy(), await buy()]
  const held = { status: 'order_held', details: { reason: 'address' } }
  expect(await care.call.orders.hold({ number: one, reason: 'address' })).toEqual({ status: 'held' })
  await expect(owner.call.orders.startPicking({ number: one })).rejects.toMatchObject(held)
  expect(await owner.call.orders.find({ number: one })).toMatchObject({
    held: { reason: 'address', by: care.me.name, at: expect.any(String) },
    moves: { [one]: ['release', 'cancel'] },
  })
  expect((await owner.call.orders.list({ view: 'held' })).rows.map(({ number, held: why }) => [number, why])).toEqual([[one, 'address']])
  await owner.call.orders.startPicking({ number: other })
  await care.call.orders.hold({ number: other, reason: 'address' })
  await expect(owner.call.parcels.book({ number: other })).rejects.toMatchObject(held)
  await expect(owner.call.orders.handOver({ number: other, tracking: 'T-2000' })).rejects.toMatchObject(held)
  expect(await care.call.orders.release({ number: other })).toEqual({ status: 'released' })
  expect((await owner.call.orders.handOver({ number: other, tracking: 'T-2000' })).status).toBe('delivering')
  await hao.call.orders.cancel({ id: one, order: { cancel_reason: 'edit' } })
  expect((await hao.call.orders.find({ id: one })).status).toBe('cancel')
  await expect(care.call.orders.hold({ number: other, reason: 'stock' })).rejects.toMatchObject({ status: 'no_such_move' })
})

test('DSK-16 NAV-16 holding and letting go stand in the history and in the audit log, once each however often they are told', async () => {
  const number = await buy()
  const packer = await office.as('packer')
  for (const reason of ['buyer', 'buyer', 'stock'] as const) await packer.call.orders.hold({ number, reason })
  await Promise.all([owner.call.orders.release({ number }), packer.call.orders.release({ number })])
  const told = (await owner.call.orders.find({ number })).entries.filter(({ event }) => event === 'hold' || event === 'release')
  expect(told.map(({ event, by }) => [event, by])).toEqual([
    ['release', owner.me.name],
    ['hold', packer.me.name],
    ['hold', packer.me.name],
  ])
  const entries = await db.selectFrom('audit_entries').where('subject', '=', `order ${number}`).orderBy('id').selectAll().execute()
  expect(entries.map(({ verb, before, after }) => ({ verb, before, after }))).toEqual([
    { verb: 'hold-order', before: null, after: { reason: 'buyer' } },
    { verb: 'hold-order', before: { reason: 'buyer' }, after: { reason: 'stock' } },
    { verb: 'release-order', before: { reason: 'stock' }, after: null },
  ])
  await expect(packer.call.orders.hold({ number: 'AAAAAAAAAAAA', reason: 'buyer' })).rejects.toMatchObject({
    status: 'invalid_order_number',
  })
})

test('DSK-16 of a hold and a start at once one comes first: a held order is never being packed unless it was before', async () => {
  for (let round = 0; round < 8; round += 1) {
    const number = await buy()
    const [held, started] = await Promise.allSettled([
      owner.call.orders.hold({ number, reason: 'risk' }),
      owner.call.orders.startPicking({ number }),
    ])
    expect(held.status).toBe('fulfilled')
    const { order, entries } = await owner.call.orders.find({ number })
    expect(order.status).toBe(started.status === 'fulfilled' ? 'picking' : 'confirmed')
    const events = entries.map(({ event }) => event).filter((event) => event === 'hold' || event === 'start_picking')
    expect(events).toEqual(started.status === 'fulfilled' ? ['hold', 'start_picking'] : ['hold'])
  }
})

test('the database itself keeps a held order where it is', async () => {
  const id = await createOrder(database, { user_id: haoId, status: 'confirmed', held_reason: 'other', held_by: 'Ana', held_at: shop.now() })
  const move = db.updateTable('orders').set({ status: 'picking' }).where('id', '=', id).execute()
  await expect(move).rejects.toMatchObject({ constraint: 'held_orders_stay' })
})

test('what is pressed twice, or by two people at once, is done once', async () => {
  const number = await buy()
  const packer = await office.as('packer')
  const pressed = await Promise.allSettled([owner, packer, owner].map(({ call }) => call.orders.startPicking({ number })))
  expect(pressed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await owner.call.orders.find({ number })).entries.filter(({ event }) => event === 'start_picking')).toHaveLength(1)
})

test('a parcel goes its way: booked and handed over, at the door', async () => {
  const number = await buy()
  await owner.call.orders.startPicking({ number })
  const { status, tracking } = await owner.call.parcels.book({ number })
  expect({ status, tracking }).toEqual({ status: 'booked', tracking: expect.stringMatching(/^\d+$/) })
  expect((await owner.call.orders.find({ number })).moves[number]).toEqual(['hand_over', 'hold'])
  expect(await owner.call.orders.handOver({ number })).toEqual({ status: 'delivering' })
  expect(await numbers({ words: tracking })).toEqual([number])
  await expect(owner.call.parcels.book({ number })).rejects.toMatchObject({ status: 'no_such_move', details: { now: 'delivering' } })
  await expect(owner.call.orders.atStore({ number }), 'it goes to a door').rejects.toMatchObject({ status: 'no_such_move' })
  expect(await owner.call.orders.delivered({ number })).toEqual({ status: 'finished' })
  const next = await buy()
  await owner.call.orders.startPicking({ number: next })
  await expect(owner.call.orders.handOver({ number: next, tracking })).rejects.toMatchObject({ status: 'tracking_taken' })
  await expect(owner.call.orders.handOver({ number: next, tracking: 'x' })).rejects.toMatchObject({ status: 'validation_error' })
})

test('TDY-04 today counts what its lists show, and what the day has sold', async () => {
  const { tiles, numbers: day } = await owner.call.today.find({})
  const toPick = tiles.find(({ kind }) => kind === 'to_pick')
  expect(toPick?.count).toBe((await owner.call.orders.list({ view: 'to_pick' })).total)
  const number = await buy()
  const later = await owner.call.today.find({})
  expect(later.tiles.find(({ kind }) => kind === 'to_pick')?.count).toBe((toPick?.count ?? 0) + 1)
  expect(later.numbers?.today).toEqual({ ...day?.today, orders: (day?.today.orders ?? 0) + 1, goods: (day?.today.goods ?? 0) + 780 })
  await owner.call.orders.startPicking({ number })
  const packer = await office.as('packer')
  const theirs = await packer.call.today.find({})
  expect(theirs.tiles.map(({ kind }) => kind)).toEqual(['to_pick', 'held', 'low_stock'])
  expect(theirs.numbers?.today.goods).toBeNull()
  const editor = await office.as('editor')
  expect(await editor.call.today.find({})).toMatchObject({ tiles: [{ kind: 'low_stock' }], numbers: null })
})

test('DSK-01 a row says what the courier told last, and its marks: held, at risk, noted, remarked, coming back', async () => {
  const number = await buy({ remark: '放管理室' })
  await owner.call.orders.startPicking({ number })
  await owner.call.parcels.book({ number })
  await owner.call.orders.handOver({ number })
  const { id } = await db.selectFrom('orders').where('hashed_id', '=', number).select('id').executeTakeFirstOrThrow()
  const row = async () => (await owner.call.orders.list({})).rows.find((each) => each.number === number)
  expect(await row()).toMatchObject({ has_remark: true, has_return: false, risk: 'low', risk_mark: null, tracking: expect.any(String) })
  await db.updateTable('shipments').set({ state: 'not_collected', last_event_at: shop.now() }).where('order_id', '=', id).execute()
  const back = { order_id: id, event: 'partial_return', from_status: 'finished', to_status: 'finished', actor: 'operations' } as const
  await db.insertInto('order_events').values(back).execute()
  await owner.call.orderPage.markRisk({ number, mark: 'suspicious' })
  await owner.call.orderPage.tags.change({ number, add: ['送禮'], remove: [] })
  await owner.call.orderPage.assign({ number, to: owner.me.id })
  await owner.call.orderPage.notes.add({ number, text: '請分開包' })
  expect(await row()).toMatchObject({
    parcel_state: 'not_collected',
    has_return: true,
    has_note: true,
    risk_mark: 'suspicious',
    tags: ['送禮'],
    assigned: owner.me.name,
  })
})
