import { expressionBuilder } from 'kysely'
import type { Tables } from '#database/tables.ts'

/** Everybody who is or was of the office, by the name that others read: to be joined by `id`. */
export function staffNames() {
  return expressionBuilder<Tables, never>().selectFrom('staff').select(['staff.id', 'staff.name'])
}
