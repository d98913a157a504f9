import type { Kysely } from 'kysely'
import { anyOf } from '#database/any-of.ts'
import type { Tx } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'
import type { FamilyRow, MemberRow, rowsOfFamily } from './family-rows.ts'

type Db = Kysely<Tables>
type Rows = ReturnType<typeof rowsOfFamily>

export async function lockFamilyRow(tx: Tx, id: number): Promise<FamilyRow | undefined> {
  return (await lockFamilyRows(tx, [id]))[0]
}

/** In the order of their ids. */
export async function lockFamilyRows(tx: Tx, ids: readonly number[]): Promise<FamilyRow[]> {
  return tx.selectFrom('families').where('id', '=', anyOf(ids)).orderBy('id').selectAll().forUpdate().execute()
}

export async function findFamilyRow(db: Db, id: number): Promise<FamilyRow | undefined> {
  return db.selectFrom('families').where('id', '=', id).selectAll().executeTakeFirst()
}

export async function findFamilyOf(db: Db, product: number): Promise<number | undefined> {
  const row = await db.selectFrom('family_members').where('product_id', '=', product).select('family_id').executeTakeFirst()
  return row?.family_id
}

export async function listMemberRows(db: Db, family: number): Promise<MemberRow[]> {
  return listMemberRowsOf(db, [family])
}

/** In the order in which they stand in their families. */
export async function listMemberRowsOf(db: Db, families: readonly number[]): Promise<MemberRow[]> {
  return db.selectFrom('family_members').where('family_id', '=', anyOf(families)).orderBy('position').selectAll().execute()
}

/** Which of these products are members of another family, and of which. */
export async function findElsewhere(tx: Tx, { products, except }: { products: readonly number[]; except: number }) {
  return tx
    .selectFrom('family_members')
    .innerJoin('families', 'families.id', 'family_members.family_id')
    .innerJoin('products', 'products.id', 'family_members.product_id')
    .where('family_members.product_id', '=', anyOf(products))
    .where('families.id', '<>', except)
    .orderBy('family_members.product_id')
    .select(['products.name_zh', 'products.name_en', 'families.name_zh as family_zh', 'families.name_en as family_en'])
    .executeTakeFirst()
}

type Saved = { by: string; now: Date }

export async function createFamilyRow(tx: Tx, { rows, by, now }: Saved & { rows: Rows }): Promise<number> {
  const { id } = await tx
    .insertInto('families')
    .values({ ...rows.family, changed_by: by, changed_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await createMemberRows(tx, { family: id, rows })
  return id
}

/** Writes it whole; answers its version. */
export async function saveFamilyRow(tx: Tx, { id, rows, by, now }: Saved & { id: number; rows: Rows }): Promise<number> {
  await tx.deleteFrom('family_members').where('family_id', '=', id).execute()
  await createMemberRows(tx, { family: id, rows })
  const { version } = await tx
    .updateTable('families')
    .set((eb) => ({ ...rows.family, changed_by: by, changed_at: now, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

async function createMemberRows(tx: Tx, { family, rows }: { family: number; rows: Rows }): Promise<void> {
  await tx
    .insertInto('family_members')
    .values(rows.members.map((member) => ({ ...member, family_id: family })))
    .execute()
}

export async function removeFamilyRows(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx.deleteFrom('family_members').where('family_id', '=', anyOf(ids)).execute()
  await tx.deleteFrom('families').where('id', '=', anyOf(ids)).execute()
}
