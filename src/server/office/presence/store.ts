import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import type { PresenceKind } from '#rules/staff/presence.ts'
import { namesOfStaff } from '#server/people/staff/published/names-of-staff.ts'

type Db = Kysely<Tables>
type Thing = { kind: PresenceKind; id: string }

export async function savePresent(db: Db, { staffId, kind, id, now }: Thing & { staffId: number; now: Date }): Promise<void> {
  await db
    .insertInto('office_presence')
    .values({ staff_id: staffId, object_kind: kind, object_id: id, seen_at: now })
    .onConflict((known) => known.columns(['staff_id', 'object_kind', 'object_id']).doUpdateSet({ seen_at: now }))
    .execute()
}

/** Who else has had a thing open since then, by name. */
export async function listPresent(db: Db, { kind, id, since, but }: Thing & { since: Date; but: number }) {
  return db
    .selectFrom('office_presence')
    .innerJoin(namesOfStaff().as('person'), 'person.id', 'office_presence.staff_id')
    .where('object_kind', '=', kind)
    .where('object_id', '=', id)
    .where('seen_at', '>', since)
    .where('staff_id', '<>', but)
    .orderBy('staff_id')
    .select(['person.id', 'person.name'])
    .execute()
}

export async function removeAbsent(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('office_presence').where('seen_at', '<', before).execute()
}
