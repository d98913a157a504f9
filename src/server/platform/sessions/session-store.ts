import type { Kysely } from 'kysely'
import type { Tx } from '#database/connect.ts'
import { prepared, type ValueOf } from '#database/prepared.ts'
import type { Tables } from '#database/tables.ts'
import type { Language } from '#rules/locale.ts'

/** A living session; also one that the lock of its account has ended, as long as the lock stands, so that its browser can be told why. */
export async function findSessionRow(db: Kysely<Tables>, asked: SessionAsked) {
  return (await livingSession(db, asked))[0]
}

type SessionAsked = { tokenHash: Buffer; now: Date }

const livingSession = prepared((db, value: ValueOf<SessionAsked>) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .where('sessions.token_hash', '=', value('tokenHash'))
    .where((eb) => eb.or([eb('sessions.revoked_at', 'is', null), eb('sessions.revoked_at', '>=', eb.ref('users.locked_at'))]))
    .where('sessions.expires_at', '>', value('now'))
    .select([
      'sessions.id',
      'sessions.csrf_secret',
      'sessions.last_seen_at',
      'sessions.created_at',
      'sessions.plain_cookie',
      'users.id as user_id',
      'users.locked_at',
    ]),
)

export type NewSession = {
  userId: number
  tokenHash: Buffer
  csrfSecret: Buffer
  language: Language
  device: string | null
  /** Whether its cookie bears no prefix. */
  plainCookie: boolean
  now: Date
  expiresAt: Date
  /** No visit moves it. */
  endsAt: Date
}

export async function createSession(tx: Tx, session: NewSession): Promise<void> {
  await tx
    .insertInto('sessions')
    .values({
      user_id: session.userId,
      token_hash: session.tokenHash,
      csrf_secret: session.csrfSecret,
      lang: session.language,
      device: session.device,
      plain_cookie: session.plainCookie,
      created_at: session.now,
      last_seen_at: session.now,
      expires_at: session.expiresAt,
      ends_at: session.endsAt,
    })
    .execute()
}

/** The database keeps it from going beyond the session's end. */
export async function saveSessionSeen(
  db: Kysely<Tables>,
  { id, now, expiresAt }: { id: number; now: Date; expiresAt: Date },
): Promise<void> {
  await db.updateTable('sessions').set({ last_seen_at: now, expires_at: expiresAt }).where('id', '=', id).execute()
}

type OwnSessions = { memberId: number; now: Date }

export async function listSessionRows(db: Kysely<Tables>, { memberId, now }: OwnSessions) {
  return db
    .selectFrom('sessions')
    .where('user_id', '=', memberId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .select(['id', 'public_id', 'device', 'created_at', 'last_seen_at'])
    .execute()
}

/** Answers whose session it was; null when it was over already, or never there. */
export async function revokeSession(db: Kysely<Tables>, { tokenHash, now }: { tokenHash: Buffer; now: Date }): Promise<number | null> {
  const ended = await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('token_hash', '=', tokenHash)
    .where('revoked_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst()
  return ended?.user_id ?? null
}

/** Answers whether there was such a session of this member. */
export async function revokeNamedSession(
  db: Kysely<Tables>,
  { memberId, publicId, now }: OwnSessions & { publicId: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('user_id', '=', memberId)
    .where('public_id', '=', publicId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Ends every living session of a member but one, if one is to stay; answers them. */
export async function revokeSessionsOf(db: Kysely<Tables>, { memberId, now, except }: OwnSessions & { except?: number | undefined }) {
  return db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('user_id', '=', memberId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .$if(except !== undefined, (query) => query.where('id', '<>', except ?? 0))
    .returning(['created_at as since', 'lang as language'])
    .execute()
}

/** Sessions that expired or were revoked before this moment. */
export async function removeOldSessions(db: Kysely<Tables>, before: Date): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where((eb) => eb.or([eb('expires_at', '<', before), eb('revoked_at', '<', before)]))
    .execute()
}
