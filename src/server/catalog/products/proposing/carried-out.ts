import { sql } from 'kysely'
import type { Tx } from '#database/connect.ts'

/** The version that came of it, where it was carried out before; whoever carries it out at the same time waits. */
export async function findCarriedOut(tx: Tx, key: string): Promise<{ version: number } | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`prices ${key}`}, 0))`.execute(tx)
  return tx.selectFrom('prices_carried_out').where('key', '=', key).select('version').executeTakeFirst()
}

export async function noteCarriedOut(tx: Tx, done: { key: string; product: number; version: number; now: Date }): Promise<void> {
  const { key, product: product_id, version, now: done_at } = done
  await tx.insertInto('prices_carried_out').values({ key, product_id, version, done_at }).execute()
}
