import { sql, type Kysely } from 'kysely'
import { anyOf } from '#database/any-of.ts'
import type { Tables } from '#database/tables.ts'
import { wordsStandIn } from '#database/words-stand-in.ts'
import type { SearchWords } from '#rules/staff/search-words.ts'

type Db = Kysely<Tables>

/** So many members are looked through before tokens are looked up: what is frequent is found among them. */
const steps = 3000

/** The members who joined last and of whom all the words are; `exact`: the uid is all that was asked for. */
export async function searchMembers(db: Db, { find, most }: { find: SearchWords; most: number }) {
  if (find.words.length === 0) return []
  const words = sql.ref('member_search.words')
  const newest = db.selectFrom('member_search').orderBy('user_id', 'desc').limit(steps).select(['user_id', 'words'])
  const near = await db
    .selectFrom(newest.as('member_search'))
    .where(wordsStandIn(words, find.words, { byTokens: false }))
    .limit(most)
    .select('user_id')
    .execute()
  const hits =
    near.length === most
      ? near
      : await db
          .selectFrom('member_search')
          .where(wordsStandIn(words, find.words, { byTokens: true }))
          .orderBy(sql`user_id + 0`, 'desc')
          .limit(most)
          .select('user_id')
          .execute()
  const rows = await listMembers(db, { ids: hits.map(({ user_id }) => user_id) })
  return rows.map((row) => ({ ...row, exact: row.uid.toLowerCase() === find.whole }))
}

/** These members by their uids, as the search shows them. */
export async function listMembersByUid(db: Db, uids: readonly string[]) {
  const rows = await db.selectFrom('users').where('uid', '=', anyOf(uids, 'text')).where('closed_at', 'is', null).select('id').execute()
  return listMembers(db, { ids: rows.map(({ id }) => id) })
}

async function listMembers(db: Db, { ids }: { ids: readonly number[] }) {
  return db
    .selectFrom('users')
    .where('id', '=', anyOf(ids))
    .where('closed_at', 'is', null)
    .orderBy('id', 'desc')
    .select(['uid', 'name', 'vip'])
    .execute()
}
