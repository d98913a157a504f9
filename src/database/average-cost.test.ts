import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createProduct } from '#support/rows.ts'
import { freshDatabase } from '#support/test-database.ts'

// What a unit costs on the average, whatever happened to a product, and in whatever order.

const database = await freshDatabase()
const { db } = database

const costOf = async (product: number) =>
  (await db.selectFrom('product_costs').where('product_id', '=', product).select('average_cents').executeTakeFirst())?.average_cents ?? null

type Moved = { delta: number; kind: 'receipt' | 'count' | 'damage' | 'correction'; unit_cost_cents?: number; reverses_id?: number }
const move = async (product: number, ...moved: readonly Moved[]) =>
  (
    await db
      .insertInto('stock_movements')
      .values(moved.map((each) => ({ product_id: product, actor: 'test', ...each })))
      .returning('id')
      .execute()
  ).map(({ id }) => id)
const receive = async (product: number, delta: number, unit_cost_cents: number) =>
  (await move(product, { delta, kind: 'receipt', unit_cost_cents }))[0] ?? 0
const takeBack = async (product: number, id: number, delta: number) =>
  (await move(product, { delta: -delta, kind: 'correction', reverses_id: id }))[0] ?? 0

test('STK-24 each receipt moves the average by its units, to the cent; what goes, or comes without a cost, leaves it', async () => {
  const product = await createProduct(database, {})
  await receive(product, 2, 10_000)
  await receive(product, 1, 5000)
  expect(await costOf(product), '250 for three').toBe(8333)
  await move(product, { delta: -2, kind: 'damage' })
  await move(product, { delta: 4, kind: 'count' })
  expect(await costOf(product)).toBe(8333)
  await move(product, { delta: 5, kind: 'receipt' })
  expect(await costOf(product), 'one whose cost nobody knows comes in at the average').toBe(8333)
  await move(product, { delta: -10, kind: 'damage' })
  await receive(product, 3, 7000)
  expect(await costOf(product), 'nothing was left of the others').toBe(7000)
  await move(product, { delta: 3, kind: 'receipt', unit_cost_cents: 9000 }, { delta: 6, kind: 'receipt', unit_cost_cents: 2000 })
  expect(await costOf(product), 'two lots of one delivery').toBe(5000)
  await expect(db.updateTable('product_costs').set({ average_cents: 1 }).where('product_id', '=', product).execute()).rejects.toThrow(
    'not written directly',
  )
  await expect(move(product, { delta: -1, kind: 'damage', unit_cost_cents: 5 })).rejects.toThrow('stock_movements_costed')
})

test('STK-24 D-218 a receipt that is taken back never came, whatever was sold or received meanwhile', async () => {
  const product = await createProduct(database, {})
  await receive(product, 10, 4000)
  const wrong = await receive(product, 10, 900_000)
  await receive(product, 20, 7000)
  await move(product, { delta: -5, kind: 'damage' })
  const opposite = await takeBack(product, wrong, 10)
  expect(await costOf(product)).toBe(6000)
  await takeBack(product, opposite, -10)
  expect(await costOf(product), 'it has come after all').toBe(229_500)
  const alone = await createProduct(database, { stock: 4 })
  await takeBack(alone, await receive(alone, 1, 100), 1)
  expect(await costOf(alone), 'nobody knows again').toBeNull()
})

test('STK-24 D-218 what a person says holds from then on, and is averaged with what comes later', async () => {
  const product = await createProduct(database, {})
  const first = await receive(product, 10, 4000)
  await db
    .insertInto('cost_changes')
    .values({ product_id: product, average_cents: 5000, after_movement: first, actor: 'test', changed_at: new Date() })
    .execute()
  expect(await costOf(product)).toBe(5000)
  const second = await receive(product, 10, 7000)
  expect(await costOf(product)).toBe(6000)
  await takeBack(product, second, 10)
  expect(await costOf(product)).toBe(5000)
  await takeBack(product, first, 10)
  expect(await costOf(product)).toBe(5000)
})

type Step = { do: 'receive'; units: number; cents: number } | { do: 'go' | 'come'; units: number } | { do: 'take back'; which: number }
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('receive' as const),
      units: fc.integer({ min: 1, max: 40 }),
      cents: fc.integer({ min: 0, max: 99_999 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('go' as const, 'come' as const), units: fc.integer({ min: 1, max: 20 }) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('take back' as const), which: fc.nat(20) }) },
)

/** As by hand: the history without what was taken back, each receipt averaged with what lay there. */
function averageOf(history: readonly { delta: number; cents: number | null; isGone: boolean }[]): number | null {
  let [quantity, average] = [0, null as number | null]
  for (const { delta, cents } of history.filter(({ isGone }) => !isGone)) {
    const there = Math.max(quantity, 0)
    if (cents !== null) average = Math.round((there * (average ?? cents) + delta * cents) / (there + delta))
    quantity += delta
  }
  return average
}

test('STK-24 after receipts, reversals, counts and losses in any order the average is that of the history without what was taken back', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 2, maxLength: 12 }), async (steps) => {
      const product = await createProduct(database, {})
      const history: { id: number; delta: number; cents: number | null; isGone: boolean; isReversible: boolean }[] = []
      for (const step of steps) {
        const stock = history.reduce((sum, { delta }) => sum + delta, 0)
        const one = { cents: null, isGone: false, isReversible: false }
        if (step.do === 'receive') {
          const id = await receive(product, step.units, step.cents)
          history.push({ ...one, id, delta: step.units, cents: step.cents, isReversible: true })
        } else if (step.do === 'take back') {
          const open = history.filter((each) => each.isReversible && each.delta <= stock)
          const each = open[step.which % Math.max(open.length, 1)]
          if (!each) continue
          const id = await takeBack(product, each.id, each.delta)
          Object.assign(each, { isGone: true, isReversible: false })
          history.push({ ...one, id, delta: -each.delta, isGone: true })
        } else {
          const delta = step.do === 'come' ? step.units : -Math.min(step.units, stock)
          if (delta === 0) continue
          const [id = 0] = await move(product, { delta, kind: 'count' })
          history.push({ ...one, id, delta })
        }
        expect(await costOf(product)).toBe(averageOf(history))
      }
    }),
    { numRuns: 40 },
  )
})
