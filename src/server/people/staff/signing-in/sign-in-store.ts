import type { Kysely } from 'kysely'
import type { Tx } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'

export type NewSignIn = { staffId: number; tokenHash: Buffer; shared: boolean; now: Date; expiresAt: Date }

export async function createSignIn(tx: Tx, { staffId, tokenHash, shared, now, expiresAt }: NewSignIn): Promise<void> {
  await tx
    .insertInto('staff_sign_ins')
    .values({ staff_id: staffId, token_hash: tokenHash, shared, expires_at: expiresAt, created_at: now })
    .execute()
}

type AskedSignIn = { tokenHash: Buffer; now: Date }

/** A sign-in that is under way; undefined when it has ended or its time is over. */
export async function findSignIn(db: Kysely<Tables>, asked: AskedSignIn) {
  return openSignIn(db, asked).executeTakeFirst()
}

/** The same, held until the transaction ends: of two answers at once one comes first. */
export async function lockSignIn(tx: Tx, asked: AskedSignIn) {
  return openSignIn(tx, asked).forUpdate().executeTakeFirst()
}

function openSignIn(db: Kysely<Tables>, { tokenHash, now }: AskedSignIn) {
  return db
    .selectFrom('staff_sign_ins')
    .where('token_hash', '=', tokenHash)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .select(['id', 'staff_id', 'shared', 'wrong_codes'])
}

export async function saveSignIn(
  tx: Tx,
  { id, wrongCodes, endedAt }: { id: number; wrongCodes: number; endedAt: Date | null },
): Promise<void> {
  await tx.updateTable('staff_sign_ins').set({ wrong_codes: wrongCodes, ended_at: endedAt }).where('id', '=', id).execute()
}

export async function findTotp(db: Kysely<Tables>, staffId: number): Promise<{ secret: Buffer; set_at: Date } | undefined> {
  return db.selectFrom('staff_totp').where('staff_id', '=', staffId).select(['secret', 'created_at as set_at']).executeTakeFirst()
}

export async function removeTotp(tx: Tx, staffId: number): Promise<void> {
  await tx.deleteFrom('staff_totp').where('staff_id', '=', staffId).execute()
}

export async function saveTotp(
  tx: Tx,
  { staffId, secret, lastStep, now }: { staffId: number; secret: Buffer; lastStep: number; now: Date },
): Promise<void> {
  await tx
    .insertInto('staff_totp')
    .values({ staff_id: staffId, secret, last_step: lastStep, created_at: now })
    .onConflict((same) => same.column('staff_id').doUpdateSet({ secret, last_step: lastStep, created_at: now }))
    .execute()
}

/** Takes a time step; false when it, or a later one, was taken before. */
export async function takeStep(tx: Tx, { staffId, step }: { staffId: number; step: number }): Promise<boolean> {
  const taken = await tx
    .updateTable('staff_totp')
    .set({ last_step: step })
    .where('staff_id', '=', staffId)
    .where((eb) => eb.or([eb('last_step', 'is', null), eb('last_step', '<', step)]))
    .returning('staff_id')
    .executeTakeFirst()
  return taken !== undefined
}

/** Exchanges all recovery codes of a person. */
export async function saveRecoveryCodes(tx: Tx, { staffId, hashes }: { staffId: number; hashes: readonly Buffer[] }): Promise<void> {
  await tx.deleteFrom('staff_recovery_codes').where('staff_id', '=', staffId).execute()
  if (hashes.length === 0) return
  await tx
    .insertInto('staff_recovery_codes')
    .values(hashes.map((code_hash) => ({ staff_id: staffId, code_hash })))
    .execute()
}

/** How many are left. */
export async function countRecoveryCodes(db: Kysely<Tables>, staffId: number): Promise<number> {
  const { left } = await db
    .selectFrom('staff_recovery_codes')
    .where('staff_id', '=', staffId)
    .where('used_at', 'is', null)
    .select(({ fn }) => fn.countAll<string>().as('left'))
    .executeTakeFirstOrThrow()
  return Number(left)
}

/** Uses a recovery code up; false when there is none like it left. */
export async function takeRecoveryCode(
  tx: Tx,
  { staffId, codeHash, now }: { staffId: number; codeHash: Buffer; now: Date },
): Promise<boolean> {
  const taken = await tx
    .updateTable('staff_recovery_codes')
    .set({ used_at: now })
    .where('staff_id', '=', staffId)
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return taken !== undefined
}

export type NewOfficeSession = {
  staffId: number
  tokenHash: Buffer
  csrfSecret: Buffer
  shared: boolean
  address: string
  browser: string | null
  now: Date
  expiresAt: Date
}

export async function createOfficeSession(tx: Tx, session: NewOfficeSession): Promise<void> {
  await tx
    .insertInto('staff_sessions')
    .values({
      staff_id: session.staffId,
      token_hash: session.tokenHash,
      csrf_secret: session.csrfSecret,
      shared: session.shared,
      address: session.address,
      browser: session.browser,
      stepped_up_at: session.now,
      created_at: session.now,
      last_seen_at: session.now,
      expires_at: session.expiresAt,
    })
    .execute()
}

type SessionsOf = { staffId: number; /** The one that stays. */ but?: number; now: Date }

