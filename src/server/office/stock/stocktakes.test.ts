import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createMember, createOrder, createProduct } from '#support/rows.ts'
import { testOffice, type AtOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'

// Counts of what lies in the house, by several people, while goods come and go.

const testShop = await openTestShop()
const { shop, clock, database } = testShop
const { db } = database
const office = testOffice(testShop)
const [ana, bo, manager, other] = [
  await office.as('packer'),
  await office.as('packer'),
  await office.as('manager'),
  await office.as('manager'),
]
const buyer = await createMember(database)

type Said = { line: number; units: number; kind?: 'add' | 'set'; round?: 1 | 2 }
let seq = 0
/** What somebody has counted at this moment, on a device whose clock is so many minutes behind. */
function note(said: Said, behind = 0) {
  const at = new Date(shop.now().getTime() - behind * 60_000).toISOString()
  return { round: 1 as const, kind: 'set' as const, ...said, seq: (seq += 1), at }
}
const send = async (who: AtOffice, { id, marks, behind = 0 }: { id: number; marks: ReturnType<typeof note>[]; behind?: number }) => {
  const sent_at = new Date(shop.now().getTime() - behind * 60_000).toISOString()
  return (await who.call.stocktakes.mark({ id, device_key: 'device-of-someone', sent_at, marks })).verdicts.map(({ verdict }) => verdict)
}
const count = (who: AtOffice, { id, ...said }: Said & { id: number }) => send(who, { id, marks: [note(said)] })
const start = async (products: readonly number[], shows_expected = false) => {
  const covers = { kind: 'products' as const, products: products.map(String) }
  const { id } = await manager.call.stocktakes.start({ name: '十一月', covers, shows_expected })
  clock.pass({ minutes: 1 })
  return { id, lines: (await ana.call.stocktakes.find({ id })).lines }
}
const stockOf = async (id: number) => (await manager.call.stock.find({ id })).stock
const lineOf = async (who: AtOffice, { id, line, review }: { id: number; line: number; review?: 'true' }) =>
  (await who.call.stocktakes.find({ id, ...(review && { review }) })).lines.find((each) => each.id === line)

test('STK-15 a count covers a category, a shelf, a list of products or all, each lot in a line of its own', async () => {
  const [one, two] = [
    await createProduct(database, { slug: 'a', shelf: 'Q-01-1', stock: 4 }),
    await createProduct(database, { slug: 'b', shelf: 'Q-01-2', barcode: 'QB01' }),
  ]
  await manager.call.stock.move({ id: two, kind: 'receipt', quantity: 3, lot: { number: 'L1', expires_on: '2029-01-01' } })
  const { id: category } = await db
    .insertInto('categories')
    .values({ name_zh: 'Q', name_en: 'Q', position: 99 })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('product_categories').values({ product_id: one, category_id: category, position: 1 }).execute()
  const goodsOf = async (covers: Parameters<typeof manager.call.stocktakes.start>[0]['covers']) => {
    const { id } = await manager.call.stocktakes.start({ name: '盤點', covers })
    return (await ana.call.stocktakes.find({ id })).lines.map(({ product, lot }) => [product.id, lot?.number ?? null])
  }
  expect(await goodsOf({ kind: 'shelf', shelf: 'q-01' })).toEqual([
    [one, null],
    [two, 'L1'],
  ])
  expect(await goodsOf({ kind: 'category', category })).toEqual([[one, null]])
  expect(await goodsOf({ kind: 'products', products: ['QB01', String(one)] })).toHaveLength(2)
  const all = await goodsOf({ kind: 'all' })
  expect(all).toEqual(
    expect.arrayContaining([
      [one, null],
      [two, 'L1'],
    ]),
  )
  await expect(goodsOf({ kind: 'shelf', shelf: 'NOWHERE' })).rejects.toMatchObject({ status: 'nothing_to_count' })
  await expect(goodsOf({ kind: 'products', products: ['9999999'] })).rejects.toMatchObject({ status: 'product_not_found' })
})

test('STK-15 what is sold and received meanwhile is no difference, and the booked stock is what lies there', async () => {
  const soap = await createProduct(database, { slug: 'soap', stock: 10 })
  const { id, lines } = await start([soap])
  const line = lines[0]?.id ?? 0
  await manager.call.stock.move({ id: soap, kind: 'sample', quantity: 2 })
  clock.pass({ minutes: 1 })
  await count(ana, { id, line, units: 7 })
  clock.pass({ minutes: 1 })
  await manager.call.stock.move({ id: soap, kind: 'receipt', quantity: 20 })
  expect(await lineOf(manager, { id, line, review: 'true' })).toMatchObject({ expected: 8, difference: -1 })
  expect(await manager.call.stocktakes.book({ id })).toEqual({ booked: 1 })
  expect(await stockOf(soap)).toBe(27)
  expect(await manager.call.stocktakes.book({ id }), 'told twice').toEqual({ booked: 0 })
  expect((await ana.call.stock.movements({ id: soap })).rows[0]).toMatchObject({ kind: 'count', delta: -1, after: 27 })
})

test('STK-16 several count at once, each with lines of their own; what the ledger says is hidden unless the count shows it', async () => {
  const [soap, oil] = [
    await createProduct(database, { slug: 'soap-2', stock: 10 }),
    await createProduct(database, { slug: 'oil', stock: 3 }),
  ]
  const { id, lines } = await start([soap, oil])
  const [soaps = 0, oils = 0] = lines.map((line) => line.id)
  await Promise.all([
    send(ana, { id, marks: [note({ line: soaps, units: 6 })] }),
    send(bo, {
      id,
      marks: [note({ line: soaps, units: 4 }), note({ line: oils, units: 1, kind: 'add' }), note({ line: oils, units: 2, kind: 'add' })],
    }),
  ])
  expect(await lineOf(ana, { id, line: soaps })).toMatchObject({ mine: 6, others: 4, expected: null, difference: null })
  expect(await lineOf(bo, { id, line: oils })).toMatchObject({ mine: 3, others: null })
  expect(await lineOf(bo, { id, line: oils, review: 'true' }), 'a packer looks through nothing').toMatchObject({ expected: null })
  expect(await lineOf(manager, { id, line: soaps, review: 'true' })).toMatchObject({ expected: 10, difference: 0 })
  const shown = await start([soap], true)
  await count(ana, { id: shown.id, line: shown.lines[0]?.id ?? 0, units: 9 })
  expect(await lineOf(ana, { id: shown.id, line: shown.lines[0]?.id ?? 0 })).toMatchObject({ expected: 10, difference: -1 })
})

test('STK-17 a large difference waits for a second count, and the count for somebody who did not count alone', async () => {
  const soap = await createProduct(database, { slug: 'soap-3', stock: 10 })
  const { id, lines } = await start([soap])
  const line = lines[0]?.id ?? 0
  await expect(manager.call.stocktakes.book({ id })).rejects.toMatchObject({ status: 'nothing_counted' })
  await count(manager, { id, line, units: 3 })
  expect(await lineOf(ana, { id, line })).toMatchObject({ needs_second: true, round: 1 })
  await expect(other.call.stocktakes.book({ id })).rejects.toMatchObject({ status: 'second_count_needed' })
  expect(await count(manager, { id, line, units: 2, round: 2 })).toEqual(['counted'])
  expect(await count(manager, { id, line, units: 9 }), 'of the first count').toEqual(['late'])
  await expect(manager.call.stocktakes.book({ id })).rejects.toMatchObject({ status: 'same_person' })
  await expect(ana.call.stocktakes.book({ id })).rejects.toMatchObject({ status: 'permission_denied' })
  expect((await manager.call.stocktakes.find({ id })).may_book).toBe(false)
  expect(await other.call.stocktakes.book({ id })).toEqual({ booked: 1 })
  expect(await stockOf(soap)).toBe(2)
  expect(await count(ana, { id, line, units: 9, round: 2 })).toEqual(['closed'])
  const dear = await createProduct(database, { slug: 'dear', stock: 4 })
  await manager.call.stock.setCost({ id: dear, average_cents: 150_000, reason: '發票' })
  const second = await start([dear])
  await count(ana, { id: second.id, line: second.lines[0]?.id ?? 0, units: 2 })
  expect(await lineOf(ana, { id: second.id, line: second.lines[0]?.id ?? 0 })).toMatchObject({ needs_second: true })
})

test('STK-15 a count never takes what orders hold', async () => {
  const soap = await createProduct(database, { slug: 'soap-4', stock: 5 })
  const order_id = await createOrder(database, { user_id: buyer })
  await db.insertInto('stock_reservations').values({ order_id, product_id: soap, quantity: 4 }).execute()
  const { id, lines } = await start([soap])
  await count(ana, { id, line: lines[0]?.id ?? 0, units: 3 })
  await expect(manager.call.stocktakes.book({ id })).rejects.toMatchObject({ status: 'count_below_reserved' })
  expect(await stockOf(soap)).toBe(5)
})

test('STK-18 what is sent again counts once, and what comes late counts for the moment when it was counted, whatever the clock of the device says', async () => {
  const soap = await createProduct(database, { slug: 'soap-5', stock: 10 })
  const { id, lines } = await start([soap])
  const line = lines[0]?.id ?? 0
  const marks = [note({ line, units: 4, kind: 'add' }, 90), note({ line, units: 5, kind: 'add' }, 90)]
  clock.pass({ minutes: 5 })
  await manager.call.stock.move({ id: soap, kind: 'gift', quantity: 3 })
  clock.pass({ minutes: 5 })
  const told = await Promise.all([1, 2, 3].map(() => send(ana, { id, marks, behind: 90 })))
  expect(told).toEqual(Array.from({ length: 3 }, () => ['counted', 'counted']))
  expect(await lineOf(manager, { id, line, review: 'true' })).toMatchObject({ mine: null, others: 9, expected: 10, difference: -1 })
  await manager.call.stocktakes.book({ id })
  expect(await stockOf(soap)).toBe(6)
})

type Step = { do: 'come' | 'go'; units: number } | { do: 'count'; isOffline: boolean } | { do: 'line' }
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constantFrom('come' as const, 'go' as const), units: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ do: fc.constant('count' as const), isOffline: fc.boolean() }),
  fc.record({ do: fc.constant('line' as const) }),
)

