import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Tx } from '#database/connect.ts'
import { anyOf } from '#database/any-of.ts'
import type { Tables } from '#database/tables.ts'
import type { Notice, NoticeKind, NoticeWay } from '#rules/staff/notices.ts'

type Db = Kysely<Tables>

/** One notice to each of these people who want its kind; answers those that are new, and which of them go by mail as well. */
export async function createNotices(
  tx: Tx,
  { notice, key, to, now }: { notice: Notice; key: string; to: readonly number[]; now: Date },
): Promise<{ id: number; by_mail: boolean }[]> {
  const wayOf = (person: RawBuilder<unknown>) =>
    sql<string>`coalesce((select notices ->> ${notice.kind} from staff_settings where staff_settings.staff_id = ${person}), 'bell')`
  // In the order of their ids, so that two who tell the same people never wait for each other in a circle.
  return tx
    .insertInto('notices')
    .columns(['staff_id', 'kind', 'key', 'data', 'created_at'])
    .expression((eb) =>
      eb
        .selectFrom(sql<{ person: number }>`(select distinct unnest(${to}::bigint[]) order by 1)`.as<'people'>(sql`people (person)`))
        .where(wayOf(sql.ref('people.person')), '<>', 'off')
        .select([
          'people.person',
          sql<string>`${notice.kind}::text`.as('kind'),
          sql<string>`${key}::text`.as('key'),
          sql<string>`${JSON.stringify(notice)}::jsonb`.as('data'),
          sql<Date>`${now}::timestamptz`.as('created_at'),
        ]),
    )
    .onConflict((same) => same.columns(['staff_id', 'key']).doNothing())
    .returning(['notices.id', sql<boolean>`${wayOf(sql.ref('notices.staff_id'))} = 'mail'`.as('by_mail')])
    .execute()
}

/** The newest notices of a person. */
export async function listNoticeRows(db: Db, { staffId, most }: { staffId: number; most: number }) {
  return db
    .selectFrom('notices')
    .where('staff_id', '=', staffId)
    .orderBy('id', 'desc')
    .limit(most)
    .select(['id', 'data', 'read_at', 'created_at'])
    .execute()
}

export async function countUnread(db: Db, staffId: number): Promise<number> {
  const { count } = await db
    .selectFrom('notices')
    .where('staff_id', '=', staffId)
    .where('read_at', 'is', null)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export type Read = { staffId: number; ids: readonly number[]; now: Date }

/** These notices, as far as they are this person's, are read. */
export async function saveRead(db: Db, { staffId, ids, now }: Read): Promise<void> {
  await db
    .updateTable('notices')
    .set({ read_at: now })
    .where('staff_id', '=', staffId)
    .where('id', '=', anyOf(ids))
    .where('read_at', 'is', null)
    .execute()
}

/** What a letter about a notice says, and to whom; undefined when there is no such notice any more. */
export async function findNoticeRow(db: Db, noticeId: number) {
  return db.selectFrom('notices').where('id', '=', noticeId).select(['id', 'staff_id', 'data']).executeTakeFirst()
}

export async function findChosenWays(db: Db, staffId: number): Promise<Readonly<Record<string, unknown>>> {
  const row = await db.selectFrom('staff_settings').where('staff_id', '=', staffId).select('notices').executeTakeFirst()
  return (row?.notices ?? {}) as Readonly<Record<string, unknown>>
}

/** Of each kind that is named here the way is another from now on; the rest stays. */
export async function saveWays(
  db: Db,
  { staffId, ways }: { staffId: number; ways: Readonly<Partial<Record<NoticeKind, NoticeWay>>> },
): Promise<void> {
  await db
    .insertInto('staff_settings')
    .values({ staff_id: staffId, notices: JSON.stringify(ways) })
    .onConflict((known) => known.column('staff_id').doUpdateSet({ notices: sql`staff_settings.notices || excluded.notices` }))
    .execute()
}

export async function removeOldNotices(tx: Tx, before: Date): Promise<void> {
  await tx.deleteFrom('notices').where('created_at', '<', before).execute()
}
