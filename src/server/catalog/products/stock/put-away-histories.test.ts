import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { anyOf } from '#database/any-of.ts'
import type { Tx } from '#database/connect.ts'
import { addDays } from '#rules/calendar.ts'
import { createMember, createOrder, createProduct } from '#support/rows.ts'
import { freshDatabase, type TestDatabase } from '#support/test-database.ts'
import { createCostChange, listAverages } from '../cost/store.ts'
import { listLotsTaken } from '../published/lots-taken.ts'
import { returnStock } from '../return-stock.ts'
import { createMovements } from '../store.ts'
import { listUnitsAway, listUnitsOfLot } from './lot-store.ts'
import { putAwayMovements } from './put-away-movements.ts'
import { putAwayOldest } from './put-away-store.ts'
import { listDifferences, listLedger } from './store.ts'

// The same history in two shops: in one movements are put away in between, again and again, in the other never.

type World = { database: TestDatabase; buyer: number; products: number[]; lots: number[]; orders: number[] }

const [tidied, untouched] = [await freshDatabase(), await freshDatabase()]
const buyers = [await createMember(tidied), await createMember(untouched)] as const
const yearsLater = addDays(new Date(), 4000)

async function openWorld(database: TestDatabase, buyer: number): Promise<World> {
  const products = [await createProduct(database), await createProduct(database)]
  const lots = []
  for (const expires_on of ['2030-01-31', '2029-06-30']) {
    const lot = { product_id: products[0] ?? 0, number: expires_on, expires_on, received_on: '2026-01-01', block_on: expires_on }
    lots.push((await database.db.insertInto('stock_lots').values(lot).returning('id').executeTakeFirstOrThrow()).id)
  }
  return { database, buyer, products, lots, orders: [] }
}

const units = fc.integer({ min: 1, max: 9 })
/** Of the first product in one of its lots or in none, of the second in none. */
const places: readonly { product: 0 | 1; lot: 0 | 1 | null }[] = [
  { product: 0, lot: null },
  { product: 0, lot: 0 },
  { product: 0, lot: 1 },
  { product: 1, lot: null },
]
const place = fc.constantFrom(...places)
const cents = fc.option(fc.integer({ min: 0, max: 99_999 }))
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('receive' as const), place, units, cents }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('lose' as const), place, units }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('sell' as const), product: fc.constantFrom(0, 1), units }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('bring back' as const), which: fc.nat(20) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('take back' as const), which: fc.nat(20) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('say cost' as const), product: fc.constantFrom(0, 1), cents: fc.nat(50_000) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('put away' as const), times: units, limit: units }) },
)
type Step = typeof step extends fc.Arbitrary<infer Each> ? Each : never

const second = { product: 1, lot: null } as const
/** One history in which each of them happens, before those of chance. */
const ofEach: Step[] = [
  { do: 'receive', place: second, units: 9, cents: 100 },
  { do: 'lose', place: second, units: 1 },
  { do: 'sell', product: 1, units: 2 },
  { do: 'put away', times: 1, limit: 2 },
  { do: 'bring back', which: 0 },
  { do: 'take back', which: 1 },
  { do: 'say cost', product: 1, cents: 500 },
]

async function carryOut(tx: Tx, world: World, each: Exclude<Step, { do: 'put away' | 'sell' }>): Promise<void> {
  const { products, lots, orders } = world
  if (each.do === 'bring back') {
    await returnStock(tx, { orderId: orders[each.which % Math.max(orders.length, 1)] ?? 0, lost: [], actor: 'test' })
  } else if (each.do === 'take back') {
    const open = tx.selectFrom('stock_movements').where('product_id', '=', anyOf(products)).where('order_id', 'is', null)
    const rows = await open.orderBy('id').select(['id', 'product_id', 'lot_id', 'delta']).execute()
    const wrong = rows[each.which % Math.max(rows.length, 1)]
    if (!wrong) throw new Error('nothing has moved')
    const { id, product_id, lot_id, delta } = wrong
    await createMovements(tx, [{ product_id, lot_id, delta: -delta, kind: 'correction', reverses_id: id, actor: 'test' }])
  } else if (each.do === 'say cost') {
    await createCostChange(tx, { productId: products[each.product] ?? 0, cents: each.cents, actor: 'test', now: yearsLater })
  } else {
    const lot_id = each.place.lot === null ? null : (lots[each.place.lot] ?? 0)
    const of = { product_id: products[each.place.product] ?? 0, lot_id, actor: 'test' }
    if (each.do === 'lose') await createMovements(tx, [{ ...of, delta: -each.units, kind: 'damage' }])
    else await createMovements(tx, [{ ...of, delta: each.units, kind: 'receipt', unit_cost_cents: each.cents }])
  }
}

