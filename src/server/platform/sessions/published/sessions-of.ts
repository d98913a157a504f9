import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import { listSessionRows } from '../session-store.ts'

/** Where a member is signed in, the latest visit first; nothing by which a session could be taken over. */
export async function listSessionsOf(db: Kysely<Tables>, of: { memberId: number; now: Date }) {
  return (await listSessionRows(db, of)).map(({ device, created_at, last_seen_at }) => ({ device, created_at, last_seen_at }))
}
