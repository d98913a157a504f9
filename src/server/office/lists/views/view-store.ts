import { sql, type Kysely } from 'kysely'
import type { Tx } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'
import type { RemovedAsked } from '#rules/staff/put-away.ts'
import { colleagues } from '#server/people/staff/published/list-colleagues.ts'

type Db = Kysely<Tables>
export type Page = 'orders' | 'products'
export type ViewSaid = { name: string; query: Record<string, string>; columns: object | null; roles: number[] }

/** Views of a list that somebody made, or that are for one of their roles; those put away since then, for who made them. */
export async function listViewRows(
  db: Db,
  { page, staffId, roleIds, removedSince }: { page: Page; staffId: number; roleIds: readonly number[]; removedSince: Date },
) {
  return db
    .selectFrom('saved_views')
    .innerJoin(colleagues().as('maker'), 'maker.id', 'saved_views.owner_id')
    .where('page', '=', page)
    .where((eb) => eb.or([eb('owner_id', '=', staffId), eb(sql`role_ids && ${sql.val([...roleIds])}::bigint[]`, '=', sql`true`)]))
    .where((eb) => eb.or([eb('removed_at', 'is', null), eb.and([eb('owner_id', '=', staffId), eb('removed_at', '>', removedSince)])]))
    .orderBy('saved_views.id')
    .select([
      'saved_views.id',
      'saved_views.name',
      'query',
      'columns',
      'owner_id',
      'role_ids',
      'version',
      'removed_at',
      'maker.name as by',
      'saved_views.updated_at',
    ])
    .execute()
}

export async function createView(
  tx: Tx,
  { page, staffId, by, name, query, columns, roles }: ViewSaid & { page: Page; staffId: number; by: string },
): Promise<number> {
  const { id } = await tx
    .insertInto('saved_views')
    .values({
      page,
      owner_id: staffId,
      name,
      query: JSON.stringify(query),
      columns: columns && JSON.stringify(columns),
      role_ids: roles,
      changed_by: by,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function lockView(tx: Tx, id: number) {
  return tx.selectFrom('saved_views').where('id', '=', id).forUpdate().selectAll().executeTakeFirst()
}

export async function saveView(
  tx: Tx,
  { id, version, by, name, query, columns, roles }: ViewSaid & { id: number; version: number; by: string },
): Promise<void> {
  await tx
    .updateTable('saved_views')
    .set({ name, query: JSON.stringify(query), columns: columns && JSON.stringify(columns), role_ids: roles, version, changed_by: by })
    .where('id', '=', id)
    .execute()
}

/** `removed`: when and by whom; null puts it back. */
export async function saveRemoved(tx: Tx, { id, removed }: { id: number; removed: { at: Date; by: string } | null }): Promise<void> {
  await tx
    .updateTable('saved_views')
    .set({ removed_at: removed?.at ?? null, removed_by: removed?.by ?? null })
    .where('id', '=', id)
    .execute()
}

/** Views of somebody that were put away since then, the last first; of who leads, those for roles as well. */
export async function listRemovedViewRows(db: Db, { staffId, leads, since, before, most }: RemovedAsked & { leads: boolean }) {
  const rows = db
    .selectFrom('saved_views')
    .where('removed_at', '>', since)
    .where((eb) => eb.or([eb('owner_id', '=', staffId), ...(leads ? [eb(sql`cardinality(role_ids)`, '>', 0)] : [])]))
    .orderBy('removed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .select(['id', 'name', 'removed_at', 'removed_by'])
  if (!before) return rows.execute()
  return rows.where((eb) => eb(eb.refTuple('removed_at', 'id'), '<', eb.tuple(before.at, before.id))).execute()
}

export async function findColumns(db: Db, { staffId, page }: { staffId: number; page: Page }): Promise<unknown> {
  const row = await db
    .selectFrom('list_columns')
    .where('staff_id', '=', staffId)
    .where('page', '=', page)
    .select('columns')
    .executeTakeFirst()
  return row?.columns ?? null
}

export async function saveColumns(db: Db, { staffId, page, columns }: { staffId: number; page: Page; columns: object }): Promise<void> {
  const kept = JSON.stringify(columns)
  await db
    .insertInto('list_columns')
    .values({ staff_id: staffId, page, columns: kept })
    .onConflict((same) => same.columns(['staff_id', 'page']).doUpdateSet({ columns: kept }))
    .execute()
}

/** Views that were put away long ago are gone for good. */
export async function deleteRemoved(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('saved_views').where('removed_at', '<', before).execute()
}
