import type { Language } from '#rules/locale.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { judgePassword, type PasswordRefusal } from '#rules/staff/password.ts'
import { hashToken } from '#server/platform/sessions/token.ts'
import type { Shop } from '#server/platform/shop.ts'
import { createStaff, type CreateRefusal } from './create-staff.ts'
import { isLinkOpen, lockLink, lockLinks, saveLinkUsed } from './link-store.ts'
import { hashPassword, type BusyRefusal } from './signing-in/password-hash.ts'
import { hashRecoveryCode, newRecoveryCodes } from './signing-in/recovery-codes.ts'
import { saveRecoveryCodes, saveTotp } from './signing-in/sign-in-store.ts'
import { hasActiveOwner } from './store.ts'
import { encryptTotp, stepOfCode } from './signing-in/totp.ts'

export type FirstOwner = {
  /** Of the link. */
  token: string
  email: string
  name: string
  language: Language
  password: string
  /** The secret that the authenticator app was given, and a code of it. */
  totp: { secret: string; code: string }
}

export type FirstOwnerRefusal = { code: 'link_ended' } | { code: 'wrong_code' } | PasswordRefusal | BusyRefusal | CreateRefusal

/** The first owner sets a password and a second factor. Answers the recovery codes, which are shown this once. The link works once. */
export async function becomeFirstOwner(
  shop: Shop,
  asked: FirstOwner,
): Promise<Result<{ staffId: number; codes: string[] }, FirstOwnerRefusal>> {
  const { token, email, name, language, totp } = asked
  const now = shop.now()
  const tokenHash = hashToken(token)
  // Looked at before anything is hashed, so that made-up links take nobody's turn; decided below, when it is held.
  if (!(await isLinkOpen(shop.database.db, { kind: 'first_owner', tokenHash, now }))) return refuse({ code: 'link_ended' })
  const judged = judgePassword(asked.password, { email })
  if (!judged.ok) return judged
  const step = stepOfCode(totp, now)
  if (step === null) return refuse({ code: 'wrong_code' })
  const hashed = await hashPassword(judged.value, shop.randomBytes(16))
  if (!hashed.ok) return hashed
  const codes = newRecoveryCodes(shop)
  return shop.database.transaction(async (tx) => {
    await lockLinks(tx, 'first_owner')
    const link = await lockLink(tx, { kind: 'first_owner', tokenHash, now })
    if (!link || (await hasActiveOwner(tx))) return refuse({ code: 'link_ended' })
    const person = { email, name, language, roles: ['owner'], passwordHash: hashed.value }
    const made = await createStaff(tx, { ...person, actor: { kind: 'system', id: 'first-owner link' }, now })
    if (!made.ok) return made
    const staffId = made.value
    await saveLinkUsed(tx, { id: link.id, now })
    await saveTotp(tx, { staffId, secret: encryptTotp(shop, { staffId, secret: totp.secret }), lastStep: step })
    await saveRecoveryCodes(tx, { staffId, hashes: codes.map(hashRecoveryCode) })
    return ok({ staffId, codes })
  })
}
