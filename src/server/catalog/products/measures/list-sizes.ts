import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import { listSizeRows } from './store.ts'

/** How large the packed goods are, the longest side first; null where nobody measured them. */
export async function listSizes(db: Kysely<Tables>, productIds: readonly number[]): Promise<ReadonlyMap<number, number[] | null>> {
  return new Map((await listSizeRows(db, productIds)).map(({ id, sides_mm }) => [id, sides_mm]))
}
