import { sql, type RawBuilder } from 'kysely'
import type { Given } from './prepared.ts'

type Kind = 'bigint' | 'text' | 'bytea'

/**
 * The right side of `=` for "is one of these": `where('id', '=', anyOf(ids))`. The list is one parameter, so that the
 * statement is the same however long it is; `in (…)` is another statement for every length, and a connection keeps each.
 */
export function anyOf<Value extends number | string | Buffer>(
  values: readonly Value[] | Given<readonly Value[]>,
  kind: Kind = 'bigint',
): RawBuilder<Value> {
  return sql<Value>`any(${values}::${sql.raw(kind)}[])`
}

/** The right side of `<>` for "is none of these". */
export function allOf<Value extends number | string>(values: readonly Value[], kind: Kind = 'bigint'): RawBuilder<Value> {
  return sql<Value>`all(${values}::${sql.raw(kind)}[])`
}
