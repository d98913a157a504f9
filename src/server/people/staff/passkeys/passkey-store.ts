import type { Kysely } from 'kysely'
import type { Tx } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'

export async function createChallenge(
  db: Kysely<Tables>,
  { challenge, subject, now, expiresAt }: { challenge: string; subject: string; now: Date; expiresAt: Date },
): Promise<void> {
  await db.insertInto('staff_challenges').values({ challenge, subject, expires_at: expiresAt, created_at: now }).execute()
}

/** Uses a challenge up; false when it was not asked for this, was answered before, or its time is over. */
export async function takeChallengeRow(
  db: Kysely<Tables>,
  { challenge, subject, now }: { challenge: string; subject: string; now: Date },
): Promise<boolean> {
  const taken = await db
    .deleteFrom('staff_challenges')
    .where('challenge', '=', challenge)
    .where('subject', '=', subject)
    .where('expires_at', '>', now)
    .returning('id')
    .executeTakeFirst()
  return taken !== undefined
}

export async function removeOldChallenges(tx: Tx, now: Date): Promise<void> {
  await tx.deleteFrom('staff_challenges').where('expires_at', '<=', now).execute()
}

/** What an authenticator said of a passkey when it made it, and how its person calls it. */
export type NewPasskey = { credentialId: string; publicKey: Uint8Array; counter: number; transports: readonly string[]; name: string }

/** The database refuses the eleventh of one person, and one that is somebody's already. */
export async function createPasskeyRow(
  tx: Tx,
  { staffId, passkey, now }: { staffId: number; passkey: NewPasskey; now: Date },
): Promise<void> {
  await tx
    .insertInto('staff_passkeys')
    .values({
      staff_id: staffId,
      credential_id: passkey.credentialId,
      public_key: Buffer.from(passkey.publicKey),
      counter: passkey.counter,
      transports: passkey.transports.join(','),
      name: passkey.name,
      created_at: now,
    })
    .execute()
}

export async function findPasskeyRow(db: Kysely<Tables>, credentialId: string) {
  return db
    .selectFrom('staff_passkeys')
    .where('credential_id', '=', credentialId)
    .select(['id', 'staff_id', 'public_key', 'counter', 'transports'])
    .executeTakeFirst()
}

/** The passkeys of somebody, in the order in which they were made. */
export async function listPasskeyRows(db: Kysely<Tables>, staffId: number) {
  return db
    .selectFrom('staff_passkeys')
    .where('staff_id', '=', staffId)
    .orderBy('id')
    .select(['public_id', 'credential_id', 'transports', 'name', 'created_at', 'last_used_at'])
    .execute()
}

export async function savePasskeyUsed(tx: Tx, { id, counter, now }: { id: number; counter: number; now: Date }): Promise<void> {
  await tx.updateTable('staff_passkeys').set({ counter, last_used_at: now }).where('id', '=', id).execute()
}

type OwnPasskey = { staffId: number; publicId: string }

/** Its name until now; undefined when the person has none like it. */
export async function savePasskeyName(tx: Tx, { staffId, publicId, name }: OwnPasskey & { name: string }): Promise<string | undefined> {
  const row = await ownPasskey(tx, { staffId, publicId })
  if (row) await tx.updateTable('staff_passkeys').set({ name }).where('id', '=', row.id).execute()
  return row?.name
}

/** The name of what was removed; undefined when the person has none like it. */
export async function removePasskeyRow(tx: Tx, { staffId, publicId }: OwnPasskey): Promise<string | undefined> {
  const row = await ownPasskey(tx, { staffId, publicId })
  if (row) await tx.deleteFrom('staff_passkeys').where('id', '=', row.id).execute()
  return row?.name
}

async function ownPasskey(tx: Tx, { staffId, publicId }: OwnPasskey) {
  return tx
    .selectFrom('staff_passkeys')
    .where('staff_id', '=', staffId)
    .where('public_id', '=', publicId)
    .select(['id', 'name'])
    .forUpdate()
    .executeTakeFirst()
}

export async function removePasskeysOf(tx: Tx, staffId: number): Promise<void> {
  await tx.deleteFrom('staff_passkeys').where('staff_id', '=', staffId).execute()
}
