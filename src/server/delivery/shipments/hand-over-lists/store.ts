import { sql, type Insertable, type Kysely } from 'kysely'
import type { Tx } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'

/** How many lists have been closed on that day; whoever asks closes the next one alone. */
export async function countListsSince(tx: Tx, since: Date): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('hand_over_lists'))`.execute(tx)
  const { count } = await tx
    .selectFrom('hand_over_lists')
    .where('closed_at', '>=', since)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export async function createListRow(tx: Tx, list: Insertable<Tables['hand_over_lists']>): Promise<number> {
  const { id } = await tx.insertInto('hand_over_lists').values(list).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function listListRows(db: Kysely<Tables>) {
  return db
    .selectFrom('hand_over_lists')
    .orderBy('closed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(20)
    .select(['id', 'number', 'carrier', 'temperature', 'closed_by', 'closed_at', 'boxes', 'collect'])
    .execute()
}

export async function findListRow(db: Kysely<Tables>, id: number) {
  return db.selectFrom('hand_over_lists').where('id', '=', id).select(['number', 'pdf']).executeTakeFirst()
}
