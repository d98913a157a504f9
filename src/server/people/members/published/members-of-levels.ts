import { expressionBuilder } from 'kysely'
import { anyOf } from '#database/any-of.ts'
import type { Tables } from '#database/tables.ts'

/** Members of these levels, by their running numbers. */
export function membersOfLevels(levels: readonly number[]) {
  return expressionBuilder<Tables, never>().selectFrom('users').where('users.vip', '=', anyOf(levels)).select('users.id')
}
