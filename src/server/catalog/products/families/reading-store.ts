import { sql, type Kysely } from 'kysely'
import { anyOf } from '#database/any-of.ts'
import type { Tables } from '#database/tables.ts'

type Db = Kysely<Tables>

const rowsOfPage = 50

/** A page of families whose name holds the words, the last change first. */
export async function listFamilyRows(db: Db, { words, after }: { words: string; after: number }) {
  const pattern = `%${words.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  const rows = await db
    .selectFrom('families')
    .$if(words !== '', (found) => found.where((eb) => eb.or([eb('name_zh', 'ilike', pattern), eb('name_en', 'ilike', pattern)])))
    .orderBy('changed_at', 'desc')
    .orderBy('id', 'desc')
    .offset(after)
    .limit(rowsOfPage + 1)
    .select(['id', 'name_zh', 'name_en', 'axis1_zh', 'axis1_en', 'axis2_zh', 'axis2_en', 'changed_at'])
    .select(sql<string>`count(*) over ()`.as('total'))
    .execute()
  return {
    rows: rows.slice(0, rowsOfPage),
    next: rows.length > rowsOfPage ? after + rowsOfPage : null,
    total: Number(rows[0]?.total ?? 0),
  }
}

/** How many members these families have, how many of them are on sale, and what their first five look like. */
export async function countMembers(db: Db, families: readonly number[]) {
  return db
    .selectFrom('family_members')
    .innerJoin('products', 'products.id', 'family_members.product_id')
    .where('family_members.family_id', '=', anyOf(families))
    .groupBy('family_members.family_id')
    .select([
      'family_members.family_id as id',
      sql<number>`count(*)::int`.as('members'),
      sql<number>`count(*) filter (where products.available)::int`.as('on_sale'),
      sql<string[]>`(array_agg(products.preview order by family_members.position))[1:5]`.as('previews'),
    ])
    .execute()
}

/** What the office shows of products beside their values, by their ids. */
export async function listFamilyGoods(db: Db, ids: readonly number[]) {
  const rows = await db
    .selectFrom('products')
    .where('id', '=', anyOf(ids))
    .select(['id', 'name_zh', 'name_en', 'preview', 'state', 'price', sql<number>`free_stock(products)`.as('free')])
    .execute()
  return new Map(rows.map(({ name_zh: zh, name_en: en, ...row }) => [row.id, { ...row, name: { zh, en } }]))
}

/** Products that could be joined: in no family, not archived and not for gifts only. */
export async function listFreeGoods(db: Db) {
  return freeGoods(db).orderBy('id').select(['id', 'name_zh as name']).execute()
}

/** Which of them are other styles of each other. */
export async function listFreeLinks(db: Db) {
  return db
    .selectFrom('product_options')
    .where('product_id', 'in', freeGoods(db).select('id'))
    .where('optional_product_id', 'in', freeGoods(db).select('id'))
    .orderBy('product_id')
    .orderBy('position')
    .select(['product_id as product', 'optional_product_id as style'])
    .execute()
}

function freeGoods(db: Db) {
  return db
    .selectFrom('products')
    .where('state', '<>', 'archived')
    .where('is_gift_only', '=', false)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('family_members').whereRef('family_members.product_id', '=', 'products.id').select('product_id'))),
    )
}
