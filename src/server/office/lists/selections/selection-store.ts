import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'

type Db = Kysely<Tables>

export async function createSelection(
  db: Db,
  { staffId, ids, expiresAt }: { staffId: number; ids: number[]; expiresAt: Date },
): Promise<number> {
  const { id } = await db
    .insertInto('selections')
    .values({ staff_id: staffId, kind: 'orders', ids, expires_at: expiresAt })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** What this person has selected, if it is not over; null otherwise. */
export async function findSelectionRow(db: Db, { id, staffId, now }: { id: number; staffId: number; now: Date }): Promise<number[] | null> {
  const row = await db
    .selectFrom('selections')
    .where('id', '=', id)
    .where('staff_id', '=', staffId)
    .where('expires_at', '>', now)
    .select('ids')
    .executeTakeFirst()
  return row?.ids ?? null
}

export async function deleteOldSelections(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('selections').where('expires_at', '<=', now).execute()
}
