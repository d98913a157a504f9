import { sql, type Kysely, type RawBuilder } from 'kysely'
import { anyOf } from '#database/any-of.ts'
import type { Tables } from '#database/tables.ts'
import { wordsStandIn } from '#database/words-stand-in.ts'
import type { SearchWords } from '#rules/staff/search-words.ts'

type Db = Kysely<Tables>

/**
 * Which members a list is about. `conditions`: each of them speaks of `users`. `alsoClosed`: a closed account that was asked for by an
 * order of its own; all others are found no more (MBR-20).
 */
export type MembersFilter = { conditions: readonly RawBuilder<boolean>[]; alsoClosed?: number | undefined }

export const memberSorts = ['-joined', 'joined'] as const
export type MemberSort = (typeof memberSorts)[number]

export type MembersPage = MembersFilter & { sort: MemberSort; cursor: number | null; limit: number }

function matching(db: Db, { conditions, alsoClosed }: MembersFilter) {
  return db
    .selectFrom('users')
    .where((eb) => {
      const isThere = eb('users.closed_at', 'is', null)
      return alsoClosed === undefined ? isThere : eb.or([isThere, eb('users.id', '=', alsoClosed)])
    })
    .$if(conditions.length > 0, (some) => some.where(sql<boolean>`${sql.join(conditions, sql` and `)}`))
}

/** Members are numbered as they join, so their numbers are the order in which they did: it is walked along its index. */
function inOrder(db: Db, { sort, cursor, limit, ...filter }: MembersPage) {
  const isNewestFirst = sort === '-joined'
  return matching(db, filter)
    .$if(cursor !== null, (later) => later.where('users.id', isNewestFirst ? '<' : '>', cursor))
    .orderBy('users.id', isNewestFirst ? 'desc' : 'asc')
    .limit(limit)
    .select('users.id')
}

export async function listMemberIds(db: Db, page: MembersPage): Promise<number[]> {
  return (await inOrder(db, page).execute()).map(({ id }) => id)
}

/** How many there are, counted no further than `most` (D-109). */
export async function countMembers(db: Db, { most, ...filter }: MembersFilter & { most: number }): Promise<number> {
  const some = matching(db, filter)
    .select(sql<number>`1`.as('one'))
    .limit(most)
  const { count } = await db
    .selectFrom(some.as('some'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Of the first `steps` members of a page those of whom all the words are: what is frequent is found here, by its text alone. */
export async function listMembersNear(db: Db, { find, steps, limit, ...page }: MembersPage & { find: SearchWords; steps: number }) {
  const rows = await db
    .selectFrom(inOrder(db, { ...page, limit: steps }).as('near'))
    .innerJoin('member_search', 'member_search.user_id', 'near.id')
    .where(wordsStandIn(sql.ref('member_search.words'), find.words, { byTokens: false }))
    .orderBy('near.id', page.sort === '-joined' ? 'desc' : 'asc')
    .limit(limit)
    .select('near.id')
    .execute()
  return rows.map(({ id }) => id)
}

/** How many there are of what is frequent: looked up by its tokens until so many are found. */
export async function countMembersNear(db: Db, { find, most, ...filter }: MembersFilter & { find: SearchWords; most: number }) {
  const words = sql.ref('member_search.words')
  const ofWords = sql<boolean>`exists (select from member_search where user_id = users.id and ${wordsStandIn(words, find.words, { byTokens: true })})`
  return countMembers(db, { ...filter, conditions: [...filter.conditions, ofWords], most })
}

/** Members of whom all the words are, by their tokens: what is rare is found here. The newest, and no more than `most`. */
export async function listMemberHits(db: Db, { find, most }: { find: SearchWords; most: number }): Promise<number[]> {
  // Sorted by what no index knows, so that none is walked: each step of that would cut a text into its tokens.
  const rows = await db
    .selectFrom('member_search')
    .where(wordsStandIn(sql.ref('member_search.words'), find.words, { byTokens: true }))
    .orderBy(sql`user_id + 0`, 'desc')
    .limit(most)
    .select('user_id')
    .execute()
  return rows.map(({ user_id }) => user_id)
}

/** Whose identity at LINE or Facebook this is. */
export async function listMembersOfIdentity(db: Db, providerId: string): Promise<number[]> {
  const rows = await db
    .selectFrom('identities')
    .where('provider', 'in', ['line', 'facebook'])
    .where('provider_uid', '=', providerId)
    .select('user_id')
    .execute()
  return rows.map(({ user_id }) => user_id)
}

/** These members as a list shows them; `since`: from when on what they spent counts. */
export async function listMemberRows(db: Db, { ids, since }: { ids: readonly number[]; since: Date }) {
  return db
    .selectFrom('users')
    .leftJoin('point_accounts', 'point_accounts.user_id', 'users.id')
    .where('users.id', '=', anyOf(ids))
    .select(['users.id', 'users.uid', 'users.name', 'users.email', 'users.vip', 'users.vip_due', 'users.origin', 'users.created_at'])
    .select(['users.locked_at', 'users.closing_at', 'users.closed_at', 'point_accounts.balance'])
    .select(sql<number>`spending_of(users.id, ${since})`.as('spending'))
    .execute()
}