/** Ends every session, and every sign-in under way, of a person. Answers how many sessions that were. */
export async function endSessionsOf(tx: Tx, { staffId, but, now }: SessionsOf): Promise<number> {
  const { numUpdatedRows: ended } = await tx
    .updateTable('staff_sessions')
    .set({ ended_at: now })
    .where('staff_id', '=', staffId)
    .$if(but !== undefined, (some) => some.where('id', '!=', but ?? 0))
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  await tx.updateTable('staff_sign_ins').set({ ended_at: now }).where('staff_id', '=', staffId).where('ended_at', 'is', null).execute()
  return Number(ended)
}

export async function findOfficeSessionRow(db: Kysely<Tables>, { tokenHash, now }: { tokenHash: Buffer; now: Date }) {
  return db
    .selectFrom('staff_sessions')
    .innerJoin('staff', 'staff.id', 'staff_sessions.staff_id')
    .where((eb) =>
      eb.or([
        eb('staff_sessions.token_hash', '=', tokenHash),
        eb.and([eb('staff_sessions.token_before', '=', tokenHash), eb('staff_sessions.token_before_until', '>', now)]),
      ]),
    )
    .where('staff_sessions.ended_at', 'is', null)
    .where('staff_sessions.expires_at', '>', now)
    .where('staff.suspended_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('staff.demo', '=', true),
        eb.exists(eb.selectFrom('staff_totp').whereRef('staff_totp.staff_id', '=', 'staff.id').select('staff_totp.staff_id')),
        eb.exists(eb.selectFrom('staff_passkeys').whereRef('staff_passkeys.staff_id', '=', 'staff.id').select('staff_passkeys.id')),
      ]),
    )
    .select([
      'staff_sessions.id',
      'staff_sessions.staff_id',
      'staff.name',
      'staff_sessions.csrf_secret',
      'staff_sessions.shared',
      'staff_sessions.created_at',
      'staff_sessions.last_seen_at',
      'staff_sessions.stepped_up_at',
    ])
    .executeTakeFirst()
}

/** Where somebody is signed in at this moment, the latest call first. */
export async function listSessionRows(db: Kysely<Tables>, { staffId, now }: { staffId: number; now: Date }) {
  return db
    .selectFrom('staff_sessions')
    .where('staff_id', '=', staffId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .select(['id', 'public_id', 'created_at', 'last_seen_at', 'address', 'browser', 'shared'])
    .execute()
}

/** Ends one of a person's sessions, and says where it was; undefined when they have none like it. */
export async function saveOwnSessionEnded(tx: Tx, { staffId, publicId, now }: { staffId: number; publicId: string; now: Date }) {
  return tx
    .updateTable('staff_sessions')
    .set({ ended_at: now })
    .where('staff_id', '=', staffId)
    .where('public_id', '=', publicId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['address', 'browser'])
    .executeTakeFirst()
}

export async function saveSeen(db: Kysely<Tables>, { id, now, expiresAt }: { id: number; now: Date; expiresAt: Date }): Promise<void> {
  await db.updateTable('staff_sessions').set({ last_seen_at: now, expires_at: expiresAt }).where('id', '=', id).execute()
}

/** A fresh second factor gives the session a new token; the one before opens until then. */
export async function saveSteppedUp(
  tx: Tx,
  { id, tokenHash, now, beforeUntil }: { id: number; tokenHash: Buffer; now: Date; beforeUntil: Date },
): Promise<void> {
  await tx
    .updateTable('staff_sessions')
    .set(({ ref }) => ({ token_before: ref('token_hash'), token_before_until: beforeUntil, token_hash: tokenHash, stepped_up_at: now }))
    .where('id', '=', id)
    .execute()
}

export async function saveSessionEnded(db: Kysely<Tables>, { id, now }: { id: number; now: Date }): Promise<void> {
  await db.updateTable('staff_sessions').set({ ended_at: now }).where('id', '=', id).where('ended_at', 'is', null).execute()
}

/** Removes sign-ins whose time is over, and sessions that ended, or were to end, before that moment. */
export async function removeOldSignIns(tx: Tx, { now, endedBefore }: { now: Date; endedBefore: Date }): Promise<void> {
  await tx.deleteFrom('staff_sign_ins').where('expires_at', '<=', now).execute()
  await tx
    .deleteFrom('staff_sessions')
    .where((eb) => eb.or([eb('ended_at', '<=', endedBefore), eb('expires_at', '<=', endedBefore)]))
    .execute()
  await tx.deleteFrom('staff_browsers').where('last_seen_at', '<', endedBefore).execute()
}

type SeenBrowser = { staffId: number; browserHash: Buffer; now: Date; /** Seen since then, it counts as known. */ knownSince: Date }

/** Notes where somebody signs in. Whether they were seen there before. */
export async function saveBrowserSeen(db: Kysely<Tables>, { staffId, browserHash, now, knownSince }: SeenBrowser): Promise<boolean> {
  const known = await db
    .selectFrom('staff_browsers')
    .where('staff_id', '=', staffId)
    .where('browser_hash', '=', browserHash)
    .where('last_seen_at', '>=', knownSince)
    .select('staff_id')
    .executeTakeFirst()
  await db
    .insertInto('staff_browsers')
    .values({ staff_id: staffId, browser_hash: browserHash, last_seen_at: now, created_at: now })
    .onConflict((same) => same.columns(['staff_id', 'browser_hash']).doUpdateSet({ last_seen_at: now }))
    .execute()
  return known !== undefined
}
