import { setTimeout as pause } from 'node:timers/promises'
import type { BenchShop } from './bench-shop.ts'
import { fetchPage } from './fetch-page.ts'
import { median, type Figure } from './figures.ts'
import { listProductPages } from './product-pages.ts'

/** Node goes on translating what is drawn for some thousand pages; a shop has drawn them within its first hour. */
const warmUps = 12
const rounds = 7
const clients = 8

/** EverShop's product page, rendered afresh on a machine like this one. */
const evershopPerSecond = 69

/**
 * Every product page once, after everything has changed: each is asked of the database, rendered and
 * compressed again. The processor's time is that of the whole process with all its threads, without PostgreSQL's.
 */
export async function measureRendering(shop: BenchShop): Promise<Figure[]> {
  const pages = await listProductPages(shop)
  for (let warmUp = 0; warmUp < warmUps; warmUp++) await renderAll(shop, pages)
  const cpu: number[] = []
  const perSecond: number[] = []
  for (let round = 0; round < rounds; round++) {
    cpu.push(await renderOneByOne(shop, pages))
    perSecond.push(await renderAll(shop, pages))
  }
  return [
    { what: 'product page rendered afresh: processor per page', rounds: cpu, unit: 'ms', atMost: 3 },
    {
      what: `product page rendered afresh: pages/s with ${clients} clients`,
      rounds: perSecond,
      unit: '/s',
      atLeast: 10 * evershopPerSecond,
    },
  ]
}

/** Milliseconds of processor for a page, at the median, after everything in memory has become old. */
export async function renderOneByOne(shop: BenchShop, pages: readonly string[]): Promise<number> {
  await outdateEverything(shop)
  const spent: number[] = []
  for (const page of pages) {
    const before = await shop.usage()
    await renderOne(shop, page)
    const after = await shop.usage()
    spent.push((after.cpu - before.cpu) / 1000)
  }
  return median(spent)
}

/** Pages per second with several clients at once. */
async function renderAll(shop: BenchShop, pages: readonly string[]): Promise<number> {
  await outdateEverything(shop)
  const begin = performance.now()
  const left = [...pages]
  const client = async () => {
    for (let page = left.pop(); page !== undefined; page = left.pop()) await renderOne(shop, page)
  }
  await Promise.all(Array.from({ length: clients }, client))
  return pages.length / ((performance.now() - begin) / 1000)
}

async function renderOne(shop: BenchShop, page: string): Promise<void> {
  const { status } = await fetchPage(shop.address + page)
  if (status !== 200) throw new Error(`${page} answers ${status}.`)
}

/** What the shop has in memory is old from now on; it believes for a second that nothing changed. */
export async function outdateEverything({ database }: BenchShop): Promise<void> {
  await database.db.insertInto('content_notes').values({ subject: 'everything' }).execute()
  await pause(1200)
}
