import { sql, type Kysely } from 'kysely'
import type { Tx } from '#database/connect.ts'
import { openPointAccount } from '#server/people/points/published/open-point-account.ts'
import { prepared, type ValueOf } from '#database/prepared.ts'
import type { Tables } from '#database/tables.ts'
import type { Person, ProviderName } from '#ports/sign-in-provider.ts'

export type SignInState = {
  stateHash: Buffer
  provider: ProviderName
  origin: string
  nonce: string
  codeVerifier: string
  sessionId: number | null
  expiresAt: Date
}

export async function createSignInState(db: Kysely<Tables>, state: SignInState): Promise<void> {
  await db
    .insertInto('login_states')
    .values({
      state_hash: state.stateHash,
      provider: state.provider,
      origin: state.origin,
      nonce: state.nonce,
      code_verifier: state.codeVerifier,
      session_id: state.sessionId,
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
    .returning(['provider', 'origin', 'nonce', 'code_verifier', 'session_id'])
    .executeTakeFirst()
}

/** Where a sign-in was begun, whoever asks. */
export async function findSignInOrigin(db: Kysely<Tables>, stateHash: Buffer): Promise<string | undefined> {
  return (await db.selectFrom('login_states').where('state_hash', '=', stateHash).select('origin').executeTakeFirst())?.origin
}

/** Holds a person of a provider, known or not, until the transaction ends: two first sign-ins at once must not make two members. */
export async function lockIdentity(tx: Tx, { provider, providerId }: { provider: ProviderName; providerId: string }): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${provider}:${providerId}`}, 0))`.execute(tx)
}

/** Holds the account too: it is not locked or closed while somebody signs in with it. */
export async function findIdentity(tx: Tx, { provider, providerId }: { provider: ProviderName; providerId: string }) {
  return tx
    .selectFrom('identities')
    .innerJoin('users', 'users.id', 'identities.user_id')
    .where('identities.provider', '=', provider)
    .where('identities.provider_uid', '=', providerId)
    .select(['identities.id as identity_id', 'users.id', 'users.locked_at'])
    .forShare()
    .executeTakeFirst()
}

export async function listProviders(db: Kysely<Tables>, memberId: number): Promise<ProviderName[]> {
  const rows = await db.selectFrom('identities').where('user_id', '=', memberId).orderBy('id').select('provider').execute()
  return rows.map(({ provider }) => provider)
}

/** Notes that somebody has signed in with it. */
export async function saveSignedInWith(tx: Tx, { identityId, now }: { identityId: number; now: Date }): Promise<void> {
  await tx.updateTable('identities').set({ last_sign_in_at: now }).where('id', '=', identityId).execute()
}

export type NewMember = { uid: string; provider: ProviderName; person: Person; now: Date }

export async function createMember(tx: Tx, { uid, provider, person, now }: NewMember): Promise<number> {
  const { id } = await tx
    .insertInto('users')
    .values({ uid, name: person.name, email: person.email, image: person.image })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('identities')
    .values({
      user_id: id,
      provider,
      provider_uid: person.providerId,
      profile: JSON.stringify({ name: person.name }),
      last_sign_in_at: now,
    })
    .execute()
  await openPointAccount(tx, id)
  return id
}

export async function findMemberRow(db: Kysely<Tables>, memberId: number) {
  return db
    .selectFrom('users')
    .leftJoin('point_accounts', 'point_accounts.user_id', 'users.id')
    .where('users.id', '=', memberId)
    .select([
      'users.id',
      'users.uid',
      'users.name',
      'users.email',
      'users.pending_email',
      'users.email_confirmed_at',
      'users.image',
      'users.birthday',
      'users.vip',
      'users.vip_due',
      'users.accept_marketing_sms',
      'users.closing_at',
      'point_accounts.balance',
      'point_accounts.expires_at',
    ])
    .executeTakeFirst()
}

export async function lockMemberRow(tx: Tx, memberId: number) {
  const [member] = await lockedMember(tx, { memberId })
  if (!member) throw new Error(`There is no member ${memberId}`)
  return member
}

const lockedMember = prepared((db, value: ValueOf<{ memberId: number }>) =>
  db.selectFrom('users').where('id', '=', value('memberId')).select(['vip', 'email']).forNoKeyUpdate(),
)

export type Profile = Awaited<ReturnType<typeof lockProfile>>

/** Holds what a member may change by themselves until the transaction ends. */
export async function lockProfile(tx: Tx, memberId: number) {
  return tx
    .selectFrom('users')
    .where('id', '=', memberId)
    .select(['uid', 'email', 'email_confirmed_at', 'pending_email', 'birthday'])
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}

type ProfileChange = {
  memberId: number
  pendingEmail: string | null
  birthday?: string | undefined
  accept_marketing_sms?: boolean | undefined
}

/** What is left out stays. */
export async function saveProfile(tx: Tx, { memberId, pendingEmail, birthday, accept_marketing_sms }: ProfileChange): Promise<void> {
  await tx
    .updateTable('users')
    .set({
      pending_email: pendingEmail,
      ...(birthday !== undefined && { birthday }),
      ...(accept_marketing_sms !== undefined && { accept_marketing_sms }),
    })
    .where('id', '=', memberId)
    .execute()
}

/** Whether somebody else has confirmed this address, whatever its case. */
export async function isEmailTaken(db: Kysely<Tables>, { email, memberId }: { email: string; memberId: number }): Promise<boolean> {
  const other = await db
    .selectFrom('users')
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email.toLowerCase()))
    .where('email_confirmed_at', 'is not', null)
    .where('id', '<>', memberId)
    .select('id')
    .executeTakeFirst()
  return other !== undefined
}

