import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import { listPasskeyRows } from '#server/people/staff/passkeys/passkey-store.ts'
import { findTotp } from './sign-in-store.ts'

export const secondFactorKinds = ['totp', 'passkey'] as const
export type SecondFactorKind = (typeof secondFactorKinds)[number]

/** Which second factors somebody has: at least one, unless they were never set up (ACC-15). */
export async function listSecondFactors(db: Kysely<Tables>, staffId: number): Promise<SecondFactorKind[]> {
  const has = {
    totp: (await findTotp(db, staffId)) !== undefined,
    passkey: (await listPasskeyRows(db, staffId)).length > 0,
  }
  return secondFactorKinds.filter((kind) => has[kind])
}
