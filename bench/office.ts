import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { orderViews } from '#rules/orders/order-views.ts'
import { openBenchShop, type BenchShop } from './bench-shop.ts'
import type { Figure } from './figures.ts'
import { fillShop } from './fill-shop.ts'
import { measureBusyOffice } from './office-and-orders.ts'
import { readsOfGoods } from './office-goods.ts'
import { measureOfficeScreens } from './office-screens.ts'
import { measureScans } from './scans.ts'
import { signInAsCast, type OfficePerson } from './office-person.ts'

const orders = 1_000_000
const products = 100_000
/** Calls of each kind in a round. */
const calls = 40
const rounds = 3
/** Parcels of the batch that is measured. */
const batchOf = 100

/**
 * The office of a shop with a million orders and a hundred thousand products: lists, searches, pages, saving, and a batch. In a shop of its
 * own: filling it takes ten minutes and more. With BENCH_HOME it is kept in that directory, and found filled the next time.
 */
export const measureOffice = () => inFullShop(measureAll)

/** Orders that are placed while the office of the same shop is busy. */
export const measureOrdersBeside = () =>
  inFullShop(async (shop) => {
    const known = await listKnown(shop)
    return measureBusyOffice(
      shop,
      known.map(({ number }) => number),
    )
  })

/** People who pack in it. */
export const measurePackers = () => inFullShop(measureScans)

/** Its first screens, each opened with nothing in the browser's cache. */
export const measureScreens = () => inFullShop(measureOfficeScreens)

async function inFullShop(measure: (shop: BenchShop) => Promise<Figure[]>): Promise<Figure[]> {
  const shop = await openBenchShop({ home: process.env['BENCH_HOME'] })
  try {
    await fillShop(shop, { products, orders })
    return await measure(shop)
  } finally {
    await shop.stop()
  }
}

async function measureAll(shop: BenchShop): Promise<Figure[]> {
  const boss = await signInAsCast(shop, 'boss')
  const known = await listKnown(shop)
  return [
    ...(await measureReads(boss, readsOfOrders(known))),
    ...(await measureReads(boss, await readsOfGoods(shop))),
    { what: 'order page, all of its calls: p95', rounds: await roundsOf(() => openOrders(boss, known)), unit: 'ms', atMost: 60 },
    { what: 'member page: p95', rounds: await roundsOf(() => readAll(boss, membersOf(known))), unit: 'ms', atMost: 150 },
    { what: 'saving a note: p95', rounds: await roundsOf(() => saveNotes(boss, known)), unit: 'ms', atMost: 150 },
    { what: `a batch of ${batchOf} picking starts`, rounds: [await startPickings(boss, shop)], unit: 's', atMost: 10 },
  ]
}

/** Today, the list in all its views, filters and orders, and both searches. */
function readsOfOrders(known: readonly Known[]): [string, string[]][] {
  const asked = (path: string, fields: Record<string, string>) => `/office/api/v1/${path}?${new URLSearchParams(fields).toString()}`
  const inList = known.flatMap(({ number, sender, phone }) => [number, number.slice(0, 6), sender, phone.slice(-3), phone])
  const everywhere = known.flatMap(({ number, sender, phone }) => [number, sender, phone.slice(-4), '甲油'])
  return [
    ['today', ['/office/api/v1/today']],
    ['curves of today', ['/office/api/v1/today/curves']],
    ...orderViews.map((view): [string, string[]] => [`orders, view ${view}`, [asked('orders', { view })]]),
    ...Object.entries(filtersFor(known)).map(([field, words]): [string, string[]] => [
      `orders, filter ${field}`,
      words.map((each) => asked('orders', { [field]: each })),
    ]),
    ['orders by total', [asked('orders', { sort: '-total' }), asked('orders', { sort: 'total' })]],
    ['members', [asked('members', {}), asked('members', { sort: 'joined' })]],
    [
      'members, a search',
      known.flatMap(({ uid, sender, phone, number }) => [uid, sender, phone, number].map((words) => asked('members', { words }))),
    ],
    ['orders, a search', inList.map((words) => asked('orders', { words }))],
    ['one search over everything', everywhere.map((words) => asked('search', { words }))],
  ]
}

/** p95 of each kind of reading, by its addresses turn by turn. */
async function measureReads(boss: OfficePerson, reads: readonly [string, string[]][]): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [what, paths] of reads)
    figures.push({ what: `${what}: p95`, rounds: await roundsOf(() => readAll(boss, paths)), unit: 'ms', atMost: 100 })
  return figures
}

/** p95 of each round; the first warms up. */
async function roundsOf(measure: () => Promise<number[]>): Promise<number[]> {
  const found: number[] = []
  for (let round = -1; round < rounds; round += 1) {
    const sorted = (await measure()).toSorted((one, other) => one - other)
    if (round >= 0) found.push(sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN)
  }
  return found
}

