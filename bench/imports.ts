import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { setTimeout as pause } from 'node:timers/promises'
import type { ImportKind } from '#rules/imports/import-fields.ts'
import { nextPiece } from '#rules/catalog/pictures/upload-pieces.ts'
import { openBenchShop, type BenchShop } from './bench-shop.ts'
import { median, type Figure } from './figures.ts'
import { fillShop } from './fill-shop.ts'
import { signInAsCast, type OfficePerson } from './office-person.ts'

/** As many as a file may have; fewer while looking for what takes the time. */
const rows = Number(process.env['BENCH_ROWS'] ?? 100_000)
/** All of them where nothing is said; else the kinds with commas between. */
const asked = process.env['BENCH_FILES']?.split(',')
const callEveryMs = 50
/** Twice before each file and twice after it: the p95 of a quiet shop moves by more than a tenth from one minute to the next. */
const quietMs = 20_000
/** What files say is different each time, also in a shop that has stayed. */
const round = Math.floor(Date.now() / 1000) % 100_000
/** As many products as a file changes, and some of the demo shop that are not on sale. */
const products = rows + 1000

/**
 * Files of 100,000 rows, tried and applied while visitors call the shop (IMP-10): prices, stock, products that are there, and products that
 * are not. In a shop of its own, which with BENCH_HOME stays in that directory.
 */
export async function measureImports(): Promise<Figure[]> {
  const shop = await openBenchShop({ home: process.env['BENCH_HOME'] })
  try {
    await fillShop(shop, { products, orders: 0 })
    return await measureAll(shop)
  } finally {
    await shop.stop()
  }
}

async function measureAll(shop: BenchShop): Promise<Figure[]> {
  const { db } = shop.database
  const ids = (await db.selectFrom('products').where('state', '=', 'on').orderBy('id').limit(rows).select('id').execute()).map(
    ({ id }) => id,
  )
  const pages = ids.filter((_id, place) => place % 500 === 0).flatMap((id) => [`/api/v1/products/${id}`, '/api/v1/categories'])
  // The first calls of a page take longer than all others.
  await whileQuiet(shop, pages)
  const figures: Figure[] = []
  // Who sends them signs in for each: the words of a file follow it for longer than a second factor is good for.
  for (const file of filesFor(ids).filter(({ name }) => asked?.includes(name) ?? true))
    figures.push(...(await measureFile(shop, { boss: await signInAsCast(shop, 'boss'), file, pages })))
  return figures
}

type ImportFile = { name: string; kind: ImportKind; mode: 'set' | null; lines: string; applyIn: number }

function filesFor(ids: readonly number[]): ImportFile[] {
  const changed = (cells: (id: number, n: number) => string) => ids.map(cells).join('\n')
  const fresh = Array.from(
    { length: rows },
    (_, n) => `N${String(round).padStart(5, '0')}${String(n).padStart(6, '0')},新品 ${n},New ${n},${(n % 900) + 10},<p>內容 ${n}</p>`,
  )
  const known = changed((id, n) => `${id},Bench ${round} ${n},${((n + round) % 9) + 1},<p>Text ${round} ${n}</p>`)
  return [
    {
      name: 'prices',
      kind: 'prices',
      mode: null,
      lines: `id,price\n${changed((id, n) => `${id},${((n + round) % 40) + 1}`)}`,
      applyIn: 120,
    },
    {
      name: 'stock',
      kind: 'stock',
      mode: 'set',
      lines: `id,units\n${changed((id, n) => `${id},${500 + ((n + round) % 90)}`)}`,
      applyIn: 120,
    },
    { name: 'products that are there', kind: 'products', mode: null, lines: `id,name_en,max_qty,content_en\n${known}`, applyIn: 300 },
    {
      name: 'new products',
      kind: 'products',
      mode: null,
      lines: `barcode,name_zh,name_en,price,content_zh\n${fresh.join('\n')}`,
      applyIn: 300,
    },
  ]
}

type Measuring = { boss: OfficePerson; file: ImportFile; pages: readonly string[] }

