import { sql, type Kysely } from 'kysely'
import type { BrandSaid } from '#contract/office/api/goods/brands.ts'
import { anyOf } from '#database/any-of.ts'
import { askedTogether } from '#database/asked-together.ts'
import type { Tx } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'

type Db = Kysely<Tables>
type Saved = { brand: BrandSaid; by: string; now: Date }

/** Every brand with how many products are of it; the names decide the order. */
export async function listBrandRows(db: Db) {
  return db
    .selectFrom('brands')
    .leftJoin('products', (join) => join.onRef('products.brand_id', '=', 'brands.id').on('products.state', '<>', 'archived'))
    .groupBy('brands.id')
    .orderBy('brands.archived')
    .orderBy('brands.name_zh')
    .orderBy('brands.id')
    .select(['brands.id', 'brands.name_zh', 'brands.name_en', 'brands.slug', 'brands.logo', 'brands.archived'])
    .select([
      sql<number>`count(products.id)::int`.as('products'),
      sql<number>`(count(products.id) filter (where products.available))::int`.as('on_sale'),
    ])
    .execute()
}

const said = ['name_zh', 'name_en', 'slug', 'logo', 'text_zh', 'text_en', 'archived'] as const

export async function findBrandRow(db: Db, id: number) {
  return db
    .selectFrom('brands')
    .where('id', '=', id)
    .select([...said, 'version', 'changed_by', 'changed_at'])
    .executeTakeFirst()
}

export async function lockBrandRow(tx: Tx, id: number) {
  return tx
    .selectFrom('brands')
    .where('id', '=', id)
    .select([...said, 'version', 'changed_by', 'changed_at'])
    .forUpdate()
    .executeTakeFirst()
}

/** Whoever else names a brand waits until the transaction ends. */
export async function lockBrandNames(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('names of brands', 0))`.execute(tx)
}

/** Whose the name in addresses is, or was. */
export async function findBrandNamed(db: Db, slug: string): Promise<number | undefined> {
  const now = await db.selectFrom('brands').where('slug', '=', slug).select('id').executeTakeFirst()
  if (now) return now.id
  return (await db.selectFrom('brand_slugs').where('slug', '=', slug).select('brand_id').executeTakeFirst())?.brand_id
}

/** Where its page stood before leads to it; what it is called now is no name from before any more. */
export async function keepFormerSlug(tx: Tx, { id, before, now }: { id: number; before: string; now: string }): Promise<void> {
  await tx.deleteFrom('brand_slugs').where('slug', '=', now).execute()
  if (before !== now) await tx.insertInto('brand_slugs').values({ slug: before, brand_id: id }).execute()
}

export async function findShownBrand(db: Db, slug: string) {
  const rows = db.selectFrom('brands').where('slug', '=', slug).where('archived', '=', false)
  return rows.select(['id', ...said]).executeTakeFirst()
}

export async function countBrands(tx: Tx): Promise<number> {
  const { count } = await tx
    .selectFrom('brands')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export async function createBrandRow(tx: Tx, { brand, by, now }: Saved): Promise<number> {
  const row = { ...brand, changed_by: by, changed_at: now }
  return (await tx.insertInto('brands').values(row).returning('id').executeTakeFirstOrThrow()).id
}

/** Answers its version. */
export async function saveBrandRow(tx: Tx, { id, brand, by, now }: Saved & { id: number }): Promise<number> {
  const { version } = await tx
    .updateTable('brands')
    .set((eb) => ({ ...brand, changed_by: by, changed_at: now, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

export const isBrand = askedTogether(async (db, ids: readonly number[]) => {
  const rows = await db.selectFrom('brands').where('id', '=', anyOf(ids)).select('id').execute()
  const known = new Set(rows.map(({ id }) => id))
  return ids.map((id) => known.has(id))
})
