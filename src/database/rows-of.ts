import { sql, type RawBuilder, type Selectable } from 'kysely'
import type { Given } from './prepared.ts'
import type { Tables } from './tables.ts'

/**
 * Rows as one parameter, for `selectFrom(rowsOf(…).as('row'))`: a list of records in JSON, its names and types those of
 * the table's columns. One statement writes however many there are; `values` is another statement for every number of them.
 */
export function rowsOf<Name extends keyof Tables & string>(
  table: Name,
  json: string | Given<string>,
): RawBuilder<Selectable<Tables[Name]>> {
  return sql<Selectable<Tables[Name]>>`json_populate_recordset(null::${sql.table(table)}, ${json}::json)`
}
