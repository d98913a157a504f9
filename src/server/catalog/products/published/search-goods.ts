import { sql, type Kysely } from 'kysely'
import { anyOf } from '#database/any-of.ts'
import type { Tables } from '#database/tables.ts'
import { wordsStandIn } from '#database/words-stand-in.ts'
import type { SearchWords } from '#rules/staff/search-words.ts'

type Db = Kysely<Tables>

/** So many goods are looked through before tokens are looked up: what is frequent is found among them. */
const steps = 3000

/** The newest goods of which all the words are, sold or not; `exact`: the bar code is all that was asked for. */
export async function searchGoods(db: Db, { find, most }: { find: SearchWords; most: number }) {
  if (find.words.length === 0) return []
  const words = sql.ref('goods_search.words')
  const newest = db.selectFrom('goods_search').orderBy('product_id', 'desc').limit(steps).select(['product_id', 'words'])
  const near = await db
    .selectFrom(newest.as('goods_search'))
    .where(wordsStandIn(words, find.words, { byTokens: false }))
    .limit(most)
    .select('product_id')
    .execute()
  const hits =
    near.length === most
      ? near
      : await db
          .selectFrom('goods_search')
          .where(wordsStandIn(words, find.words, { byTokens: true }))
          .orderBy(sql`product_id + 0`, 'desc')
          .limit(most)
          .select('product_id')
          .execute()
  const ids = hits.map(({ product_id }) => product_id)
  const rows = await db.selectFrom('products').where('id', '=', anyOf(ids)).orderBy('id', 'desc').select(shown).execute()
  return rows.map(({ barcode, ...row }) => ({ ...row, exact: barcode !== null && barcode.toLowerCase() === find.whole }))
}

/** These goods, as the search shows them. */
export async function listGoodsById(db: Db, ids: readonly number[]) {
  const rows = await db.selectFrom('products').where('id', '=', anyOf(ids)).select(shown).execute()
  return rows.map(({ barcode: _barcode, ...row }) => row)
}

const shown = ['products.id', 'products.name_zh', 'products.name_en', 'products.slug', 'products.available', 'products.barcode'] as const
