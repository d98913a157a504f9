import { sql, type Kysely } from 'kysely'
import { anyOf } from '#database/any-of.ts'
import type { Tables } from '#database/tables.ts'
import { wordsStandIn } from '#database/words-stand-in.ts'
import type { SearchWords } from '#rules/staff/search-words.ts'

type Db = Kysely<Tables>

const shown = ['categories.id', 'categories.name_zh', 'categories.name_en'] as const

/** Shelves on whose names all the words stand, as they stand in the menu; there are few of them. */
export async function searchCategories(db: Db, { find, most }: { find: SearchWords; most: number }) {
  const names = sql`search_fold(categories.name_zh || ' ' || categories.name_en)`
  return db
    .selectFrom('categories')
    .where(wordsStandIn(names, find.words, { byTokens: false }))
    .orderBy('position')
    .orderBy('id')
    .limit(most)
    .select(shown)
    .execute()
}

/** These shelves, as the search shows them. */
export async function listCategoriesById(db: Db, ids: readonly number[]) {
  return db.selectFrom('categories').where('id', '=', anyOf(ids)).select(shown).execute()
}
