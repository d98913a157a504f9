import { sql, type Insertable, type Kysely, type Updateable } from 'kysely'
import { anyOf } from '#database/any-of.ts'
import type { Tx } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'

type Db = Kysely<Tables>

const said = ['id', 'from_path', 'to_path', 'status'] as const
export type RedirectRow = { id: number; from_path: string; to_path: string; status: number }

/** Whoever else says where something leads waits until the transaction ends, so that no two make a chain. */
export async function lockRedirects(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('redirects', 0))`.execute(tx)
}

export async function findRedirectFrom(db: Db, from: string): Promise<RedirectRow | undefined> {
  return db.selectFrom('redirects').where('from_path', '=', from).select(said).executeTakeFirst()
}

export async function listRedirectsFrom(db: Db, froms: readonly string[]): Promise<RedirectRow[]> {
  return db.selectFrom('redirects').where('from_path', '=', anyOf(froms, 'text')).select(said).execute()
}

/** Those behind `after`, in the order of their ids. */
export async function listRedirectRows(db: Db, { after, limit }: { after: number; limit: number }): Promise<RedirectRow[]> {
  return db.selectFrom('redirects').where('id', '>', after).orderBy('id').limit(limit).select(said).execute()
}

export async function listAllRedirects(db: Db) {
  return db.selectFrom('redirects').select(['from_path', 'to_path', 'status']).execute()
}

/** Another one that would lead on from where this one leads, or leads to where this one begins. */
export async function findChain(tx: Tx, { from, toKeys }: { from: string; toKeys: readonly string[] }): Promise<string | undefined> {
  const row = await tx
    .selectFrom('redirects')
    .where('from_path', '<>', from)
    .where((eb) => eb.or([eb('from_path', '=', anyOf(toKeys, 'text')), sql<boolean>`to_keys @> array[${from}::text]`]))
    .select('from_path')
    .executeTakeFirst()
  return row?.from_path
}

export async function createRedirect(tx: Tx, row: Insertable<Tables['redirects']>): Promise<number> {
  return (await tx.insertInto('redirects').values(row).returning('id').executeTakeFirstOrThrow()).id
}

export async function saveRedirectRow(tx: Tx, { id, change }: { id: number; change: Updateable<Tables['redirects']> }): Promise<void> {
  await tx.updateTable('redirects').set(change).where('id', '=', id).execute()
}

export async function deleteRedirect(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('redirects').where('id', '=', id).execute()
}