/** Holds so many units for a new order, and takes them. */
async function sell({ database, buyer, products, orders }: World, { product, units: quantity }: { product: number; units: number }) {
  const order_id = await createOrder(database, { user_id: buyer })
  orders.push(order_id)
  await database.transaction(async (tx) => {
    await tx
      .insertInto('stock_reservations')
      .values({ order_id, product_id: products[product] ?? 0, quantity })
      .execute()
    await tx.updateTable('stock_reservations').set({ state: 'taken' }).where('order_id', '=', order_id).execute()
  })
}

/** What does not refuse it says true. */
async function succeeds(world: World, each: Exclude<Step, { do: 'put away' }>): Promise<boolean> {
  const done = each.do === 'sell' ? sell(world, each) : world.database.transaction((tx) => carryOut(tx, world, each))
  return done.then(
    () => true,
    () => false,
  )
}

async function putAwaySome({ database }: World, { times, limit }: { times: number; limit: number }): Promise<void> {
  let after: number | null = 0
  for (let time = 0; time < times && after !== null; time += 1) {
    const from: number = after
    after = await database.transaction((tx) => putAwayOldest(tx, { before: yearsLater, after: from, limit }))
  }
}

const inOrder = (rows: readonly object[]) => rows.map((row) => JSON.stringify(row)).toSorted()

/** Everything that anybody reads of it, but for moments and the numbers of orders. */
async function seenIn({ database: { db }, products, lots, orders }: World) {
  const ledgers = []
  for (const productId of products)
    for (const asked of [{}, { kind: 'sale' as const }, { lotId: lots[0] }, { before: null, limit: 3 }]) {
      const rows = await listLedger(db, { productId, before: null, limit: 500, ...asked })
      ledgers.push(rows.map(({ created_at: _at, parcel: _parcel, order_number: _number, ...row }) => row))
    }
  const stock = db.selectFrom('products').where('id', '=', anyOf(products)).orderBy('id')
  const perOrder = await Promise.all(orders.map((orderId) => listUnitsAway(db, { orderId, productIds: products })))
  return {
    ledgers,
    stock: await stock.select(['stock', 'reserved', 'in_lots', 'withheld']).execute(),
    lots: await db.selectFrom('stock_lots').where('id', '=', anyOf(lots)).orderBy('id').select('quantity').execute(),
    costs: [...(await listAverages(db, products))],
    costsOfHistory: (await sql`select average_of_history(id) from unnest(${products}::bigint[]) as id`.execute(db)).rows,
    lotsTaken: inOrder(await listLotsTaken(db, orders)),
    away: perOrder.map(inOrder),
    ofLots: await Promise.all(lots.map((lotId) => listUnitsOfLot(db, { orderIds: orders, lotId }))),
    wrong: (await listDifferences(db, { after: 0, limit: 10_000 })).filter(({ is_wrong }) => is_wrong),
  }
}

test('CPY-34 STK-14 whatever moves between, before and after: sums, lots, costs, ledgers and who got a lot are as if nothing were ever put away', async () => {
  const done = new Map<string, number>()
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 24 }), async (steps) => {
      const [one, other] = [await openWorld(tidied, buyers[0]), await openWorld(untouched, buyers[1])]
      for (const each of steps) {
        if (each.do === 'put away') {
          await putAwaySome(one, each)
          continue
        }
        const outcome = await succeeds(one, each)
        expect(await succeeds(other, each), JSON.stringify(each)).toBe(outcome)
        if (outcome) done.set(each.do, (done.get(each.do) ?? 0) + 1)
      }
      const seen = await seenIn(one)
      expect(seen.wrong).toEqual([])
      expect(seen).toEqual(await seenIn(other))
      await putAwayMovements({ database: tidied, now: () => yearsLater })
      expect(await seenIn(one)).toEqual(seen)
    }),
    { numRuns: 16, examples: [[ofEach]] },
  )
  expect([...done.keys()].toSorted(), 'each of them has happened').toEqual([
    'bring back',
    'lose',
    'receive',
    'say cost',
    'sell',
    'take back',
  ])
})
