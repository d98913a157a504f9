import { ok, type Result } from '#rules/result.ts'
import { noFailures } from '#rules/staff/lockout.ts'
import { judgePassword, type PasswordRefusal } from '#rules/staff/password.ts'
import { hashPassword, type BusyRefusal } from '#server/people/staff/signing-in/password-hash.ts'
import { endSessionsOf } from '#server/people/staff/signing-in/sign-in-store.ts'
import { findStaffRow, hasPassword, saveFailures, savePassword } from '#server/people/staff/store.ts'
import type { Shop } from '#server/platform/shop.ts'
import { changeFactor, type Themselves } from './change-factor.ts'

/** Another password of one's own, or a first one for who has come with a passkey so far. All other sessions end. */
export async function changePassword(
  shop: Shop,
  { password, ...themselves }: Themselves & { password: string },
): Promise<Result<null, PasswordRefusal | BusyRefusal>> {
  const { staffId, sessionId } = themselves
  const { email } = await findStaffRow(shop.database.db, staffId)
  const judged = judgePassword(password, { email })
  if (!judged.ok) return judged
  const hashed = await hashPassword(judged.value, shop.randomBytes(16))
  if (!hashed.ok) return hashed
  return changeFactor<never>(shop, themselves, async (tx) => {
    const before = { password: (await hasPassword(tx, staffId)) ? 'set' : 'none' }
    await savePassword(tx, { staffId, hash: hashed.value })
    await saveFailures(tx, { staffId, failures: noFailures })
    await endSessionsOf(tx, { staffId, but: sessionId, now: shop.now() })
    return ok({ verb: 'set-password', about: 'password_changed', before, after: { password: 'changed' } })
  })
}