test('STK-15 STK-18 with sales and receipts in between, two counters and scans that arrive late, the booked stock is what lies there', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: -5, max: 5 }), fc.array(anyStep, { maxLength: 8 }), async (lost, steps) => {
      const product = await createProduct(database, { slug: 'any', stock: 20 })
      let there = 20 + lost
      const { id, lines } = await start([product])
      const line = lines[0]?.id ?? 0
      let waiting: ReturnType<typeof note>[] = []
      // Each counts the half of it that lies with them, at one moment.
      const countBoth = async (isOffline: boolean) => {
        const [left, right] = [
          note({ line, units: Math.floor(there / 2), round: 2 }),
          note({ line, units: Math.ceil(there / 2), round: 2 }),
        ]
        await send(bo, { id, marks: [right] })
        if (isOffline) waiting.push(left)
        else await send(ana, { id, marks: [...waiting.splice(0), left] })
      }
      for (const step of [...steps, { do: 'count', isOffline: true } as const, { do: 'come', units: 2 } as const]) {
        clock.pass({ minutes: 1 })
        if (step.do === 'count') await countBoth(step.isOffline)
        if (step.do === 'line' && waiting.length > 0) await send(ana, { id, marks: waiting.splice(0) })
        if (step.do === 'come' || step.do === 'go') {
          const delta = step.do === 'come' ? step.units : -step.units
          there += delta
          await db
            .insertInto('stock_movements')
            .values({
              product_id: product,
              delta,
              kind: step.do === 'come' ? 'receipt' : 'sale',
              actor: 'test',
              created_at: shop.now(),
              order_id: step.do === 'come' ? null : await createOrder(database, { user_id: buyer }),
            })
            .execute()
        }
      }
      clock.pass({ minutes: 1 })
      await send(ana, { id, marks: waiting })
      waiting = []
      await manager.call.stocktakes.book({ id })
      expect(await stockOf(product)).toBe(there)
    }),
    { numRuns: 12 },
  )
})
