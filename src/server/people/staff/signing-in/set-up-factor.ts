import type { MadePasskey } from '#contract/office/api/signing-in/passkeys.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import { offerTotp } from '#server/people/staff/joining/offer-totp.ts'
import { judgeFactor, type FactorRefusal, type TotpProof } from '#server/people/staff/joining/prove-themselves.ts'
import { offerPasskey } from '#server/people/staff/passkeys/offer-passkey.ts'
import { warnStaff } from '#server/people/staff/warning/warn-staff.ts'
import { hashToken } from '#server/platform/sessions/token.ts'
import type { Shop } from '#server/platform/shop.ts'
import { findStaffRow, lockAccount } from '#server/people/staff/store.ts'
import { listSecondFactors } from './second-factors.ts'
import { findSignIn, lockSignIn } from './sign-in-store.ts'
import { subjectOfSignIn } from './subject-of-sign-in.ts'

type Failed = { code: 'sign_in_failed' }

/**
 * Somebody whose password was right and who has no second factor: all that opens is where one is set up (ACC-15). Undefined when
 * this is no such sign-in.
 */
async function findUnequipped(shop: Shop, token: string) {
  const { db } = shop.database
  const signIn = await findSignIn(db, { tokenHash: hashToken(token), now: shop.now() })
  if (!signIn || (await listSecondFactors(db, signIn.staff_id)).length > 0) return undefined
  return { ...(await findStaffRow(db, signIn.staff_id)), subject: subjectOfSignIn(signIn) }
}

export async function offerFirstTotp(shop: Shop, token: string): Promise<Result<ReturnType<typeof offerTotp>, Failed>> {
  const person = await findUnequipped(shop, token)
  return person ? ok(offerTotp(shop, person.email)) : refuse({ code: 'sign_in_failed' })
}

export async function offerFirstPasskey(shop: Shop, token: string) {
  const person = await findUnequipped(shop, token)
  if (!person) return refuse({ code: 'sign_in_failed' })
  const { email, name, subject, id: staffId } = person
  return ok(await offerPasskey(shop, { email, name, subject, staffId }))
}

export type FirstFactor = {
  token: string
  factor: { totp: TotpProof } | { passkey: MadePasskey }
  address: string
  browser: string | null
}

/** Keeps the second factor of somebody who had none, with recovery codes, which are shown this once. They sign in with it then. */
export async function setUpFactor(
  shop: Shop,
  { token, factor, ...place }: FirstFactor,
): Promise<Result<{ codes: string[] }, Failed | FactorRefusal>> {
  const person = await findUnequipped(shop, token)
  if (!person) return refuse({ code: 'sign_in_failed' })
  const { id: staffId, name, subject } = person
  const judged = await judgeFactor(shop, { subject, factor })
  if (!judged.ok) return judged
  const now = shop.now()
  return shop.database.transaction(async (tx) => {
    const { suspended } = await lockAccount(tx, staffId)
    const signIn = await lockSignIn(tx, { tokenHash: hashToken(token), now })
    if (suspended || !signIn || (await listSecondFactors(tx, staffId)).length > 0) return refuse({ code: 'sign_in_failed' })
    await judged.value.save(tx, staffId)
    const kind = 'passkey' in factor ? 'passkey' : 'totp'
    const change = { before: null, after: { kind } }
    await writeAuditEntry(tx, {
      actor: { kind: 'staff', id: name },
      verb: 'add-second-factor',
      subject: `staff ${staffId}`,
      ...change,
      now,
    })
    await warnStaff(shop, tx, { staffId, about: 'factor_changed', ...place })
    return ok({ codes: judged.value.codes })
  })
}
