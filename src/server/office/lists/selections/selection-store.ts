import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'

type Db = Kysely<Tables>

/** Of which list rows are selected. */
export type SelectionKind = 'orders' | 'products'

export async function createSelection(
  db: Db,
  { kind, staffId, ids, asked = {}, expiresAt }: { kind: SelectionKind; staffId: number; ids: number[]; asked?: object; expiresAt: Date },
): Promise<number> {
  const { id } = await db
    .insertInto('selections')
    .values({ staff_id: staffId, kind, ids, asked: JSON.stringify(asked), expires_at: expiresAt })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type Asked = { kind: SelectionKind; id: number; staffId: number; now: Date }

/** What this person has selected, if it is not over; null otherwise. */
export async function findSelectionRow(db: Db, { kind, id, staffId, now }: Asked) {
  const row = await db
    .selectFrom('selections')
    .where('id', '=', id)
    .where('kind', '=', kind)
    .where('staff_id', '=', staffId)
    .where('expires_at', '>', now)
    .select(['ids', 'asked'])
    .executeTakeFirst()
  return row ?? null
}

export async function deleteOldSelections(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('selections').where('expires_at', '<=', now).execute()
}
