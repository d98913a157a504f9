import { sql, type Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/** More names than this are held by one lock for all of them: each lock takes a place in a table that the whole database shares. */
const mostLocks = 100

/**
 * Holds names that only one thing of a kind may have, such as a bar code: whoever would give one of them to something else waits until the
 * transaction ends. They are held in the order of their letters.
 */
export async function holdNames(db: Kysely<Tables>, { kind, names }: { kind: string; names: readonly string[] }): Promise<void> {
  const each = [...new Set(names)].toSorted()
  const all = sql`hashtextextended(${`every ${kind}`}::text, 0)`
  if (each.length > mostLocks) {
    await sql`select pg_advisory_xact_lock(${all})`.execute(db)
    return
  }
  await sql`select pg_advisory_xact_lock_shared(${all})`.execute(db)
  for (const name of each) await sql`select pg_advisory_xact_lock(hashtextextended(${`${kind} ${name}`}::text, 0))`.execute(db)
}
