import { expect, test } from 'vitest'
import type { ExportColumn } from '#rules/orders/export-columns.ts'
import { changeSetting } from '#server/platform/settings/change-setting.ts'
import { cleanLists } from './clean-lists.ts'
import { runBatch } from './batches/run-batch.ts'
import { writeExport } from './exports/write-export.ts'
import { createOrder } from '#support/rows.ts'
import { fillCart, orderBody, place, type OrderWish } from '#support/test-order.ts'
import { testOffice, type AtOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'

const testShop = await openTestShop()
const { shop, clock, database, shelf, signIn } = testShop
const { db } = database
const office = testOffice(testShop)
const owner = await office.as('owner')
const hao = await signIn('hao')
const { id: haoId } = await hao.call.user.find({})

async function buy(wish: OrderWish = {}, product = shelf.roseGel): Promise<string> {
  const lines = await fillCart(hao, { [product]: 1 })
  return (await place(hao, { order: await orderBody(testShop, { payway: 'when_received', ...wish, cart_item_ids: lines }) }))
    .order_hashed_id
}

type Move = Omit<Parameters<AtOffice['call']['batches']['begin']>[0], 'selection'>
const select = async (person: AtOffice, ...numbers: string[]) => (await person.call.selections.make({ numbers })).id
const statusOf = async (number: string) => (await owner.call.orders.find({ number })).order.status

/** Goes through a batch as the worker does: turn after turn, until no more are told of. */
async function runWhole(batchId: number): Promise<void> {
  for (;;) {
    const { count: before } = await countNews()
    await runBatch(shop, { batchId })
    if ((await countNews()).count === before) return
  }
}
const countNews = () =>
  db
    .selectFrom('news')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()

test('NAV-25 all rows of a filter are fixed at that instant: what comes later is not touched, and after half an hour they are over', async () => {
  const [one, other] = [await buy(), await buy()]
  const made = await owner.call.selections.make({ orders: { view: 'to_pick' } })
  expect(made).toMatchObject({ count: 2, total: 1240, capped: false })
  const late = await buy()
  expect(await owner.call.batches.preview({ move: 'hold', reason: 'stock', selection: made.id })).toMatchObject({ rows: 2 })
  const { id } = await owner.call.batches.begin({ move: 'hold', reason: 'stock', selection: made.id })
  await runWhole(id)
  for (const number of [one, other])
    expect((await owner.call.orders.find({ number })).held).toMatchObject({ reason: 'stock', by: owner.me.name })
  expect((await owner.call.orders.find({ number: late })).held).toBeNull()
  const manager = await office.as('manager')
  await expect(manager.call.batches.preview({ move: 'hold', selection: made.id }), 'somebody else’s').rejects.toMatchObject({
    status: 'selection_ended',
  })
  clock.pass({ minutes: 31 })
  await expect(owner.call.batches.preview({ move: 'release', selection: made.id })).rejects.toMatchObject({ status: 'selection_ended' })
  await expect(owner.call.selections.make({ numbers: ['NOSUCHORDER2'] })).rejects.toMatchObject({ status: 'selection_empty' })
})

test('NAV-26 a batch asks once with its effect, skips what it cannot move, and ends with a result for each row', async () => {
  const numbers = [await buy(), await buy(), await buy()]
  const [free = '', held = '', gone = ''] = numbers
  await owner.call.orders.hold({ number: held, reason: 'address' })
  await owner.call.orders.startPicking({ number: gone })
  const selection = await select(owner, ...numbers)
  expect(await owner.call.batches.preview({ move: 'start_picking', selection })).toEqual({
    rows: 1,
    units: 1,
    invoices: 1,
    skipped: [
      { why: 'order_held', count: 1 },
      { why: 'no_such_move', count: 1 },
    ],
    too_many: null,
  })
  const { id } = await owner.call.batches.begin({ move: 'start_picking', selection })
  await runWhole(id)
  const found = await owner.call.batches.find({ id })
  expect(found).toMatchObject({ state: 'done', by: owner.me.name, is_own: true, counts: { done: 1, skipped: 2, failed: 0, waiting: 0 } })
  expect(found.rows.map(({ number, state, why }) => [number, state, why])).toEqual([
    [held, 'skipped', 'order_held'],
    [gone, 'skipped', 'no_such_move'],
    [free, 'done', null],
  ])
  expect(await statusOf(free)).toBe('picking')
})

test('NAV-26 NAV-32 what stands otherwise when its turn comes fails alone, and is tried again when it is asked for', async () => {
  const [one, other] = [await buy(), await buy()]
  const { id } = await owner.call.batches.begin({ move: 'start_picking', selection: await select(owner, one, other) })
  await owner.call.orders.hold({ number: one, reason: 'buyer' })
  await runWhole(id)
  expect(await owner.call.batches.find({ id })).toMatchObject({ state: 'done', counts: { done: 1, failed: 1 } })
  expect((await owner.call.notices.list({})).rows[0]).toMatchObject({ notice: { kind: 'batches', id, failed: 1 } })
  await owner.call.orders.release({ number: one })
  await owner.call.batches.retry({ id })
  await runWhole(id)
  expect(await owner.call.batches.find({ id })).toMatchObject({ state: 'done', counts: { done: 2, failed: 0 } })
  expect(await statusOf(one)).toBe('picking')
})

test('NAV-26 a batch is stopped between rows, says what was done, and goes on where it was', async () => {
  const ids: number[] = []
  for (let made = 0; made < 25; made++) ids.push(await createOrder(database, { user_id: haoId, placed_at: shop.now() }))
  const rows = await db.selectFrom('orders').where('id', 'in', ids).select('hashed_id').execute()
  const selection = await select(owner, ...rows.map(({ hashed_id }) => hashed_id))
  const { id } = await owner.call.batches.begin({ move: 'hold', reason: 'other', selection })
  await runBatch(shop, { batchId: id })
  expect(await owner.call.batches.stop({ id })).toMatchObject({ state: 'stopped', counts: { done: 10, waiting: 15 } })
  await runWhole(id)
  expect((await owner.call.batches.find({ id })).counts, 'nobody goes on').toMatchObject({ done: 10, waiting: 15 })
  const care = await office.as('care')
  await expect(care.call.batches.stop({ id })).rejects.toMatchObject({ status: 'not_found' })
  await owner.call.batches.retry({ id })
  await Promise.allSettled([runWhole(id), runWhole(id)])
  expect(await owner.call.batches.find({ id })).toMatchObject({ state: 'done', counts: { done: 25, waiting: 0 } })
})

test('NAV-26 a row that was broken off is done once: what was done before counts as done', async () => {
  const [one, other] = [await buy(), await buy()]
  const { id } = await owner.call.batches.begin({ move: 'start_picking', selection: await select(owner, one, other) })
  await owner.call.orders.startPicking({ number: one })
  const lost = { state: 'doing' as const, claimed_at: shop.now() }
  await db.updateTable('batch_rows').set(lost).where('batch_id', '=', id).where('object', '=', one).execute()
  await expect(runBatch(shop, { batchId: id }), 'it comes back').rejects.toThrow('taken again')
  clock.pass({ minutes: 3 })
  await runWhole(id)
  expect(await owner.call.batches.find({ id })).toMatchObject({ state: 'done', counts: { done: 2, failed: 0 } })
  expect((await owner.call.orders.find({ number: one })).entries.filter(({ event }) => event === 'start_picking')).toHaveLength(1)
})

test('moves of a batch need the permission of the move, and go through its own verb', async () => {
  const number = await buy()
  const care = await office.as('care')
  const selection = await select(care, number)
  await expect(care.call.batches.begin({ move: 'start_picking', selection })).rejects.toMatchObject({ status: 'permission_denied' })
  for (const wish of [
    { move: 'tag', add: ['急件'] },
    { move: 'assign', to: null },
    { move: 'hold', reason: 'buyer' },
    { move: 'release' },
  ] satisfies Move[]) {
    const { id } = await care.call.batches.begin({ ...wish, selection })
    await runWhole(id)
    expect((await care.call.batches.find({ id })).state, wish.move).toBe('done')
  }
  expect(await db.selectFrom('office_tags').where('name', '=', '急件').select('id').execute()).toHaveLength(1)
  expect(await care.call.batches.preview({ move: 'ask_payment', selection })).toMatchObject({
    rows: 0,
    skipped: [{ why: 'nothing_to_ask', count: 1 }],
  })
})

test('DSK-04 PCK-01 selected orders are planned into waves of their courier and temperature, none larger than the setting, and each once', async () => {
  const packer = await office.as('packer')
  const numbers = [await buy(), await buy(), await buy()]
  const [, held = ''] = numbers
  const pudding = await buy({ shipping_method: 'refrigeration', payway: 'credit_cards' }, shelf.pudding)
  await changeSetting(shop, { path: 'packing.most_parcels', value: 2, actor: 'boss' })
  await expect.poll(async () => (await shop.terms()).packing.most_parcels, { timeout: 10_000 }).toBe(2)
  const more = await buy()
  await owner.call.orders.hold({ number: held, reason: 'address' })
  const selection = await select(packer, ...numbers, pudding, more)
  const wish = { move: 'plan_wave' as const, selection }
  expect(await packer.call.batches.preview(wish)).toMatchObject({ rows: 4, skipped: [{ why: 'order_held', count: 1 }] })
  const { id } = await packer.call.batches.begin(wish)
  await runWhole(id)
  expect(await packer.call.batches.find({ id })).toMatchObject({ state: 'done', counts: { done: 4, skipped: 1 } })
  const { waves } = await packer.call.waves.list({})
  const inWave = (number: string) => waves.find(({ parcels }) => parcels.some((parcel) => parcel.number === number))
  const [one = '', , third = ''] = numbers
  expect(inWave(one)).toMatchObject({ id: inWave(third)?.id, state: 'planned', temperature: 'normal', made_by: packer.me.name })
  expect(inWave(one)?.parcels).toHaveLength(2)
  expect(
    inWave(more)?.parcels.map(({ number }) => number),
    'the first one is full',
  ).toEqual([more])
  expect(inWave(pudding)).toMatchObject({ temperature: 'refrigeration' })
  expect(inWave(held)).toBeUndefined()
  const { id: again } = await packer.call.batches.begin({ ...wish, selection: await select(packer, one) })
  await runWhole(again)
  expect((await packer.call.batches.find({ id: again })).rows).toMatchObject([{ number: one, state: 'failed', why: 'in_wave' }])
  await changeSetting(shop, { path: 'packing.most_parcels', value: 30, actor: 'boss' })
})

async function fetchFile(
  person: AtOffice,
  wish: { kind?: 'orders' | 'order_lines'; format?: 'csv' | 'xlsx'; columns: ExportColumn[] },
  ...numbers: string[]
) {
  const selection = await select(person, ...numbers)
  const { id } = await person.call.exports.ask({ kind: 'orders', format: 'csv', reason: '對帳', selection, ...wish })
  await writeExport(shop, { exportId: id })
  const fetchAs = (cookie: string) => office.ask(`/office/api/v1/exports/${id}/file`, { method: 'GET', cookie })
  return { id, fetchAs, ...(await fetchAs(person.cookie)) }
}

test('NAV-28 CPY-34 a file has the mark of UTF-8, harmless cells, numbers as numbers, and is its maker’s for a day', async () => {
  const number = await buy({ remark: '=1+1' })
  const maker = await office.as('owner')
  const file = await fetchFile(maker, { columns: ['number', 'total', 'sender_phone', 'recipient_name', 'remark'] }, number)
  const [head, row] = file.text.split('\r\n')
  expect(head).toBe('\uFEFF訂單編號,訂購人電話,收件人,應付金額,買家備註')
  expect(row).toBe(`${number},'0922110334,陳媽媽,620,'=1+1`)
  expect((await file.fetchAs((await office.as('owner')).cookie)).status, 'somebody else').toBe(404)
  expect((await maker.call.exports.list({})).exports[0]).toMatchObject({ id: file.id, state: 'done', rows: 1 })
  expect(await db.selectFrom('data_views').where('kind', '=', 'export').select('rows').execute()).toEqual([{ rows: 1 }])
  clock.pass({ days: 1, minutes: 1 })
  const again = await office.as('owner')
  expect((await file.fetchAs(again.cookie)).status).toBe(404)
  await cleanLists(shop)
  expect(await db.selectFrom('export_pieces').select('place').execute()).toEqual([])
})

test('NAV-32 a file that cannot be written is tried five times, and then its maker hears of it once', async () => {
  const maker = await office.as('owner')
  const selection = await select(maker, await buy())
  const { id } = await maker.call.exports.ask({ kind: 'orders', format: 'csv', columns: ['number'], reason: '對帳', selection })
  await db.updateTable('exports').set({ input: '{}' }).where('id', '=', id).execute()
  for (let turn = 1; turn < 5; turn += 1) await expect(writeExport(shop, { exportId: id })).rejects.toThrow('ids')
  expect((await maker.call.notices.list({})).rows).toEqual([])
  await writeExport(shop, { exportId: id })
  await writeExport(shop, { exportId: id })
  expect((await maker.call.exports.list({})).exports[0]).toMatchObject({ id, state: 'failed', expires_at: null })
  expect((await maker.call.notices.list({})).rows.map(({ notice }) => notice)).toEqual([{ kind: 'batches', what: 'export', id, failed: 1 }])
  const another = await maker.call.exports.ask({ kind: 'orders', format: 'csv', columns: ['number'], reason: '對帳', selection })
  await db.updateTable('exports').set({ tries: 5 }).where('id', '=', another.id).execute()
  await writeExport(shop, { exportId: another.id })
  expect((await maker.call.exports.list({})).exports[0], 'each try was broken off').toMatchObject({ id: another.id, state: 'failed' })
  expect((await maker.call.notices.list({})).unread).toBe(2)
})

test('DSK-05 a file has a row an order or a row a line, with the columns that its maker may see', async () => {
  const number = await buy()
  const boss = await office.as('owner')
  const byLine = await fetchFile(boss, { kind: 'order_lines', columns: ['number', 'goods', 'quantity', 'line_total'] }, number)
  expect(byLine.text.split('\r\n').slice(0, 2)).toEqual(['\uFEFF訂單編號,商品,數量,小計', `${number},玫瑰凝膠,1,390`])
  const book = await office.as('accountant')
  const without = await fetchFile(book, { columns: ['number', 'recipient_name', 'total'] }, number)
  expect(without.text.split('\r\n')[0]).toBe('\uFEFF訂單編號,應付金額')
  const sheet = await fetchFile(boss, { format: 'xlsx', columns: ['number', 'total'] }, number)
  expect(sheet.headers['content-type']).toContain('spreadsheetml')
  expect(sheet.text.slice(0, 2)).toBe('PK')
  const care = await office.as('care')
  await expect(
    care.call.exports.ask({ kind: 'orders', format: 'csv', columns: ['number'], selection: 1, reason: 'x' }),
  ).rejects.toMatchObject({ status: 'permission_denied' })
})

test('NAV-27 a view is kept for oneself or for roles; its maker, a manager and an owner change it, and anybody copies it', async () => {
  const care = await office.as('care')
  const { roles } = await care.call.views.list({})
  const idOf = (key: string) => roles.find((role) => role.key === key)?.id ?? 0
  const said = { name: '冷藏未出', query: { view: 'to_pick', temperature: 'refrigeration' } }
  const { id: own } = await care.call.views.save({ ...said, name: '自己的' })
  const { id } = await care.call.views.save({ ...said, roles: [idOf('packer')] })
  const packer = await office.as('packer')
  const seen = (await packer.call.views.list({})).views
  expect(seen.map((view) => [view.id, view.is_own, view.may_change])).toEqual([[id, false, false]])
  await expect(packer.call.views.change({ ...said, id, version: 1, name: '別人的' })).rejects.toMatchObject({ status: 'not_found' })
  const { id: copy } = await packer.call.views.save({ name: '我的', query: seen[0]?.query ?? {} })
  expect((await packer.call.views.list({})).views.find((view) => view.id === copy)).toMatchObject({ is_own: true, query: said.query })
  const manager = await office.as('manager')
  await expect(manager.call.views.change({ ...said, id: own, version: 1 }), 'not for roles').rejects.toMatchObject({ status: 'not_found' })
  expect(await manager.call.views.change({ ...said, id, version: 1, name: '冷藏', roles: [idOf('packer')] })).toEqual({ version: 2 })
  await expect(care.call.views.change({ ...said, id, version: 1 })).rejects.toMatchObject({
    status: 'edit_conflict',
    details: { by: manager.me.name, version: 2, present: { name: '冷藏' } },
  })
})

test('NAV-27 a view that is put away can be had back for 30 days; columns stand as each person has arranged them', async () => {
  const care = await office.as('care')
  const { id } = await care.call.views.save({ name: '大單', query: { total: '10000..' } })
  await care.call.views.remove({ id })
  expect((await care.call.views.list({})).views).toMatchObject([{ id, removed_at: expect.any(String) }])
  await care.call.views.restore({ id })
  expect((await care.call.views.list({})).views).toMatchObject([{ id, removed_at: null }])
  await care.call.views.arrange({ order: ['total', 'number'], hidden: ['goods'], widths: { buyer: 220 } })
  expect((await care.call.views.list({})).columns).toEqual({ order: ['total', 'number'], hidden: ['goods'], widths: { buyer: 220 } })
  expect((await (await office.as('care')).call.views.list({})).columns).toBeNull()
})
