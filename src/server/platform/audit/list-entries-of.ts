import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import { listAuditRows } from './store.ts'

/** So many changes of one thing are shown beside it; the audit log has them all. */
const mostShown = 500

/** What was changed of one thing, such as `order K7Q2M9X4TBHE`, newest first. */
export async function listEntriesOf(db: Kysely<Tables>, subject: string) {
  const rows = await listAuditRows(db, { subject, cursor: null, limit: mostShown })
  return rows.map(({ changed_at: at, ...entry }) => ({ ...entry, at }))
}
