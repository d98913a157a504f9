import type { Tx } from '#database/connect.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { judgePassword, type PasswordRefusal } from '#rules/staff/password.ts'
import type { Shop } from '#server/platform/shop.ts'
import { hashPassword, type BusyRefusal } from '#server/people/staff/signing-in/password-hash.ts'
import { hashRecoveryCode, newRecoveryCodes } from '#server/people/staff/signing-in/recovery-codes.ts'
import { saveRecoveryCodes, saveTotp } from '#server/people/staff/signing-in/sign-in-store.ts'
import { encryptTotp, stepOfCode } from '#server/people/staff/signing-in/totp.ts'

/** How somebody wants to prove who they are: a password, and the secret that their authenticator app was given with a code of it. */
export type Proofs = { password: string; totp: { secret: string; code: string } }

export type ProofRefusal = { code: 'wrong_code' } | PasswordRefusal | BusyRefusal

/** Proofs that were judged: what is kept of them, once there is an account. `codes` are shown this once. */
export type JudgedProofs = { passwordHash: string; codes: string[]; save: (tx: Tx, staffId: number) => Promise<void> }

/** Judges a password and a code, and hashes the password. */
export async function judgeProofs(
  shop: Shop,
  { email, password, totp }: Proofs & { email: string },
): Promise<Result<JudgedProofs, ProofRefusal>> {
  const judged = judgePassword(password, { email })
  if (!judged.ok) return judged
  const step = stepOfCode(totp, shop.now())
  if (step === null) return refuse({ code: 'wrong_code' })
  const hashed = await hashPassword(judged.value, shop.randomBytes(16))
  if (!hashed.ok) return hashed
  const codes = newRecoveryCodes(shop)
  return ok({
    passwordHash: hashed.value,
    codes,
    async save(tx, staffId) {
      await saveTotp(tx, { staffId, secret: encryptTotp(shop, { staffId, secret: totp.secret }), lastStep: step })
      await saveRecoveryCodes(tx, { staffId, hashes: codes.map(hashRecoveryCode) })
    },
  })
}
