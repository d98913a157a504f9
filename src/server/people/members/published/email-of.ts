import { expressionBuilder, type Expression, type Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'

/** The address to which a member's emails go, as a column of another query; null when they have none. */
export function emailOf(memberId: Expression<number>) {
  return expressionBuilder<Tables, never>().selectFrom('users').where('users.id', '=', memberId).select('users.email')
}

/** The same of one member. */
export async function findAddressOf(db: Kysely<Tables>, memberId: number): Promise<string | null> {
  const row = await db.selectFrom('users').where('id', '=', memberId).select('email').executeTakeFirst()
  return row?.email ?? null
}
