import type { GivenPasskey } from '#contract/office/api/signing-in/passkeys.ts'
import type { Tx } from '#database/connect.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { afterFailure, isPasswordLocked, mostWrongCodes, noFailures } from '#rules/staff/lockout.ts'
import { hashToken } from '#server/platform/sessions/token.ts'
import type { Shop } from '#server/platform/shop.ts'
import { takePasskey } from '#server/people/staff/passkeys/take-passkey.ts'
import { warnStaff } from '#server/people/staff/warning/warn-staff.ts'
import { hashRecoveryCode } from './recovery-codes.ts'
import { enterOffice, type KnownPlace } from './enter-office.ts'
import type { OfficeSignedIn } from './open-office-session.ts'
import { findSignIn, lockSignIn, saveSignIn, takeRecoveryCode } from './sign-in-store.ts'
import { subjectOfSignIn } from './subject-of-sign-in.ts'
import { takeCode } from './take-code.ts'
import { lockAccount, saveFailures } from '#server/people/staff/store.ts'

export type SecondFactor = { code: string } | { recoveryCode: string } | { passkey: GivenPasskey }

export type SecondFactorGiven = Omit<KnownPlace, 'shared'> & { token: string; factor: SecondFactor }

/**
 * The second half of a sign-in: a code of the authenticator app, a passkey, or a recovery code. Opens a session. Each opens one,
 * also when it is given twice at once.
 */
export async function finishOfficeSignIn(
  shop: Shop,
  { token, factor, ...place }: SecondFactorGiven,
): Promise<Result<OfficeSignedIn, { code: 'sign_in_failed' }>> {
  const now = shop.now()
  return shop.database.transaction(async (tx) => {
    const asked = { tokenHash: hashToken(token), now }
    const begun = await findSignIn(tx, asked)
    if (!begun) return refuse({ code: 'sign_in_failed' })
    const { staff_id: staffId, shared } = begun
    // The account first, as suspending does: else each would wait for the other.
    const { suspended, failures } = await lockAccount(tx, staffId)
    const signIn = await lockSignIn(tx, asked)
    // Locked in the meantime: whoever knows the password tries no further codes with the sign-ins that they began before.
    if (!signIn || suspended || isPasswordLocked(failures, now)) return refuse({ code: 'sign_in_failed' })
    if (!(await takeFactor(shop, tx, { staffId, factor, subject: subjectOfSignIn(signIn) }))) {
      const wrongCodes = signIn.wrong_codes + 1
      const isOver = wrongCodes >= mostWrongCodes
      await saveSignIn(tx, { id: signIn.id, wrongCodes, endedAt: isOver ? now : null })
      if (isOver) await saveFailures(tx, { staffId, failures: afterFailure(failures, now) })
      return refuse({ code: 'sign_in_failed' })
    }
    await saveSignIn(tx, { id: signIn.id, wrongCodes: signIn.wrong_codes, endedAt: now })
    await saveFailures(tx, { staffId, failures: noFailures })
    if ('recoveryCode' in factor) await warnStaff(shop, tx, { staffId, about: 'recovery_used', ...place })
    return ok(await enterOffice(shop, tx, { staffId, shared, ...place }))
  })
}

type FactorOf = { staffId: number; factor: SecondFactor; subject: string }

async function takeFactor(shop: Shop, tx: Tx, { staffId, factor, subject }: FactorOf): Promise<boolean> {
  const now = shop.now()
  if ('passkey' in factor) return takePasskey(shop, tx, { subject, staffId, response: factor.passkey })
  if ('recoveryCode' in factor) return takeRecoveryCode(tx, { staffId, codeHash: hashRecoveryCode(factor.recoveryCode), now })
  return takeCode(shop, tx, { staffId, code: factor.code })
}
