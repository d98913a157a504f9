import { sql, type Kysely } from 'kysely'
import { anyOf } from '#database/any-of.ts'
import type { Tables } from '#database/tables.ts'
import { isOneOf, wordsStandIn } from '#database/words-stand-in.ts'
import type { SearchWords } from '#rules/staff/search-words.ts'
import type { Sight } from './sight.ts'

type Db = Kysely<Tables>

/** `seesPeople`: whoever may not see whose orders are finds them by the numbers of their papers alone. */
export type OrdersSearched = { find: SearchWords; seesPeople: boolean; sight: Sight; most: number }

/** The newest orders on which all the words stand; `exact`: one of their numbers is all that was asked for. */
export async function searchOrdersForStaff(db: Db, { find, seesPeople, sight, most }: OrdersSearched) {
  const ids = seesPeople ? await findByWords(db, { find, most }) : await findByCode(db, { find, most })
  const rows = await listOrdersShown(db, ids)
  return rows.map((row) => presentFound(row, sight)).map((order, place) => ({ ...order, exact: rows[place]?.exact(find.whole) ?? false }))
}

/** These orders by their numbers, as the search shows them. */
export async function listOrdersByNumber(db: Db, { numbers, sight }: { numbers: readonly string[]; sight: Sight }) {
  const rows = await db
    .selectFrom('orders')
    .where('hashed_id', '=', anyOf(numbers, 'text'))
    .where('parent_id', 'is', null)
    .where('placed_at', 'is not', null)
    .select('id')
    .execute()
  return (
    await listOrdersShown(
      db,
      rows.map(({ id }) => id),
    )
  ).map((row) => presentFound(row, sight))
}

/** So many orders are looked through before tokens are looked up: what is frequent is found among them. */
const steps = 3000

type Asked = { find: SearchWords; most: number }

async function findByWords(db: Db, { find, most }: Asked): Promise<number[]> {
  if (find.words.length === 0) return []
  const words = sql.ref('order_search.words')
  const newest = db
    .selectFrom('orders')
    .where('parent_id', 'is', null)
    .where('placed_at', 'is not', null)
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(steps)
    .select(['id', 'placed_at'])
  const near = await db
    .selectFrom(newest.as('near'))
    .innerJoin('order_search', 'order_search.order_id', 'near.id')
    .where(wordsStandIn(words, find.words, { byTokens: false }))
    .orderBy('near.placed_at', 'desc')
    .limit(most)
    .select('near.id')
    .execute()
  if (near.length === most) return near.map(({ id }) => id)
  return findHits(db, { find, most })
}

/** Sorted by what no index knows, so that none is walked: each step of that would cut a text into its tokens. */
async function findHits(db: Db, { find, most }: Asked): Promise<number[]> {
  const rows = await db
    .selectFrom('order_search')
    .where(wordsStandIn(sql.ref('order_search.words'), find.words, { byTokens: true }))
    .orderBy(sql`order_search.order_id + 0`, 'desc')
    .limit(most)
    .select('order_search.order_id')
    .execute()
  return rows.map(({ order_id }) => order_id)
}

/** Nine or ten figures after a 0 may be somebody's phone number. */
const mayBePhone = /^0\d{8,9}$/

/** By the beginning of its own number, which stands first, or by all of another one. */
async function findByCode(db: Db, { find, most }: Asked): Promise<number[]> {
  if (find.whole.length < 3 || mayBePhone.test(find.whole)) return []
  const words = sql.ref('order_search.words')
  const rows = await db
    .selectFrom('order_search')
    .where(wordsStandIn(words, [find.whole], { byTokens: true }))
    .where((eb) => eb.or([sql<boolean>`starts_with(${words}, search_fold(${find.whole}))`, isOneOf(words, find.whole)]))
    .orderBy(sql`order_search.order_id + 0`, 'desc')
    .limit(most)
    .select('order_search.order_id')
    .execute()
  return rows.map(({ order_id }) => order_id)
}

async function listOrdersShown(db: Db, ids: readonly number[]) {
  const rows = await db
    .selectFrom('orders')
    .innerJoin('order_search', 'order_search.order_id', 'orders.id')
    .where('orders.id', '=', anyOf(ids))
    .orderBy('orders.placed_at', 'desc')
    .orderBy('orders.id', 'desc')
    .select(['orders.hashed_id', 'orders.status', 'orders.placed_at', 'orders.shipped_at', 'orders.sender_name', 'orders.grand_total'])
    .select('order_search.words')
    .execute()
  return rows.map(({ words, ...row }) => ({ ...row, exact: (whole: string) => whole !== '' && words.split('\u001F').includes(whole) }))
}

type Shown = Awaited<ReturnType<typeof listOrdersShown>>[number]

function presentFound(row: Shown, { seesMoney, seesPeopleOf }: Sight) {
  const { hashed_id: number, status, placed_at, shipped_at: shippedAt } = row
  return {
    number,
    status,
    placed_at: (placed_at ?? new Date(0)).toISOString(),
    // Who sees people of orders in a wave alone reads them on the page of the order.
    sender: seesPeopleOf({ status, shippedAt, inWave: false }) ? row.sender_name : null,
    total: seesMoney ? row.grand_total : null,
  }
}
