import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addDays, laterDay, taipeiDay } from '#rules/calendar.ts'
import { putAwayMovements } from '#server/catalog/products/stock/put-away-movements.ts'
import { createProduct } from '#support/rows.ts'
import { paymentsOf } from '#support/test-payments.ts'
import { testOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'

// What was put away years ago, as people of the office meet it.

const testShop = await openTestShop()
const { shop, database, signIn } = testShop
const office = testOffice(testShop)
const pay = paymentsOf(testShop)
const [packer, manager] = [await office.as('packer'), await office.as('manager')]
const { stock, recalls } = manager.call
const hao = await signIn('hao')
const expires_on = laterDay(taipeiDay(shop.now()), 300)

/** The job of a night years later; answers how many movements still stand where they were written. */
async function putAllAway(): Promise<number> {
  await putAwayMovements({ database, now: () => addDays(shop.now(), 4000) })
  const { rows } = await sql<{ count: number }>`select count(*)::int from only stock_movements`.execute(database.db)
  return rows[0]?.count ?? -1
}

async function pagesOf(id: number) {
  const pages = []
  for (let cursor: string | undefined = ''; cursor !== undefined;) {
    const page: Awaited<ReturnType<typeof stock.movements>> = await stock.movements({ id, ...(cursor !== '' && { cursor }) })
    pages.push(page)
    cursor = page.next ?? undefined
  }
  return pages
}

test('CPY-34 STK-03 the ledger of a product goes back to its first movement, page by page, and what stands beside it is the same', async () => {
  const id = await createProduct(database, { slug: 'balm', stock: 3 })
  for (let each = 1; each <= 60; each += 1) await packer.call.stock.move({ id, kind: 'receipt', quantity: each })
  const told = async () => ({
    pages: await pagesOf(id),
    receipts: await stock.movements({ id, kind: 'receipt' }),
    product: await stock.find({ id }),
    value: await stock.value({}),
  })
  const before = await told()
  expect(before.pages.map(({ rows }) => rows.length)).toEqual([50, 11])
  expect(await putAllAway()).toBe(0)
  expect(await told()).toEqual(before)
  await packer.call.stock.move({ id, kind: 'damage', quantity: 1 })
  const [newest, ...others] = (await stock.movements({ id })).rows
  expect(newest).toMatchObject({ kind: 'damage', after: (await stock.find({ id })).stock })
  expect(others).toEqual(before.pages[0]?.rows.slice(0, 49))
})

test('CPY-34 STK-25 a recall finds who got a lot whose movements were put away, and a wrong one of them is still taken back', async () => {
  const id = await createProduct(database, { slug: 'cream', price: 500, origin_price: 500 })
  await stock.changeTerms({ id, lots_followed: true })
  const receipt = { id, kind: 'receipt' as const, quantity: 6, lot: { number: 'OLD', expires_on } }
  await stock.move({ ...receipt, unit_cost_cents: 10_000 })
  await stock.move({ ...receipt, quantity: 3, unit_cost_cents: 40_000 })
  const number = (await pay.buy(hao, { goods: { [id]: 2 } })).order_hashed_id
  await packer.call.orders.startPicking({ number })
  await packer.call.orders.handOver({ number, tracking: 'T-34' })
  expect(await putAllAway()).toBe(0)

  const [, wrong] = (await stock.movements({ id })).rows
  expect(wrong).toMatchObject({ delta: 3, after: 9, reversible: true })
  expect(await stock.reverse({ id: wrong?.id ?? 0, note: '重複入帳' })).toMatchObject({ stock: 4 })
  await expect(stock.reverse({ id: wrong?.id ?? 0, note: '重複入帳' })).rejects.toMatchObject({ status: 'movement_stands' })
  expect((await stock.find({ id })).cost).toEqual({ average_cents: 10_000, value_cents: 40_000 })

  const lot = (await stock.find({ id })).lots[0]?.id ?? 0
  const { id: recallId } = await recalls.begin({ id: lot, reason: '原廠通知' })
  expect((await recalls.find({ id: recallId })).counts).toEqual({ parcels: 1, buyers: 1, units: 2, in_house: 0 })
  expect((await recalls.parcels({ id: recallId })).rows).toMatchObject([{ number, units: 2 }])
})

test('CPY-34 STK-04 a delivery says what was received of it years later', async () => {
  const product = await createProduct(database, { slug: 'soap' })
  const { id } = await packer.call.inbound.create({ supplier: '鶯歌工坊', expected_on: expires_on })
  const { id: line } = await packer.call.inbound.addLine({ id, product: String(product), expected: 5 })
  await packer.call.inbound.scan({
    id,
    device_key: 'device-of-ana',
    scans: [{ line, units: 5, seq: 1, at: shop.now().toISOString() }],
  })
  expect(await packer.call.inbound.receive({ id, close: true })).toEqual({ received: 5, closed: true })
  const before = await packer.call.inbound.find({ id })
  expect(before.lines).toMatchObject([{ received: 5 }])
  expect(await putAllAway()).toBe(0)
  expect(await packer.call.inbound.find({ id })).toEqual(before)
})
