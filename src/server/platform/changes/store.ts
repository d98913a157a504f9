import type { Insertable } from 'kysely'
import type { Tx } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'

export async function createChange(tx: Tx, change: Insertable<Tables['changes']>): Promise<void> {
  await tx.insertInto('changes').values(change).execute()
}
