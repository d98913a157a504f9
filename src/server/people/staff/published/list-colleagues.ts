import { expressionBuilder, type Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'

/** Everybody of the office by name, those who left too: to be joined by `id`. */
export function colleagues() {
  return expressionBuilder<Tables, never>().selectFrom('staff').select(['staff.id', 'staff.name', 'staff.suspended_at'])
}

/** Who works here now, by name. */
export async function listColleagues(db: Kysely<Tables>): Promise<{ id: number; name: string }[]> {
  return db.selectFrom('staff').where('suspended_at', 'is', null).orderBy('name').orderBy('id').select(['id', 'name']).execute()
}

/** Somebody who works here now; null for who does not. */
export async function findColleague(db: Kysely<Tables>, id: number): Promise<{ id: number; name: string } | null> {
  const row = await db.selectFrom('staff').where('id', '=', id).where('suspended_at', 'is', null).select(['id', 'name']).executeTakeFirst()
  return row ?? null
}
