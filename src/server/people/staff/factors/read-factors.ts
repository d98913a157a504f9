import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import type { Factors } from '#rules/staff/factors.ts'
import { listPasskeyRows } from '#server/people/staff/passkeys/passkey-store.ts'
import { findTotp } from '#server/people/staff/signing-in/sign-in-store.ts'
import { hasPassword } from '#server/people/staff/store.ts'

/** What somebody has to prove who they are with, as the rule is asked about it. */
export async function readFactors(db: Kysely<Tables>, staffId: number): Promise<Factors> {
  return {
    password: await hasPassword(db, staffId),
    totp: (await findTotp(db, staffId)) !== undefined,
    passkeys: (await listPasskeyRows(db, staffId)).length,
  }
}
