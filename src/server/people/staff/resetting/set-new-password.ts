import { ok, refuse, type Result } from '#rules/result.ts'
import { noFailures } from '#rules/staff/lockout.ts'
import { judgePassword, type PasswordRefusal } from '#rules/staff/password.ts'
import { findLink, lockLink, saveLinkUsed } from '#server/people/staff/joining/link-store.ts'
import { hashPassword, type BusyRefusal } from '#server/people/staff/signing-in/password-hash.ts'
import { endSessionsOf } from '#server/people/staff/signing-in/sign-in-store.ts'
import { findStaffRow, lockAccount, saveFailures, savePassword } from '#server/people/staff/store.ts'
import { warnStaff } from '#server/people/staff/warning/warn-staff.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import { hashToken } from '#server/platform/sessions/token.ts'
import type { Shop } from '#server/platform/shop.ts'

type LinkEnded = { code: 'link_ended' }

/** Whose password the link sets. */
export async function lookAtNewPassword(shop: Shop, token: string): Promise<Result<{ name: string; email: string }, LinkEnded>> {
  const link = await findPasswordLink(shop, token)
  if (!link?.staff_id) return refuse({ code: 'link_ended' })
  const { name, email } = await findStaffRow(shop.database.db, link.staff_id)
  return ok({ name, email })
}

function findPasswordLink({ database, now }: Shop, token: string) {
  return findLink(database.db, { kind: 'password', tokenHash: hashToken(token), now: now() })
}

export type NewPassword = { token: string; password: string; address: string; browser: string | null }

/**
 * Sets the password of a link. All sessions end, second factors stay, a password that was locked by wrong tries is open again, and
 * its person is told by letter (ACC-11). The link works once.
 */
export async function setNewPassword(
  shop: Shop,
  { token, password, ...place }: NewPassword,
): Promise<Result<null, LinkEnded | PasswordRefusal | BusyRefusal>> {
  const found = await findPasswordLink(shop, token)
  if (!found?.staff_id) return refuse({ code: 'link_ended' })
  const { staff_id: staffId } = found
  const { email, name } = await findStaffRow(shop.database.db, staffId)
  const judged = judgePassword(password, { email })
  if (!judged.ok) return judged
  const hashed = await hashPassword(judged.value, shop.randomBytes(16))
  if (!hashed.ok) return hashed
  const now = shop.now()
  return shop.database.transaction(async (tx) => {
    const { suspended } = await lockAccount(tx, staffId)
    const held = await lockLink(tx, { kind: 'password', tokenHash: hashToken(token), now })
    if (suspended || !held) return refuse({ code: 'link_ended' })
    await saveLinkUsed(tx, { id: held.id, now })
    await savePassword(tx, { staffId, hash: hashed.value })
    await saveFailures(tx, { staffId, failures: noFailures })
    await endSessionsOf(tx, { staffId, now })
    const change = { before: null, after: { password: 'changed' } }
    await writeAuditEntry(tx, { actor: { kind: 'staff', id: name }, verb: 'set-password', subject: `staff ${staffId}`, ...change, now })
    await warnStaff(shop, tx, { staffId, about: 'password_changed', ...place })
    return ok(null)
  })
}
