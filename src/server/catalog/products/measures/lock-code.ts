import { sql } from 'kysely'
import type { Tx } from '#database/connect.ts'
import { findProductOfCode } from './store.ts'

/**
 * The other product that has this code; null when it is free. Of two who give one code to two products at once, the second waits here
 * until the first is done.
 */
export async function lockCode(tx: Tx, { forms, except }: { forms: readonly string[]; except: number }) {
  await sql`select pg_advisory_xact_lock(hashtextextended('barcode ' || ${forms.toSorted()[0]}::text, 0))`.execute(tx)
  return (await findProductOfCode(tx, { forms, except })) ?? null
}
