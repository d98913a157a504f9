import { openBenchShop, type BenchShop } from './bench-shop.ts'
import { fetchPage } from './fetch-page.ts'
import { median, type Figure } from './figures.ts'
import { fillShop, type Size } from './fill-shop.ts'
import { listKinds } from './growth.ts'
import { signedIn } from './members.ts'
import { readyToPlace, takeCards, type Payment } from './place-order.ts'
import { listPlainProducts } from './plain-products.ts'
import { pressAsMembers } from './press-members.ts'
import { processorOfDatabase } from './processor-of-database.ts'
import { outdateEverything } from './rendering.ts'
import { searchAll } from './search.ts'

const small: Size = { products: 1000, orders: 10_000 }
const large: Size = { products: 200_000, orders: 1_000_000, lines: 3_000_000 }
const rounds = 5
/** Orders, and readings of a list, in each round. */
const calls = 600
/** Members whose lists are read. */
const readers = 8
const onDelivery = { payway: 'when_received' }

/**
 * What a shop of a million orders takes for what a shop of ten thousand does as well (CPY-33), and what of it is the copy's work and what the
 * primary's: both are there at once, and are measured in turns, so that what else the machine does meets both. With BENCH_HOME the large one
 * stays in that directory, and is found filled the next time.
 */
export async function measureGrown(): Promise<Figure[]> {
  const few = await openBenchShop()
  const many = await openBenchShop({ home: process.env['BENCH_HOME'] })
  try {
    await fillShop(few, small)
    await fillShop(many, large)
    const [before, after] = [await whatIsDone(few), await whatIsDone(many)]
    const figures: Figure[] = []
    for (const [what, work] of Object.entries(before))
      figures.push(...(await compare(what, [() => take(few, work), () => take(many, after[what] ?? work)])))
    return figures
  } finally {
    await many.stop()
    await few.stop()
  }
}

/** Gets so many of them ready; what it answers does them all, and tells the milliseconds that one took. */
type Work = () => Promise<{ units: number; run: () => Promise<number> }>

/** Milliseconds of one: by the clock, and of the processor. */
type Taken = { ms: number; copy: number; primary: number }

async function take(shop: BenchShop, work: Work): Promise<Taken> {
  const { units, run } = await work()
  const [copy, primary] = [await shop.usage(), await processorOfDatabase(shop)]
  const ms = await run()
  const [copyAfter, primaryAfter] = [await shop.usage(), await processorOfDatabase(shop)]
  return { ms, copy: (copyAfter.cpu - copy.cpu) / 1000 / units, primary: (primaryAfter - primary) / units }
}

async function compare(what: string, [takeFew, takeMany]: readonly [() => Promise<Taken>, () => Promise<Taken>]): Promise<Figure[]> {
  const pairs: { few: Taken; many: Taken }[] = []
  // The first round warms both up.
  for (let round = -1; round < rounds; round += 1) {
    const pair = { few: await takeFew(), many: await takeMany() }
    if (round >= 0) pairs.push(pair)
  }
  const each = (tell: (pair: { few: Taken; many: Taken }) => number) => pairs.map(tell)
  return [
    { what: `${what}: against 10,000 orders`, rounds: each(({ few, many }) => many.ms / few.ms), unit: '×', atMost: 1.2 },
    { what: `${what}: with 1,000,000 orders`, rounds: each(({ many }) => many.ms), unit: 'ms' },
    { what: `${what}: processor of the copy`, rounds: each(({ many }) => many.copy), unit: 'ms' },
    { what: `${what}: processor of the primary`, rounds: each(({ many }) => many.primary), unit: 'ms' },
    { what: `${what}: processor of the primary with 10,000 orders`, rounds: each(({ few }) => few.primary), unit: 'ms' },
  ]
}

async function whatIsDone(shop: BenchShop): Promise<Record<string, Work>> {
  const products = await listPlainProducts(shop, { count: 400, temperature: 'normal' })
  const kinds = await listKinds(shop)
  const members = await listReaders(shop)
  return {
    'an order on delivery': async () => orders(shop, { products, payments: Array.from({ length: calls }, () => onDelivery) }),
    'an order by card': async () => orders(shop, { products, payments: await takeCards(shop, calls) }),
    'a member’s list of two orders': async () => ({ units: calls, run: () => readLists(shop, members) }),
    'a search': async () => searches(shop),
    ...Object.fromEntries(kinds.map(({ name, pages }): [string, Work] => [`${name} drawn afresh`, async () => drawings(shop, pages)])),
  }
}

async function orders(shop: BenchShop, goods: { products: readonly number[]; payments: readonly Payment[] }) {
  const press = await readyToPlace(shop, goods)
  return { units: goods.payments.length, run: async () => 1000 / (await press()).perSecond }
}

async function readLists({ address }: BenchShop, clients: readonly Record<string, string>[]): Promise<number> {
  const { perSecond } = await pressAsMembers({ address: `${address}/api/v2/user/orders/all`, calls, clients })
  return 1000 / perSecond
}

/** Browsers of members with two orders each. */
async function listReaders({ database }: BenchShop): Promise<Record<string, string>[]> {
  const members = await database.db
    .selectFrom('orders')
    .where('parent_id', 'is', null)
    .groupBy('user_id')
    .having((eb) => eb.fn.countAll(), '=', 2)
    .orderBy('user_id')
    .limit(readers)
    .select('user_id')
    .execute()
  return Promise.all(members.map(({ user_id }) => signedIn(database, user_id)))
}

/** The first of each kind finds its words where they lay; the usual one counts. */
async function searches(shop: BenchShop) {
  const times = await searchAll(shop)
  return { units: times.length, run: async () => median(await searchAll(shop)) }
}

async function drawings(shop: BenchShop, pages: readonly string[]) {
  await outdateEverything(shop)
  return { units: pages.length, run: () => drawOneByOne(shop, pages) }
}

/** Milliseconds of a page at the median, with all that the database does for it. */
async function drawOneByOne({ address }: BenchShop, pages: readonly string[]): Promise<number> {
  const took: number[] = []
  for (const page of pages) {
    const began = performance.now()
    const { status } = await fetchPage(address + page)
    if (status !== 200) throw new Error(`${page} answers ${status}.`)
    took.push(performance.now() - began)
  }
  return median(took)
}