async function measureFile(shop: BenchShop, { boss, file: { name, kind, mode, lines, applyIn }, pages }: Measuring): Promise<Figure[]> {
  const quiet = [await whileQuiet(shop, pages), await whileQuiet(shop, pages)]
  const id = await send(boss, { kind, name: `${name}.csv`, bytes: Buffer.from(lines) })
  const calls = callUntil(shop, pages)
  const { matching } = await find(boss, id)
  const tried = await timed(boss, { id, ask: ['try', { matching, mode }], until: 'ready' })
  const applied = await timed(boss, { id, ask: ['apply', {}], until: 'done' })
  const meanwhile = await calls.stop()
  const followed = await untilWordsFollow(shop)
  quiet.push(await whileQuiet(shop, pages), await whileQuiet(shop, pages))
  const slower = 100 * (meanwhile / median(quiet) - 1)
  const what = `${rows.toLocaleString('en')} rows of ${name}`
  console.log(
    `${what}: tried ${tried.toFixed(1)} s, applied ${applied.toFixed(1)} s, p95 ${meanwhile.toFixed(1)} ms beside ${quiet.map((ms) => ms.toFixed(1)).join(', ')}, words after ${followed.toFixed(0)} s`,
  )
  return [
    { what: `${what}, tried`, rounds: [tried], unit: 's', atMost: 60 },
    { what: `${what}, applied`, rounds: [applied], unit: 's', atMost: applyIn },
    { what: `p95 of visitors’ calls while ${name} are imported`, rounds: [meanwhile], unit: 'ms', atMost: 50 },
    { what: `the same p95 shortly before ${name} and once their words had followed`, rounds: quiet, unit: 'ms' },
    { what: `by so much the p95 is slower while ${name} are imported`, rounds: [slower], unit: '%', atMost: 10 },
    { what: `${what}: from then on, until all are found by their new words`, rounds: [followed], unit: 's' },
  ]
}

/** Seconds until nothing is due any more of what goods and the audit log are found by (0300_words_in_turns.sql). */
async function untilWordsFollow({ database }: BenchShop): Promise<number> {
  const began = performance.now()
  for (;;) {
    const { rows: due } = await sql`select from search_words_due union all select from audit_words_due limit 1`.execute(database.db)
    if (due.length === 0) return (performance.now() - began) / 1000
    await pause(500)
  }
}

type Found = {
  state: string
  headings: string[]
  matching: (string | null)[]
  applied: number
  counts: { actions: Record<string, number> }
}
const find = async (boss: OfficePerson, id: number) => boss.ask<Found>('GET', `/office/api/v1/imports/${id}`)

async function send(boss: OfficePerson, { kind, name, bytes }: { kind: ImportKind; name: string; bytes: Buffer }): Promise<number> {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const path = '/office/api/v1/imports'
  const { id } = await boss.ask<{ id: number }>('POST', path, { kind, file_name: name, sha256, bytes: bytes.length })
  for (let at = 0; at < bytes.length;) {
    const { from, to } = nextPiece(at, bytes.length)
    const piece = Uint8Array.from(bytes.subarray(from, to))
    at = (await boss.ask<{ received: number }>('POST', `${path}/${id}/pieces?at=${from}`, piece)).received
  }
  await boss.ask('POST', `${path}/${id}/finish`, {})
  await until(boss, { id, state: 'waiting' })
  return id
}

type Move = { id: number; ask: readonly [string, object]; until: string }

/** Seconds from the press to the end. */
async function timed(boss: OfficePerson, { id, ask: [verb, said], until: state }: Move): Promise<number> {
  const began = performance.now()
  await boss.ask('POST', `/office/api/v1/imports/${id}/${verb}`, said)
  const found = await until(boss, { id, state })
  const seconds = (performance.now() - began) / 1000
  const { update = 0, new: fresh = 0, error = 0 } = found.counts.actions
  if (update + fresh < rows * 0.95) throw new Error(`Of ${rows} rows ${update} change something, ${fresh} are new and ${error} are wrong.`)
  return seconds
}

async function until(boss: OfficePerson, { id, state }: { id: number; state: string }): Promise<Found> {
  for (;;) {
    const found = await find(boss, id)
    if (found.state === state) return found
    if (found.state === 'failed') throw new Error(`The import ${id} has failed.`)
    await pause(200)
  }
}

/** The p95 of calls in milliseconds while nothing is imported. */
async function whileQuiet(shop: BenchShop, pages: readonly string[]): Promise<number> {
  const calls = callUntil(shop, pages)
  await pause(quietMs)
  return calls.stop()
}

/** Calls at an even pace until it is stopped; answers the p95 in milliseconds. */
function callUntil({ address }: BenchShop, paths: readonly string[]): { stop: () => Promise<number> } {
  const ending = new AbortController()
  const took: Promise<number>[] = []
  const going = (async () => {
    for (let n = 0; !ending.signal.aborted; n += 1) {
      took.push(callOnce(address + paths[n % paths.length]))
      await pause(callEveryMs)
    }
  })()
  return {
    async stop() {
      ending.abort()
      await going
      const all = (await Promise.all(took)).toSorted((one, other) => one - other)
      return all[Math.floor(all.length * 0.95)] ?? 0
    },
  }
}

async function callOnce(url: string): Promise<number> {
  const began = performance.now()
  await (await fetch(url)).arrayBuffer()
  return performance.now() - began
}