async function readAll(boss: OfficePerson, paths: readonly string[]): Promise<number[]> {
  if (paths.length === 0) throw new Error('There is nothing to read.')
  const took: number[] = []
  for (let call = 0; call < calls; call += 1) took.push(await boss.timed('GET', paths[call % paths.length] ?? ''))
  return took
}

const membersOf = (known: readonly Known[]) => known.map(({ uid }) => `/office/api/v1/members/${uid}`)

/** An order as somebody looks for it. */
type Known = { number: string; uid: string; sender: string; phone: string; county: string; product: number; placed: string }

/** Some all over the years. */
async function listKnown({ database: { db } }: BenchShop): Promise<Known[]> {
  const { rows } = await sql<Known>`
    select hashed_id as number, (select uid from users where users.id = user_id) as uid, sender_name as sender, right(sender_phone, 8) as phone, coalesce(contact ->> 'county', '臺北市') as county,
      (select product_id from order_lines where order_id = orders.id order by id limit 1) as product,
      to_char(placed_at at time zone 'Asia/Taipei', 'YYYY-MM-DD') as placed
    from orders where parent_id is null and id in (select (select max(id) from orders) * n / 11 from generate_series(1, 10) as n)`.execute(
    db,
  )
  if (rows.length === 0) throw new Error('The shop has no orders to look for.')
  return rows
}

/** Of each field that the list can be narrowed by some values, rare ones and frequent ones. */
function filtersFor(known: readonly Known[]): Record<string, string[]> {
  const days = known.map(({ placed }) => `${placed}..${placed}`)
  return {
    status: ['confirmed', 'finished', 'cancel', 'picking,delivering'],
    payment: ['credit_cards', 'when_received', 'atm'],
    payment_state: ['paid', 'failed', 'refund_failed'],
    method: ['black_cat', 'seven'],
    county: known.map(({ county }) => county),
    temperature: ['normal', 'refrigeration', 'freezing'],
    placed: days,
    shipped: days,
    total: ['1000..1100', '5000..', '..300'],
    product: known.map(({ product }) => String(product)),
    level: ['0', '1', '2'],
    first: ['yes', 'no'],
    held: ['no', 'address'],
    note: ['yes', 'no'],
    pre_order: ['yes'],
    invoice: ['b2b', 'donate'],
    invoice_state: ['due', 'issued', 'voided'],
    days: ['3..', '..1'],
    trouble: ['payment', 'parcel', 'invoice_late'],
  }
}

/** What the page of an order asks for at once. */
async function openOrders(boss: OfficePerson, known: readonly Known[]): Promise<number[]> {
  const took: number[] = []
  for (let call = 0; call < calls; call += 1) {
    const address = `/office/api/v1/orders/${known[call % known.length]?.number}`
    const began = performance.now()
    await Promise.all(['', '/money', '/timeline'].map((part) => boss.timed('GET', address + part)))
    took.push(performance.now() - began)
  }
  return took
}

async function saveNotes(boss: OfficePerson, known: readonly Known[]): Promise<number[]> {
  const took: number[] = []
  for (let call = 0; call < calls; call += 1)
    took.push(
      await boss.timed('POST', `/office/api/v1/orders/${known[call % known.length]?.number}/notes`, {
        text: `measured ${randomUUID()}`,
        files: [],
        mentioned: [],
      }),
    )
  return took
}

/** Seconds until the last of so many parcels is being picked. */
async function startPickings(boss: OfficePerson, { database: { db } }: BenchShop): Promise<number> {
  const waiting = await db
    .selectFrom('orders')
    .where('status', '=', 'confirmed')
    .where('held_reason', 'is', null)
    .orderBy('placed_at')
    .limit(batchOf)
    .select('hashed_id')
    .execute()
  const selection = await boss.ask<{ id: number }>('POST', '/office/api/v1/selections', {
    numbers: waiting.map(({ hashed_id }) => hashed_id),
  })
  const began = performance.now()
  const { id } = await boss.ask<{ id: number }>('POST', '/office/api/v1/batches', { move: 'start_picking', selection: selection.id })
  for (;;) {
    const { state, rows } = await boss.ask<{ state: string; rows: { state: string }[] }>('GET', `/office/api/v1/batches/${id}`)
    if (state === 'done') {
      const done = rows.filter((row) => row.state === 'done').length
      if (done < waiting.length * 0.9) throw new Error(`Of ${waiting.length} parcels ${done} are being picked.`)
      return (performance.now() - began) / 1000
    }
    await new Promise((go) => setTimeout(go, 50))
  }
}
