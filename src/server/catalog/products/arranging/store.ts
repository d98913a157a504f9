import { sql, type Kysely, type Updateable } from 'kysely'
import { anyOf } from '#database/any-of.ts'
import type { Tx } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'
import type { Actor } from '#rules/actor.ts'
import type { ArrangementKind } from '#rules/catalog/arrangement.ts'
import type { menuLists } from '#rules/catalog/menus/menu.ts'
import type { Category, CategoryFields, CategorySorting } from '#rules/catalog/categories/category-tree.ts'
import { lockCategoryRows } from '../shelves/store.ts'

type Db = Kysely<Tables>

export type ArrangementRow = Awaited<ReturnType<typeof lockArrangement>>

/** Held until the transaction ends: whoever else changes or publishes it waits. */
export async function lockArrangement(tx: Tx, kind: ArrangementKind) {
  return tx.selectFrom('arrangements').where('kind', '=', kind).selectAll().forNoKeyUpdate().executeTakeFirstOrThrow()
}

export async function findArrangementRow(db: Db, kind: ArrangementKind) {
  return db.selectFrom('arrangements').where('kind', '=', kind).selectAll().executeTakeFirstOrThrow()
}

export async function saveArrangement(tx: Tx, kind: ArrangementKind, change: Updateable<Tables['arrangements']>): Promise<number> {
  const saved = tx.updateTable('arrangements').set(change).where('kind', '=', kind).returning('version')
  return (await saved.executeTakeFirstOrThrow()).version
}

/** Whose time has come. */
export async function listDueKinds(db: Db, now: Date): Promise<ArrangementKind[]> {
  const rows = await db.selectFrom('arrangements').where('publish_at', '<=', now).select('kind').execute()
  return rows.map(({ kind }) => kind as ArrangementKind)
}

type Published = { kind: ArrangementKind; whole: unknown; actor: Actor; now: Date }

export async function createPublishedVersion(tx: Tx, { kind, whole, actor, now }: Published): Promise<void> {
  await tx
    .insertInto('arrangement_versions')
    .columns(['kind', 'version', 'whole', 'actor_kind', 'actor_id', 'published_at'])
    .expression((eb) =>
      eb
        .selectFrom('arrangement_versions')
        .where('arrangement_versions.kind', '=', kind)
        .select([
          sql<string>`${kind}::text`.as('kind'),
          sql<number>`coalesce(max(version), 0) + 1`.as('version'),
          sql<unknown>`${JSON.stringify(whole)}::jsonb`.as('whole'),
          sql<string>`${actor.kind}::text`.as('actor_kind'),
          sql<string>`${String(actor.id)}::text`.as('actor_id'),
          sql<Date>`${now}::timestamptz`.as('published_at'),
        ]),
    )
    .execute()
}

const mostVersions = 50

/** The newest first. */
export async function listPublishedVersions(db: Db, kind: ArrangementKind) {
  return db
    .selectFrom('arrangement_versions')
    .where('kind', '=', kind)
    .orderBy('version', 'desc')
    .limit(mostVersions)
    .select(['version', 'actor_kind', 'actor_id', 'published_at'])
    .execute()
}

export async function findPublishedWhole(db: Db, { kind, version }: { kind: ArrangementKind; version: number }) {
  const rows = db.selectFrom('arrangement_versions').where('kind', '=', kind).where('version', '=', version)
  return rows.select('whole').executeTakeFirst()
}

/** Whether all of them are there; whoever takes one out holds the draft meanwhile. */
export async function knowsIngredients(db: Db, ids: readonly number[]): Promise<boolean> {
  const asked = [...new Set(ids)]
  if (asked.length === 0) return true
  return (await db.selectFrom('ingredients').where('id', '=', anyOf(asked)).select('id').execute()).length === asked.length
}

/** What was published last, and with `before` what was before it. */
export async function findLastPublished(db: Db, kind: ArrangementKind, { before = 0 } = {}) {
  const rows = db.selectFrom('arrangement_versions').where('kind', '=', kind).orderBy('version', 'desc').offset(before).limit(1)
  return rows.select(['version', 'whole']).executeTakeFirst()
}

/** Every category as it stands in the shop. */
export async function listTreeRows(db: Db): Promise<Category[]> {
  const rows = await db
    .selectFrom('categories')
    .orderBy('id')
    .select([
      'id',
      'parent_id',
      'position',
      'name_zh',
      'name_en',
      'slug',
      'cover_url',
      'mobile_cover_url',
      'text_zh',
      'text_en',
      'seo_title_zh',
      'seo_title_en',
      'seo_text_zh',
      'seo_text_en',
      'visible',
      'sorting',
      'pinned',
      'ordered',
      'rule',
      'archived',
      'leads_to',
    ])
    .execute()
  return rows.map((row) => ({ ...row, sorting: row.sorting as CategorySorting, rule: row.rule as Category['rule'] }))
}

/** The same, and nobody else comes between two levels until the transaction ends. */
export async function lockTree(tx: Tx): Promise<Category[]> {
  await lockCategoryRows(tx)
  return listTreeRows(tx)
}

/** How many products stand in each category itself or below it, whether or not they can be bought. */
export async function countGoodsOfCategories(db: Db): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ id: number; goods: number }>`
    select categories.id, count(distinct product_id)::int as goods
    from categories left join categories as below on below.id = categories.id or below.parent_id = categories.id
      left join product_categories on category_id = below.id
    group by categories.id`.execute(db)
  return new Map(rows.map(({ id, goods }) => [id, goods]))
}

/** A change of a category as its table keeps it. */
export function columnsOf({ rule, pinned, ordered, ...fields }: Partial<CategoryFields>): Updateable<Tables['categories']> {
  return {
    ...fields,
    ...(pinned && { pinned: [...pinned] }),
    ...(ordered && { ordered: [...ordered] }),
    ...(rule !== undefined && { rule: rule === null ? null : JSON.stringify(rule) }),
  }
}

/** Categories of which the list shows nothing. */
export async function listEmptyCategories(db: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from categories where not exists (
      select from categories as below
        join product_categories on category_id = below.id
        join products on products.id = product_id
      where (below.id = categories.id or below.parent_id = categories.id) and not below.archived
        and products.available and not products.is_gift_only)`.execute(db)
  return rows.map(({ id }) => id)
}

/** Brands of which nothing is sold. */
export async function listEmptyBrands(db: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from brands where not exists (
      select from products where brand_id = brands.id and products.available and not products.is_gift_only)`.execute(db)
  return rows.map(({ id }) => id)
}

/** Special lists on which nothing stands. */
export async function listEmptyLists(db: Db): Promise<(typeof menuLists)[number][]> {
  const { rows } = await sql<{ list: (typeof menuLists)[number] }>`
    select list from (values ('new', 'true'), ('hot', 'true'), ('preorder', 'exclusive'), ('vip', 'members_only'), ('point', 'points'))
        as lists (list, needs)
      where not exists (
        select from products where available and not is_gift_only and case needs
          when 'exclusive' then exclusive when 'members_only' then members_only when 'points' then shopping_point_price is not null
          else true end)`.execute(db)
  return rows.map(({ list }) => list)
}
