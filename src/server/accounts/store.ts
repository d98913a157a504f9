import { sql, type Kysely } from 'kysely'
import type { Tx } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'
import type { Language } from '#rules/locale.ts'
import type { Person, ProviderName } from './port.ts'

export async function findSessionRow(db: Kysely<Tables>, { tokenHash, now }: { tokenHash: Buffer; now: Date }) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.revoked_at', 'is', null)
    .where('sessions.expires_at', '>', now)
    .select(['sessions.id', 'sessions.csrf_secret', 'sessions.last_seen_at', 'users.id as user_id', 'users.locked_at'])
    .executeTakeFirst()
}

export type NewSession = { userId: number; tokenHash: Buffer; csrfSecret: Buffer; language: Language; now: Date; expiresAt: Date }

export async function createSession(tx: Tx, session: NewSession): Promise<void> {
  await tx
    .insertInto('sessions')
    .values({
      user_id: session.userId,
      token_hash: session.tokenHash,
      csrf_secret: session.csrfSecret,
      lang: session.language,
      last_seen_at: session.now,
      expires_at: session.expiresAt,
    })
    .execute()
}

export async function saveSessionSeen(db: Kysely<Tables>, { id, now, expiresAt }: { id: number; now: Date; expiresAt: Date }): Promise<void> {
  await db.updateTable('sessions').set({ last_seen_at: now, expires_at: expiresAt }).where('id', '=', id).execute()
}

export async function revokeSession(db: Kysely<Tables>, { tokenHash, now }: { tokenHash: Buffer; now: Date }): Promise<void> {
  await db.updateTable('sessions').set({ revoked_at: now }).where('token_hash', '=', tokenHash).where('revoked_at', 'is', null).execute()
}

export type SignInState = { stateHash: Buffer; provider: ProviderName; origin: string; nonce: string; codeVerifier: string; expiresAt: Date }

export async function createSignInState(db: Kysely<Tables>, state: SignInState): Promise<void> {
  await db
    .insertInto('login_states')
    .values({
      state_hash: state.stateHash,
      provider: state.provider,
      origin: state.origin,
      nonce: state.nonce,
      code_verifier: state.codeVerifier,
      expires_at: state.expiresAt,
    })
    .execute()
}

/** Takes a state out of use and answers it; a state can be taken once, and not after its time. */
export async function spendSignInState(db: Kysely<Tables>, { stateHash, now }: { stateHash: Buffer; now: Date }) {
  return db
    .updateTable('login_states')
    .set({ used_at: now })
    .where('state_hash', '=', stateHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['provider', 'origin', 'nonce', 'code_verifier'])
    .executeTakeFirst()
}

/** Holds a person of a provider, known or not, until the transaction ends: two first sign-ins at once must not make two members. */
export async function lockIdentity(tx: Tx, { provider, providerId }: { provider: ProviderName; providerId: string }): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${provider}:${providerId}`}, 0))`.execute(tx)
}

export async function findIdentity(tx: Tx, { provider, providerId }: { provider: ProviderName; providerId: string }) {
  return tx
    .selectFrom('identities')
    .innerJoin('users', 'users.id', 'identities.user_id')
    .where('identities.provider', '=', provider)
    .where('identities.provider_uid', '=', providerId)
    .select(['users.id', 'users.locked_at'])
    .executeTakeFirst()
}

export type NewMember = { uid: string; provider: ProviderName; person: Person }

export async function createMember(tx: Tx, { uid, provider, person }: NewMember): Promise<number> {
  const { id } = await tx
    .insertInto('users')
    .values({ uid, name: person.name, email: person.email, image: person.image })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('identities')
    .values({ user_id: id, provider, provider_uid: person.providerId, profile: JSON.stringify({ name: person.name }) })
    .execute()
  await tx.insertInto('point_accounts').values({ user_id: id }).execute()
  return id
}

export async function findMemberRow(db: Kysely<Tables>, memberId: number) {
  return db
    .selectFrom('users')
    .leftJoin('point_accounts', 'point_accounts.user_id', 'users.id')
    .where('users.id', '=', memberId)
    .select([
      'users.id', 'users.uid', 'users.name', 'users.email', 'users.email_confirmed_at', 'users.image', 'users.birthday',
      'users.vip', 'users.vip_due', 'users.accept_marketing_sms', 'point_accounts.balance', 'point_accounts.expires_at',
    ])
    .executeTakeFirst()
}

export async function lockMemberRow(tx: Tx, memberId: number) {
  return tx.selectFrom('users').where('id', '=', memberId).select(['vip', 'email']).forNoKeyUpdate().executeTakeFirstOrThrow()
}
