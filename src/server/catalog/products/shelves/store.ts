import { sql, type Insertable, type Updateable } from 'kysely'
import type { Tx } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'

/** All categories. Whoever else asks for them here waits until the transaction ends, so nobody can come between two levels. */
export async function lockCategoryRows(tx: Tx) {
  await sql`select pg_advisory_xact_lock(hashtextextended('categories', 0))`.execute(tx)
  return tx
    .selectFrom('categories')
    .orderBy('id')
    .select(['id', 'parent_id', 'name_zh', 'name_en', 'cover_url', 'mobile_cover_url', 'position', 'visible'])
    .execute()
}

export async function createCategoryRow(tx: Tx, row: Insertable<Tables['categories']>): Promise<number> {
  return (await tx.insertInto('categories').values(row).returning('id').executeTakeFirstOrThrow()).id
}

export async function saveCategoryRow(tx: Tx, { id, change }: { id: number; change: Updateable<Tables['categories']> }): Promise<void> {
  await tx.updateTable('categories').set(change).where('id', '=', id).execute()
}
