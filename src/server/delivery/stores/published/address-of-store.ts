import { expressionBuilder, type Expression } from 'kysely'
import type { Tables } from '#database/tables.ts'

/** Where a store is, by its number; also one that is closed by now. */
export function addressOfStore(storeId: Expression<string | null>) {
  return expressionBuilder<Tables, never>()
    .selectFrom('stores')
    .where((eb) => eb('stores.store_id', '=', storeId))
    .select('stores.address')
}
