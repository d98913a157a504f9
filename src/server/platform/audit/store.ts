import type { Insertable } from 'kysely'
import type { Tx } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'

export async function createAuditEntry(tx: Tx, change: Insertable<Tables['audit_entries']>): Promise<void> {
  await tx.insertInto('audit_entries').values(change).execute()
}
