import { sql } from 'kysely'
import { paths, specialItems, type SpecialItems } from '#contract/shop/paths.ts'
import { seedManyProducts } from '#demo/goods/seed-many-products.ts'
import { languages } from '#rules/locale.ts'
import { openBenchShop, type BenchShop } from './bench-shop.ts'
import type { Figure } from './figures.ts'
import { renderOneByOne } from './rendering.ts'
import { measureSearch } from './search.ts'
import { listProductPages } from './product-pages.ts'

const few = 1000
const many = 100_000
const rounds = 7
/** Products whose pages are drawn in each round. */
const drawnProducts = 60

/** What a hundred times as many products cost: pages drawn afresh, and the search. In a shop of its own, which is full afterwards. */
export async function measureGrowth(): Promise<Figure[]> {
  const shop = await openBenchShop()
  try {
    return await growAndMeasure(shop)
  } finally {
    await shop.stop()
  }
}

async function growAndMeasure(shop: BenchShop): Promise<Figure[]> {
  const kinds = await listKinds(shop)
  await fillTo(shop, few)
  const before = await drawAll(shop, kinds)
  const searchBefore = await measureSearch(shop, few.toLocaleString('en'))
  await fillTo(shop, many)
  const after = await drawAll(shop, kinds)
  const ratios = kinds.map(({ name }, at): Figure => ({
    what: `${name} drawn afresh: processor among ${many.toLocaleString('en')} products against ${few.toLocaleString('en')}`,
    rounds: (after[at] ?? []).map((cost, round) => cost / (before[at]?.[round] ?? Number.NaN)),
    unit: '×',
    atMost: 1.1,
  }))
  return [...ratios, ...searchBefore, ...(await measureSearch(shop, many.toLocaleString('en')))]
}

/** Pages that are drawn by the same means. */
export type Kind = { name: string; pages: readonly string[] }

export async function listKinds(shop: BenchShop): Promise<Kind[]> {
  const categories = await shop.database.db.selectFrom('categories').where('parent_id', 'is', null).select('id').execute()
  const lists = Object.keys(specialItems) as SpecialItems[]
  return [
    { name: 'home page', pages: languages.map(paths.home) },
    { name: 'category page', pages: languages.flatMap((language) => categories.map(({ id }) => paths.items(language, id))) },
    { name: 'special list', pages: languages.flatMap((language) => lists.map((list) => paths.items(language, list))) },
    { name: 'product page', pages: (await listProductPages(shop)).slice(0, drawnProducts) },
  ]
}

/** Milliseconds of processor for a page of each kind, round by round; the first round warms up. */
async function drawAll(shop: BenchShop, kinds: readonly Kind[]): Promise<number[][]> {
  const costs: number[][] = kinds.map(() => [])
  for (let round = -1; round < rounds; round++) {
    for (const [at, { pages }] of kinds.entries()) {
      const cost = await renderOneByOne(shop, pages)
      if (round >= 0) costs[at]?.push(cost)
    }
  }
  return costs
}

async function fillTo({ database }: BenchShop, count: number): Promise<void> {
  const { present } = await database.db
    .selectFrom('products')
    .select((eb) => eb.fn.countAll<number>().as('present'))
    .executeTakeFirstOrThrow()
  if (present < count) await seedManyProducts(database, { count: count - present, now: new Date() })
  for (const table of ['products', 'product_search', 'stock_movements']) await sql`vacuum analyze ${sql.table(table)}`.execute(database.db)
}