/** A member who waits for this address to be confirmed. */
export async function findWaitingMember(db: Kysely<Tables>, { memberId, email }: { memberId: number; email: string }) {
  return db.selectFrom('users').where('id', '=', memberId).where('pending_email', '=', email).select('name').executeTakeFirst()
}

export type NewConfirmation = { memberId: number; email: string; tokenHash: Buffer; now: Date; expiresAt: Date }

export async function createConfirmation(
  db: Kysely<Tables>,
  { memberId, email, tokenHash, now, expiresAt }: NewConfirmation,
): Promise<number> {
  const { id } = await db
    .insertInto('email_confirmations')
    .values({ user_id: memberId, email, token_hash: tokenHash, created_at: now, expires_at: expiresAt })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function lockConfirmation(tx: Tx, { tokenHash, now }: { tokenHash: Buffer; now: Date }) {
  return tx
    .selectFrom('email_confirmations')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .select(['id', 'user_id', 'email', 'used_at'])
    .forUpdate()
    .executeTakeFirst()
}

/** Holds an address until the transaction ends: two members who confirm the same one at once follow each other. */
export async function lockEmail(tx: Tx, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`email:${email.toLowerCase()}`}, 0))`.execute(tx)
}

export async function saveConfirmedEmail(
  tx: Tx,
  { id, memberId, email, now }: { id: number; memberId: number; email: string; now: Date },
): Promise<void> {
  await tx.updateTable('email_confirmations').set({ used_at: now }).where('id', '=', id).execute()
  await tx.updateTable('users').set({ email, email_confirmed_at: now, pending_email: null }).where('id', '=', memberId).execute()
}

export async function removeOldSignInStates(db: Kysely<Tables>, before: Date): Promise<void> {
  await db.deleteFrom('login_states').where('expires_at', '<', before).execute()
}

export async function removeOldConfirmations(db: Kysely<Tables>, before: Date): Promise<void> {
  await db.deleteFrom('email_confirmations').where('expires_at', '<', before).execute()
}

export async function findIdByUid(db: Kysely<Tables>, uid: string): Promise<number | undefined> {
  return (await db.selectFrom('users').where('uid', '=', uid).select('id').executeTakeFirst())?.id
}

/** Holds whether an account is locked until the transaction ends. */
export async function lockLock(tx: Tx, memberId: number) {
  return tx.selectFrom('users').where('id', '=', memberId).select(['uid', 'locked_at']).forNoKeyUpdate().executeTakeFirstOrThrow()
}

export async function saveLock(
  tx: Tx,
  { memberId, lockedAt, reason }: { memberId: number; lockedAt: Date | null; reason: string | null },
): Promise<void> {
  await tx.updateTable('users').set({ locked_at: lockedAt, lock_reason: reason }).where('id', '=', memberId).execute()
}

export type NewNote = { memberId: number; kind: 'lock' | 'unlock' | 'note'; text: string; actor: string }

export async function createNote(tx: Tx, { memberId, kind, text, actor }: NewNote): Promise<void> {
  await tx.insertInto('user_notes').values({ user_id: memberId, kind, text, actor }).execute()
}
