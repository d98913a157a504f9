import { expressionBuilder } from 'kysely'
import type { Tables } from '#database/tables.ts'

/** Under which names histories keep people of the office, to be joined by their ids. */
export function namesOfStaff() {
  return expressionBuilder<Tables, never>().selectFrom('staff').select(['staff.id', 'staff.name'])
}
