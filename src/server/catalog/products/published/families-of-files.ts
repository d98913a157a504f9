import { sql, type Kysely } from 'kysely'
import { anyOf } from '#database/any-of.ts'
import type { Tables } from '#database/tables.ts'

type Db = Kysely<Tables>

const said = [
  'products.id',
  'products.slug',
  'products.barcode',
  'products.supplier_code',
  'products.name_zh',
  'families.name_zh as family_zh',
  'families.name_en as family_en',
  'axis1_zh',
  'axis1_en',
  'value1_zh',
  'value1_en',
  'axis2_zh',
  'axis2_en',
  'value2_zh',
  'value2_en',
  'family_id',
  'position',
] as const

/** A product with the family in which it stands. */
export type MemberOfFile = Awaited<ReturnType<typeof listMembersAmong>>[number]

function members(db: Db) {
  return db
    .selectFrom('family_members')
    .innerJoin('families', 'families.id', 'family_members.family_id')
    .innerJoin('products', 'products.id', 'family_members.product_id')
    .select(said)
}

/** Those of these products that stand in a family. */
export async function listMembersAmong(db: Db, products: readonly number[]) {
  return members(db).where('family_members.product_id', '=', anyOf(products)).execute()
}

/** `ids`: of these products alone. */
type Written = { after: { family: number; position: number }; ids: readonly number[] | undefined; limit: number }

/** Families one after the other, each in the order of its members, for a file. */
export async function listMembersToWrite(db: Db, { after, ids, limit }: Written) {
  return members(db)
    .where(sql<boolean>`(family_id, position) > (${after.family}, ${after.position})`)
    .$if(ids !== undefined, (rows) => rows.where('family_members.product_id', '=', anyOf(ids ?? [])))
    .orderBy('family_id')
    .orderBy('position')
    .limit(limit)
    .execute()
}
