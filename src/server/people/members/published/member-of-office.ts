import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'

type Db = Kysely<Tables>

/** A member by the number that members know, also one whose account is closed: for people of the office. */
export async function findMemberOfOffice(db: Db, uid: string) {
  return db
    .selectFrom('users')
    .where('uid', '=', uid)
    .select(['id', 'uid', 'name', 'email', 'email_confirmed_at', 'pending_email', 'birthday', 'vip', 'vip_due', 'origin'])
    .select(['accept_marketing_sms', 'locked_at', 'lock_reason', 'closing_at', 'closed_at', 'created_at'])
    .executeTakeFirst()
}

export type MemberOfOffice = NonNullable<Awaited<ReturnType<typeof findMemberOfOffice>>>

/** By whom a member signs in, and when each was signed in with last; not by what. */
export async function listIdentitiesOf(db: Db, memberId: number) {
  return db
    .selectFrom('identities')
    .where('user_id', '=', memberId)
    .orderBy('id')
    .select(['provider', 'created_at', 'last_sign_in_at'])
    .execute()
}

/** Why the account was locked, and let go again, newest first. */
export async function listLocksOf(db: Db, memberId: number) {
  return db
    .selectFrom('user_notes')
    .where('user_id', '=', memberId)
    .orderBy('id', 'desc')
    .select(['kind', 'text', 'actor', 'created_at'])
    .execute()
}
