import { sql, type Kysely, type RawBuilder } from 'kysely'
import { anyOf } from '#database/any-of.ts'
import type { Tx } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'
import { addDays } from '#rules/calendar.ts'
import type { CategoryRule } from '#rules/catalog/categories/category-rule.ts'
import { productConditions } from '../listing/conditions.ts'

type Db = Kysely<Tables>

/** Goods of rules stand behind all that hands have put there. */
const behindHands = 1_000_000

/** Categories that are filled by a rule, each with its words. */
export async function listRuledCategories(db: Db) {
  return db
    .selectFrom('categories')
    .where('rule', 'is not', null)
    .where('archived', '=', false)
    .orderBy('id')
    .select(['id', 'rule'])
    .execute()
}

/** Only one at a time fills, so that none undoes what another has just done. */
export async function lockFilling(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('category rules', 0))`.execute(tx)
}

/** What has to be so of a product that a rule means, now. */
export function ruleConditions({ days, ...filter }: CategoryRule, now: Date): RawBuilder<boolean> {
  const since = (count: number) => sql`${addDays(now, -count).toISOString()}::timestamptz`
  const conditions = [
    sql<boolean>`not products.is_gift_only`,
    ...productConditions(filter, { lowUnits: 0, requirements: [] }),
    ...(days ? [sql<boolean>`products.published_at <= ${since(days.from ?? 0)}`] : []),
    ...(days && days.to !== null ? [sql<boolean>`products.published_at > ${since(days.to + 1)}`] : []),
  ]
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`
}

type Fill = { category: number; matches: RawBuilder<boolean>; products: readonly number[] | null }

/** Makes what the rule put there what it means now; what a hand put there is not touched. */
export async function fillCategory(tx: Tx, { category, matches, products }: Fill): Promise<void> {
  const only = products === null ? sql`true` : sql`products.id = ${anyOf(products)}`
  await sql`delete from product_categories using products
    where category_id = ${category} and source = 'rule' and products.id = product_id and ${only} and not ${matches}`.execute(tx)
  await sql`insert into product_categories (product_id, category_id, position, source)
    select products.id, ${category}, ${behindHands}, 'rule' from products where ${matches} and ${only}
      and not exists (select from product_categories as stands where stands.product_id = products.id and stands.category_id = ${category})
    on conflict (product_id, category_id) do nothing`.execute(tx)
}

/** What rules have put into categories that have none any more. */
export async function emptyUnruled(tx: Tx): Promise<void> {
  await sql`delete from product_categories using categories
    where source = 'rule' and categories.id = category_id and (categories.rule is null or categories.archived)`.execute(tx)
}

export async function countMatches(db: Db, matches: RawBuilder<boolean>): Promise<number> {
  const { count } = await db
    .selectFrom('products')
    .where(matches)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export async function listMatches(db: Db, { matches, most }: { matches: RawBuilder<boolean>; most: number }) {
  const rows = db.selectFrom('products').where(matches).orderBy('published_at', 'desc').orderBy('id', 'desc').limit(most)
  return rows.select(['id', 'name_zh', 'name_en', 'preview']).execute()
}
