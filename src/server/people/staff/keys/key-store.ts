import { sql, type Kysely } from 'kysely'
import type { Tx } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'

type Db = Kysely<Tables>

export type NewKeyRow = {
  name: string
  prefix: string
  keyHash: Buffer
  scopes: readonly string[]
  networks: readonly string[]
  madeBy: number
  expiresAt: Date
  now: Date
}

export async function createKeyRow(tx: Tx, { networks, now, ...key }: NewKeyRow): Promise<number> {
  const { id } = await tx
    .insertInto('api_keys')
    .values({
      name: key.name,
      prefix: key.prefix,
      key_hash: key.keyHash,
      scopes: [...key.scopes],
      networks: sql<string[]>`${[...networks]}::cidr[]`,
      made_by: key.madeBy,
      expires_at: key.expiresAt,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A key that may be used; undefined when there is none, or when it has ended. */
export async function findKeyRow(db: Db, { keyHash, now }: { keyHash: Buffer; now: Date }) {
  return db
    .selectFrom('api_keys')
    .where('key_hash', '=', keyHash)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .select(['id', 'name', 'prefix', 'scopes', 'made_by', 'last_used_at', 'last_address'])
    .select(sql<string[]>`networks::text[]`.as('networks'))
    .executeTakeFirst()
}

export async function saveUsed(db: Db, { id, address, now }: { id: number; address: string; now: Date }): Promise<void> {
  await db.updateTable('api_keys').set({ last_used_at: now, last_address: address }).where('id', '=', id).execute()
}

/** Ends a key. Undefined when there is none that is open. */
export async function saveKeyEnded(tx: Tx, { id, now }: { id: number; now: Date }): Promise<{ prefix: string; name: string } | undefined> {
  return tx
    .updateTable('api_keys')
    .set({ ended_at: now })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning(['prefix', 'name'])
    .executeTakeFirst()
}

export async function isKey(db: Db, id: number): Promise<boolean> {
  return (await db.selectFrom('api_keys').where('id', '=', id).select('id').executeTakeFirst()) !== undefined
}

/** All keys, the newest first, with the name of who made each. */
export async function listKeyRows(db: Db) {
  return db
    .selectFrom('api_keys')
    .innerJoin('staff', 'staff.id', 'api_keys.made_by')
    .orderBy('api_keys.id', 'desc')
    .select([
      'api_keys.id',
      'api_keys.name',
      'api_keys.prefix',
      'api_keys.scopes',
      'api_keys.expires_at',
      'api_keys.last_used_at',
      'api_keys.last_address',
      'api_keys.ended_at',
      'api_keys.created_at',
      'staff.name as made_by',
    ])
    .select(sql<string[]>`api_keys.networks::text[]`.as('networks'))
    .execute()
}

/** Keys that are open and end before then. */
export async function listEndingKeys(db: Db, before: Date): Promise<number[]> {
  const rows = await db.selectFrom('api_keys').where('ended_at', 'is', null).where('expires_at', '<=', before).select('id').execute()
  return rows.map(({ id }) => id)
}

export async function lockKey(tx: Tx, id: number) {
  return tx
    .selectFrom('api_keys')
    .where('id', '=', id)
    .select(['id', 'name', 'prefix', 'expires_at', 'ended_at', 'created_at', 'reminded_days'])
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}

export async function saveReminded(tx: Tx, { id, days }: { id: number; days: readonly number[] }): Promise<void> {
  await tx
    .updateTable('api_keys')
    .set({ reminded_days: [...days] })
    .where('id', '=', id)
    .execute()
}

/** Keys of somebody that are open, the newest first. */
export async function listOpenKeysOf(db: Db, { staffId, now }: { staffId: number; now: Date }) {
  return db
    .selectFrom('api_keys')
    .where('made_by', '=', staffId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('id', 'desc')
    .select(['id', 'name', 'prefix'])
    .execute()
}
