import { expressionBuilder } from 'kysely'
import type { Tx } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'

/** The numbers that members know, to be joined. */
export function uidsOfMembers() {
  return expressionBuilder<Tables, never>().selectFrom('users').select(['users.id', 'users.uid'])
}

/** Holds a member until the transaction ends, by the number that they know; undefined when there is none, or their account is closed. */
export async function lockMemberOfUid(tx: Tx, uid: string) {
  return tx
    .selectFrom('users')
    .where('uid', '=', uid)
    .where('closed_at', 'is', null)
    .select(['id', 'uid'])
    .forNoKeyUpdate()
    .executeTakeFirst()
}
