import { expressionBuilder, type Expression } from 'kysely'
import type { Tables } from '#database/tables.ts'

/** When the account of a member was made, as a column of another query. */
export function joinedAt(memberId: Expression<number>) {
  return expressionBuilder<Tables, never>().selectFrom('users').where('users.id', '=', memberId).select('users.created_at')
}
