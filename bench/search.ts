import type { BenchShop } from './bench-shop.ts'
import type { Figure } from './figures.ts'

const rounds = 5
/** How many of a hundred answers must be as fast as that. */
const share = 0.95

/** Words of any length in both scripts: frequent and rare ones, parts of words, signs that patterns know, and what nobody sells. */
const asked = [
  '梅',
  '的',
  '光療',
  '指甲油',
  '晨霧光療',
  '手工高麗菜豬肉水餃',
  '玫瑰青梅精油',
  '不存在的商品',
  '霧玫',
  '桐花',
  '保濕',
  '100%',
  'a',
  'ge',
  'gel',
  'plum',
  'polish',
  'Gel polish',
  'night market',
  'Ginger lily: Plum',
  'no. 4711',
  '_',
  'zebra',
  'for dry hands',
]

/** The search's first pages and second pages, one at a time, with everything between the request and the last byte. */
export async function measureSearch(shop: BenchShop, products: string): Promise<Figure[]> {
  await searchAll(shop)
  const slowest: number[] = []
  const typical: number[] = []
  for (let round = 0; round < rounds; round++) {
    const times = (await searchAll(shop)).toSorted((one, other) => one - other)
    slowest.push(times[Math.floor(times.length * share)] ?? Number.NaN)
    typical.push(times[Math.floor(times.length / 2)] ?? Number.NaN)
  }
  return [
    { what: `search among ${products} products: 95 of 100 answers`, rounds: slowest, unit: 'ms', atMost: 15 },
    { what: `search among ${products} products: the usual answer`, rounds: typical, unit: 'ms' },
  ]
}

/** Milliseconds of each search, one after the other. */
export async function searchAll(shop: BenchShop): Promise<number[]> {
  const times: number[] = []
  for (const words of asked) for (const page of [1, 2]) times.push(await search(shop, { words, page }))
  return times
}

async function search({ address }: BenchShop, { words, page }: { words: string; page: number }): Promise<number> {
  const body = JSON.stringify({ q: { name_or_description_cont: words }, page })
  const begin = performance.now()
  const answer = await fetch(`${address}/api/v1/products/search`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`Searching for ${words} answers ${answer.status}.`)
  return performance.now() - begin
}
