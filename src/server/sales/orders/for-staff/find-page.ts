import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import type { OrderSort } from '#rules/orders/order-views.ts'
import type { OrderCursor } from './order-cursor.ts'
import { placedSince, type OrdersFilter } from './orders-filter.ts'
import {
  countAmong,
  countFound,
  countNear,
  listAmong,
  listFound,
  listHits,
  listNear,
  meansAll,
  weighFound,
  type PageAsked,
} from './store.ts'
import { readWords, type WordsToFind } from './words-to-find.ts'

type Db = Kysely<Tables>
/** `most`: counted no further than this (D-109). */
type Asked = { filter: OrdersFilter; words: string | undefined; sort: OrderSort; cursor: OrderCursor | null; limit: number; most: number }

/** An order that was found, by its parcel that was. */
export type Matched = { id: number; placed_at: Date | null; grand_total: number; whole: number }

/** A page of the orders of a filter on which all the words stand, and how many there are. */
export async function findPage(db: Db, { filter, words, most, ...page }: Asked): Promise<{ page: Matched[]; counted: number }> {
  if (!words?.trim()) {
    const counting = countAll(filter, (part) => countFound(db, { ...part, most }), most)
    // Asked side by side. Should the page fail first, nobody waits for the count any more.
    counting.catch(() => undefined)
    const found = await readMerged(filter, (part) => listFound(db, { ...part, ...page }), page)
    return { page: found, counted: await counting }
  }
  return findWords(db, { filter, page, find: readWords(words), most })
}

/** How many orders a filter finds, counted no further than `most`. */
export async function countOrders(db: Db, { filter, most }: { filter: OrdersFilter; most: number }): Promise<number> {
  return countAll(filter, (part) => countFound(db, { ...part, most }), most)
}

/** How many of them were placed since then: a list announces them (NAV-23). */
export async function countPlacedSince(db: Db, { filter, since }: { filter: OrdersFilter; since: Date }): Promise<number> {
  const conditions = [...filter.conditions, (order: string) => placedSince(order, since)]
  return countOrders(db, { filter: { ...filter, conditions }, most: mostAnnounced })
}

/** More than these are announced as these. */
const mostAnnounced = 100

/** How many orders a filter finds, all of them, and since when the first of them stands as it does. */
export async function weighOrders(db: Db, filter: OrdersFilter): Promise<{ count: number; oldest: Date | null }> {
  const parts = [await weighFound(db, { ...filter, only: 'wholes' })]
  if (filter.statuses !== null) parts.push(await weighFound(db, { ...filter, only: 'parts' }))
  const [first = null] = parts.flatMap(({ oldest }) => oldest ?? []).toSorted((one, other) => one.getTime() - other.getTime())
  return { count: parts.reduce((all, { count }) => all + count, 0), oldest: first }
}

type Order = Pick<PageAsked, 'sort' | 'limit'>

/** Every status is read along its index, parts of orders apart from orders; then they are put in one row. */
async function readMerged(
  filter: OrdersFilter,
  read: (part: Omit<PageAsked, 'sort' | 'cursor' | 'limit'>) => Promise<Matched[]>,
  { sort, limit }: Order,
) {
  if (filter.statuses === null) return read({ ...filter, only: 'wholes' })
  const rows: Matched[] = []
  for (const under of filter.statuses)
    for (const only of ['wholes', 'parts'] as const) rows.push(...(await read({ ...filter, under, only })))
  return rows.toSorted(inOrderOf(sort)).slice(0, limit)
}

function inOrderOf(sort: OrderSort): (one: Matched, other: Matched) => number {
  const momentOf = ({ placed_at }: Matched) => placed_at?.getTime() ?? 0
  const way = sort.startsWith('-') ? -1 : 1
  return (one, other) =>
    way * ((sort.endsWith('total') ? one.grand_total - other.grand_total : 0) || momentOf(one) - momentOf(other) || one.id - other.id)
}

async function countAll(filter: OrdersFilter, count: (part: OrdersFilter & { only: 'wholes' | 'parts' }) => Promise<number>, most: number) {
  const wholes = await count({ ...filter, only: 'wholes' })
  if (filter.statuses === null || wholes >= most) return wholes
  return Math.min(most, wholes + (await count({ ...filter, only: 'parts' })))
}

/** So many orders are looked through for the words before their tokens are looked up: what is frequent has filled its page by then. */
const steps = 6000

type Words = { filter: OrdersFilter; page: Order & { cursor: OrderCursor | null }; find: WordsToFind; most: number }

async function findWords(db: Db, { filter, page, find, most }: Words): Promise<{ page: Matched[]; counted: number }> {
  const near = await readMerged(filter, (part) => listNear(db, { ...part, ...page, find, steps }), page)
  if (near.length === page.limit)
    return { page: near, counted: await countAll(filter, (part) => countNear(db, { ...part, find, most }), most) }
  const hits = await listHits(db, { find, most })
  return {
    page: await readMerged(filter, (part) => listAmong(db, { ...part, ...page, hits }), page),
    counted: meansAll(filter) ? hits.count : await countAll(filter, (part) => countAmong(db, { ...part, hits }), most),
  }
}
