import { sql, type Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import { mostOpened, type OpenedKind } from '#rules/staff/opened.ts'

type Db = Kysely<Tables>
export type Opened = { kind: OpenedKind; id: string }

/** Puts a thing in front of what a person has opened, where it stands once. */
export async function saveOpened(db: Db, { staffId, kind, id }: Opened & { staffId: number }): Promise<void> {
  const opened = sql<string>`${JSON.stringify([{ kind, id }])}::jsonb`
  await db
    .insertInto('staff_settings')
    .values({ staff_id: staffId, recent: opened })
    .onConflict((known) =>
      known.column('staff_id').doUpdateSet({
        recent: sql`excluded.recent || coalesce((select jsonb_agg(thing order by place) from (
          select thing, place from jsonb_array_elements(staff_settings.recent) with ordinality as things (thing, place)
            where thing <> excluded.recent -> 0 order by place limit ${sql.lit(mostOpened - 1)}) as before), '[]')`,
      }),
    )
    .execute()
}

/** What a person has opened last, newest first. */
export async function listOpened(db: Db, staffId: number): Promise<readonly Opened[]> {
  const row = await db.selectFrom('staff_settings').where('staff_id', '=', staffId).select('recent').executeTakeFirst()
  return (row?.recent ?? []) as unknown as readonly Opened[]
}
