import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { laterDay, taipeiDay } from '#rules/calendar.ts'
import { checkStock } from '#server/catalog/products/stock/check-stock.ts'
import { createProduct } from '#support/rows.ts'
import { paymentsOf } from '#support/test-payments.ts'
import { testOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'

// A recall that begins while orders are placed, picked, packed and sent.

const testShop = await openTestShop()
const { shop, database, signIn } = testShop
const office = testOffice(testShop)
const pay = paymentsOf(testShop)
const manager = await office.as('manager')
const { orders, recalls, stock } = manager.call
const hao = await signIn('hao')
const day = (days: number) => laterDay(taipeiDay(shop.now()), days)

async function twoLots() {
  const id = await createProduct(database, { slug: 'cream', price: 500, origin_price: 500 })
  await stock.changeTerms({ id, lots_followed: true })
  for (const [number, days] of [
    ['FIRST', 300],
    ['NEXT', 400],
  ] as const)
    await stock.move({ id, kind: 'receipt', quantity: 6, lot: { number, expires_on: day(days) } })
  const { lots } = await stock.find({ id })
  return { id, lots: lots.map((lot) => lot.id) }
}

/** What came before, and what is done at the same moment as the recall: to which of the orders, in which order. */
const history = fc.record({
  before: fc.array(fc.constantFrom('place', 'pick', 'send'), { maxLength: 8 }),
  beside: fc.array(fc.constantFrom('place', 'pick', 'send', 'recall', 'recall_next'), { minLength: 2, maxLength: 6 }),
})

test('STK-25 whatever happens at the same moment, nothing of a recalled lot is taken or sent once the recall stands, and the sums hold', async () => {
  await fc.assert(fc.asyncProperty(history, play), { numRuns: 4, endOnFailure: true })
  await expect(checkStock(shop)).resolves.toBeUndefined()
}, 240_000)

async function play({ before, beside }: { before: string[]; beside: string[] }) {
  const { id, lots } = await twoLots()
  const numbers: string[] = []
  const act = async (deed: string) => {
    if (deed === 'recall') return recalls.begin({ id: lots[0] ?? 0, reason: '回收' })
    if (deed === 'recall_next') return recalls.begin({ id: lots[1] ?? 0, reason: '回收' })
    if (deed === 'place') return pay.buy(hao, { goods: { [id]: 2 } }).then((placed) => numbers.push(placed.order_hashed_id))
    if (deed === 'pick') return Promise.all(numbers.slice(-2).map((number) => orders.startPicking({ number })))
    return Promise.all(numbers.slice(0, 2).map((number) => orders.handOver({ number, tracking: `T-${number}` })))
  }
  for (const deed of before) await act(deed).catch(() => undefined)
  const settled = await Promise.allSettled([...beside, 'recall'].map(act))
  expect(settled.at(-1)?.status, 'it is recalled whatever else goes on').toBe('fulfilled')
  const stood = await facts(id)
  for (const deed of ['pick', 'send', 'place', 'pick', 'send']) await act(deed).catch(() => undefined)
  const now = await facts(id)
  expect([now.taken, now.sent], 'once it stands nothing of it is taken or sent').toEqual([stood.taken, stood.sent])
  expect(now.open, 'no recalled lot is open').toBe(0)
  const { free, stock: there, reserved, withheld } = await stock.find({ id })
  expect(free).toBe(Math.max(0, there - reserved - withheld))
}

/** Units of recalled lots that left by sales, parcels with such units that were sent, and recalled lots that are open. */
async function facts(id: number) {
  const { rows } = await sql<{ taken: number; sent: number; open: number }>`
    with away as (
      select order_id, sum(-delta)::int as units from stock_movements join stock_lots on stock_lots.id = lot_id
        where stock_movements.product_id = ${id} and recalled and order_id is not null group by order_id having sum(delta) < 0)
    select (select coalesce(sum(units), 0)::int from away) as taken,
      (select count(*)::int from away join orders on orders.id = order_id where shipped_at is not null) as sent,
      (select count(*)::int from stock_lots where product_id = ${id} and recalled and state = 'open') as open`.execute(database.db)
  return rows[0] ?? { taken: -1, sent: -1, open: -1 }
}
