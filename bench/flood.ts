import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { findContentChanges } from '#server/content/reading/find-content-changes.ts'
import type { BenchShop } from './bench-shop.ts'
import { fetchPage } from './fetch-page.ts'
import { type Figure } from './figures.ts'
import type { Flooded } from './make-up-addresses.ts'
import { listProductPages } from './product-pages.ts'

const rounds = 5
const seconds = 6
const madeUpPerSecond = 2000
/** How often visitors ask for pages that the shop has. */
const visitorsPerSecond = 100
/** How many of a hundred answers must be as fast as that. */
const share = 0.95

/**
 * Visitors read the shop's pages while somebody asks for made-up addresses, against the same visitors alone. A page that
 * was drawn anew has another ETag, so those tell which pages were pushed out of memory.
 */
export async function measureFlood(shop: BenchShop): Promise<Figure[]> {
  const pages = ['/zh', '/en', ...(await listProductPages(shop))]
  const product = /product\/(\d+)/.exec(pages[2] ?? '')?.[1] ?? ''
  await flood(shop, product)
  const alone: number[] = []
  const flooded: number[] = []
  const pressed: number[] = []
  let pushedOut = 0
  while (alone.length < rounds) {
    const { mark } = await contentOf(shop)
    const before = await tagsOf(shop, pages)
    const undisturbed = await visit(shop, pages)
    const [{ perSecond }, p95] = await Promise.all([flood(shop, product), pause(500).then(() => visit(shop, pages))])
    const after = await tagsOf(shop, pages)
    // The clock may have changed what is shown; then pages are rightly drawn anew, and the round says nothing.
    if ((await contentOf(shop, mark)).changed.length > 0) continue
    alone.push(undisturbed)
    flooded.push(p95)
    pressed.push(perSecond)
    pushedOut += pages.filter((page) => before.get(page) !== after.get(page)).length
  }
  const times = flooded.map((p95, round) => p95 / (alone[round] ?? Number.NaN))
  return [
    {
      what: `pages of the shop under ${madeUpPerSecond} made-up addresses a second: 95 of 100 answers against without`,
      rounds: times,
      unit: '×',
      atMost: 1.5,
    },
    { what: 'known pages pushed out of memory', rounds: [pushedOut], unit: '', atMost: 0 },
    { what: '95 of 100 answers, nobody else there', rounds: alone, unit: 'ms' },
    { what: '95 of 100 answers, under the flood', rounds: flooded, unit: 'ms' },
    { what: 'made-up addresses answered', rounds: pressed, unit: '/s', atLeast: 0.95 * madeUpPerSecond },
  ]
}

/** Milliseconds within which 95 of 100 visitors have their page, who come one after the other at an even pace. */
async function visit({ address }: BenchShop, pages: readonly string[]): Promise<number> {
  const times: Promise<number>[] = []
  const begin = performance.now()
  for (let visitor = 0; visitor < (seconds - 1) * visitorsPerSecond; visitor++) {
    await pause(Math.max(0, begin + (visitor * 1000) / visitorsPerSecond - performance.now()))
    times.push(timeOf(address + (pages[visitor % pages.length] ?? '')))
  }
  const sorted = (await Promise.all(times)).toSorted((one, other) => one - other)
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN
}

async function timeOf(address: string): Promise<number> {
  const begin = performance.now()
  const { status } = await fetchPage(address)
  if (status !== 200) throw new Error(`${address} answers ${status} under the flood.`)
  return performance.now() - begin
}

/** In a process of its own, so that it does not slow the visitors itself. */
async function flood({ address }: BenchShop, product: string): Promise<Flooded> {
  const program = resolve(import.meta.dirname, 'make-up-addresses.ts')
  const child = spawn(process.execPath, [program, address, product, String(madeUpPerSecond), String(seconds)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [said] = await Promise.all([text(child.stdout), once(child, 'exit')])
  const flooded: Flooded = JSON.parse(said)
  const failed = Object.entries(flooded.answers).filter(([status]) => Number(status) >= 500)
  if (failed.length > 0) throw new Error(`Made-up addresses were answered ${JSON.stringify(failed)}.`)
  return flooded
}

function contentOf({ database }: BenchShop, since?: string) {
  return findContentChanges({ database, now: () => new Date() }, since)
}

/** The ETag of every page, twice asked for so that its smallest body is made before anything is measured. */
async function tagsOf({ address }: BenchShop, pages: readonly string[]): Promise<Map<string, string>> {
  const tags = new Map<string, string>()
  for (const page of pages) {
    await fetchPage(address + page)
    const { rawHeaders } = await fetchPage(address + page)
    tags.set(page, rawHeaders[rawHeaders.findIndex((name) => name.toLowerCase() === 'etag') + 1] ?? '')
  }
  return tags
}
