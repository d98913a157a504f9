import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import { findOpenStore } from './store.ts'

/** A store that takes parcels now; null when it is closed or was never there. */
export async function findStore(db: Kysely<Tables>, storeId: string): Promise<{ store_id: string; store_name: string } | null> {
  return (await findOpenStore(db, storeId)) ?? null
}
