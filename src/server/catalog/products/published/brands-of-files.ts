import type { Kysely } from 'kysely'
import { anyOf } from '#database/any-of.ts'
import type { Tables } from '#database/tables.ts'

type Db = Kysely<Tables>

/** Whose these names in addresses are, or were. */
export async function findBrandsNamed(db: Db, slugs: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (slugs.length === 0) return new Map()
  const former = await db.selectFrom('brand_slugs').where('slug', '=', anyOf(slugs, 'text')).select(['slug', 'brand_id as id']).execute()
  const present = await db.selectFrom('brands').where('slug', '=', anyOf(slugs, 'text')).select(['slug', 'id']).execute()
  return new Map([...former, ...present].map(({ slug, id }) => [slug, id]))
}

/** What these brands are called in addresses. */
export async function findSlugsOfBrands(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('brands').where('id', '=', anyOf(ids)).select(['id', 'slug']).execute()
  return new Map(rows.map(({ id, slug }) => [id, slug]))
}
