import { expect, test } from 'vitest'
import { laterDay, taipeiDay } from '#rules/calendar.ts'
import { createProduct } from '#support/rows.ts'
import { testOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'

// Deliveries that come in, as people of the office write them down and receive them.

const testShop = await openTestShop()
const { shop, database } = testShop
const office = testOffice(testShop)
const [manager, packer, care] = [await office.as('manager'), await office.as('packer'), await office.as('care')]
const { inbound } = packer.call
const day = (days: number) => laterDay(taipeiDay(shop.now()), days)

let seq = 0
const scan = (id: number, ...scans: { code?: string; line?: number; units?: number }[]) =>
  inbound.scan({
    id,
    device_key: 'device-of-ana',
    scans: scans.map((each) => ({ ...each, seq: (seq += 1), at: shop.now().toISOString() })),
  })
const linesOf = async (id: number, at = packer) => (await at.call.inbound.find({ id })).lines
const stockOf = async (id: number) => (await manager.call.stock.find({ id })).stock
/** A delivery with one line for each product. */
async function delivery(...lines: { product: number; expected: number }[]) {
  const { id } = await inbound.create({ supplier: '鶯歌工坊', expected_on: day(3) })
  const ids = []
  for (const { product, ...said } of lines) ids.push((await inbound.addLine({ id, product: String(product), ...said })).id)
  return [id, ...ids] as const
}

test('STK-04 what comes is compared line by line, by scanning and by hand, and put into stock in parts', async () => {
  const [soap, oil] = [
    await createProduct(database, { slug: 'soap', barcode: '4710000000017' }),
    await createProduct(database, { slug: 'oil', stock: 1 }),
  ]
  const [id, soaps = 0, oils = 0] = await delivery({ product: soap, expected: 3 }, { product: oil, expected: 10 })
  expect((await inbound.list({})).rows[0]).toMatchObject({
    id,
    supplier: '鶯歌工坊',
    expected_on: day(3),
    lines: 2,
    expected: 13,
    received: 0,
  })
  const told = await scan(id, { code: '4710000000017' }, { code: '4710000000017' }, { line: oils, units: 4 }, { code: 'NOBODY1' })
  expect(told.verdicts.map(({ verdict }) => verdict)).toEqual(['right', 'right', 'right', 'unknown'])
  expect(await stockOf(soap), 'counted is not in stock yet').toBe(0)
  expect(await inbound.receive({ id })).toEqual({ received: 6, closed: false })
  expect([await stockOf(soap), await stockOf(oil)]).toEqual([2, 5])
  expect((await scan(id, { line: soaps, units: -1 })).verdicts[0]?.verdict, 'it is in stock').toBe('nothing')
  const more = await scan(id, { code: '4710000000017' }, { code: '4710000000017' })
  expect(more.verdicts.map(({ verdict }) => verdict)).toEqual(['right', 'more'])
  expect(await inbound.receive({ id, close: true })).toEqual({ received: 2, closed: true })
  expect(await linesOf(id)).toMatchObject([
    { expected: 3, counted: 4, received: 4 },
    { expected: 10, counted: 4, received: 4 },
  ])
  expect((await inbound.list({ view: 'closed' })).rows[0]).toMatchObject({ id, received: 8, closed_by: expect.stringContaining('staff') })
  await expect(inbound.addLine({ id, product: String(oil), expected: 1 })).rejects.toMatchObject({ status: 'delivery_closed' })
  const { rows } = await packer.call.stock.movements({ id: soap })
  expect(rows.map(({ delta, kind, delivery: came }) => [delta, kind, came])).toEqual([
    [2, 'receipt', id],
    [2, 'receipt', id],
  ])
  const entries = await database.db
    .selectFrom('audit_entries')
    .where('subject', '=', `inbound ${id}`)
    .orderBy('id')
    .select('verb')
    .execute()
  expect(entries.map(({ verb }) => verb)).toEqual([
    'create-inbound',
    'change-inbound',
    'change-inbound',
    'receive-inbound',
    'receive-inbound',
  ])
})

test('STK-04 STK-18 scans that are sent again count once, and receiving twice at once puts the goods there once', async () => {
  const soap = await createProduct(database, { slug: 'soap-2', barcode: '4710000000024' })
  const [id] = await delivery({ product: soap, expected: 5 })
  const scans = [1, 2, 3].map((each) => ({ seq: each, code: '4710000000024', at: shop.now().toISOString() }))
  const told = await Promise.all([1, 2, 3].map(() => inbound.scan({ id, device_key: 'device-of-bo', scans })))
  for (const each of told) expect(each.verdicts.map(({ verdict }) => verdict)).toEqual(['right', 'right', 'right'])
  const received = await Promise.all([1, 2, 3].map(() => inbound.receive({ id })))
  expect(received.map((each) => each.received).toSorted()).toEqual([0, 0, 3])
  expect(await stockOf(soap)).toBe(3)
  await inbound.receive({ id, close: true })
  const late = { seq: 4, code: '4710000000024', at: shop.now().toISOString() }
  expect((await inbound.scan({ id, device_key: 'device-of-bo', scans: [late] })).verdicts[0]?.verdict, 'it says so').toBe('closed')
})

test('STK-04 STK-05 goods whose lots are followed come in with lot and expiry, each lot in a line of its own', async () => {
  const tea = await createProduct(database, { slug: 'tea', barcode: 'TEA0001' })
  await manager.call.stock.changeTerms({ id: tea, lots_followed: true, shelf_life_days: 365 })
  const [id, line = 0] = await delivery({ product: tea, expected: 4 })
  await scan(id, { line, units: 4 })
  await expect(inbound.receive({ id })).rejects.toMatchObject({ status: 'lot_required' })
  await inbound.changeLine({ id, line, expected: 4, lot: { number: 't1', expires_on: day(-2) } })
  await expect(inbound.receive({ id })).rejects.toMatchObject({ status: 'expiry_unlikely', details: { why: 'past' } })
  await inbound.changeLine({ id, line, expected: 4, lot: { number: 't1', expires_on: day(300) } })
  const { id: other } = await inbound.addLine({ id, product: 'tea0001', expected: 0, lot: { number: 'T2', expires_on: day(200) } })
  await scan(id, { line: other, units: 2 })
  expect(await inbound.receive({ id })).toMatchObject({ received: 6 })
  expect((await manager.call.stock.find({ id: tea })).lots.map(({ number, quantity }) => [number, quantity])).toEqual([
    ['T2', 2],
    ['T1', 4],
  ])
  await expect(inbound.removeLine({ id, line })).rejects.toMatchObject({ status: 'line_counted' })
  const { id: empty } = await inbound.addLine({ id, product: String(tea), expected: 1 })
  expect(await inbound.removeLine({ id, line: empty })).toEqual({ status: 'removed' })
})

test('STK-04 D-218 who receives takes over the cost that was ordered at, and never sees it', async () => {
  const gel = await createProduct(database, { slug: 'gel' })
  const { id } = await manager.call.inbound.create({ supplier: '台北香料行' })
  const { id: line } = await manager.call.inbound.addLine({ id, product: String(gel), expected: 2, unit_cost_cents: 12_050 })
  expect([(await linesOf(id))[0]?.unit_cost_cents, (await linesOf(id, manager))[0]?.unit_cost_cents]).toEqual([null, 12_050])
  await expect(inbound.changeLine({ id, line, expected: 2, unit_cost_cents: 1 })).rejects.toMatchObject({ status: 'permission_denied' })
  await inbound.changeLine({ id, line, expected: 3 })
  await scan(id, { line, units: 3 })
  await inbound.receive({ id })
  expect((await manager.call.stock.find({ id: gel })).cost).toEqual({ average_cents: 12_050, value_cents: 36_150 })
  await expect(care.call.inbound.receive({ id })).rejects.toMatchObject({ status: 'permission_denied' })
})

test('STK-01 STK-04 what was received wrongly is taken back in the ledger, and stands in the delivery as not received', async () => {
  const oil = await createProduct(database, { slug: 'oil-2' })
  const [id, line = 0] = await delivery({ product: oil, expected: 5 })
  await scan(id, { line, units: 5 })
  await inbound.receive({ id })
  const [wrong] = (await packer.call.stock.movements({ id: oil })).rows
  await manager.call.stock.reverse({ id: wrong?.id ?? 0, note: '數錯' })
  expect(await linesOf(id)).toMatchObject([{ counted: 5, received: 0 }])
  await scan(id, { line, units: -2 })
  await inbound.receive({ id })
  expect([await stockOf(oil), (await linesOf(id))[0]?.received]).toEqual([3, 3])
})
