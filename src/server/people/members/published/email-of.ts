import { expressionBuilder, type Expression } from 'kysely'
import type { Tables } from '#database/tables.ts'

/** The address to which a member's emails go, as a column of another query; null when they have none. */
export function emailOf(memberId: Expression<number>) {
  return expressionBuilder<Tables, never>().selectFrom('users').where('users.id', '=', memberId).select('users.email')
}
