import { expressionBuilder } from 'kysely'
import type { Tables } from '#database/tables.ts'

/** The numbers of notices that are there, for a part of a query: what was written about any other may be forgotten. */
export function keptNotices() {
  return expressionBuilder<Tables, never>().selectFrom('stock_notices').select('stock_notices.id')
}
