import type { Tx } from '#database/connect.ts'
import type { MadePasskey } from '#contract/office/api/signing-in/passkeys.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { judgePassword, type PasswordRefusal } from '#rules/staff/password.ts'
import { judgePasskey, type PasskeyRefusal } from '#server/people/staff/passkeys/judge-passkey.ts'
import { createPasskeyRow } from '#server/people/staff/passkeys/passkey-store.ts'
import type { Shop } from '#server/platform/shop.ts'
import { hashPassword, type BusyRefusal } from '#server/people/staff/signing-in/password-hash.ts'
import { hashRecoveryCode, newRecoveryCodes } from '#server/people/staff/signing-in/recovery-codes.ts'
import { saveRecoveryCodes, saveTotp } from '#server/people/staff/signing-in/sign-in-store.ts'
import { encryptTotp, stepOfCode } from '#server/people/staff/signing-in/totp.ts'

/** The secret that an authenticator app was given, with a code of it. */
export type TotpProof = { secret: string; code: string }

/**
 * How somebody wants to prove who they are: by a passkey, which needs nothing beside it; or by a password with a second factor,
 * which is an authenticator app or a passkey (ACC-10).
 */
export type Proofs = { passkey: MadePasskey; password?: string | undefined } | { password: string; totp: TotpProof }
export type ProofRefusal = FactorRefusal | PasswordRefusal | BusyRefusal
export type FactorRefusal = { code: 'wrong_code' } | PasskeyRefusal

/** Proofs that were judged: what is kept of them, once there is an account. `codes` are shown this once. */
export type JudgedProofs = { passwordHash: string | null; codes: string[]; save: SaveFactor }
type SaveFactor = (tx: Tx, staffId: number) => Promise<void>

/** Judges a password and a second factor, or a passkey alone, and hashes the password. `subject`: what the passkey was asked for. */
export async function judgeProofs(
  shop: Shop,
  { email, subject, proofs }: { email: string; subject: string; proofs: Proofs },
): Promise<Result<JudgedProofs, ProofRefusal>> {
  const password = proofs.password === undefined ? null : judgePassword(proofs.password, { email })
  if (password && !password.ok) return password
  const factor = await judgeFactor(shop, { subject, factor: proofs })
  if (!factor.ok) return factor
  const hashed = password && (await hashPassword(password.value, shop.randomBytes(16)))
  if (hashed && !hashed.ok) return hashed
  return ok({ passwordHash: hashed && hashed.value, ...factor.value })
}

/** A second factor that is set up, with recovery codes for the day on which it is not at hand. */
export async function judgeFactor(
  shop: Shop,
  { subject, factor }: { subject: string; factor: { passkey: MadePasskey } | { totp: TotpProof } },
): Promise<Result<Omit<JudgedProofs, 'passwordHash'>, FactorRefusal>> {
  const judged = 'passkey' in factor ? await judgeNewPasskey(shop, { subject, made: factor.passkey }) : judgeTotp(shop, factor.totp)
  if (!judged.ok) return judged
  const codes = newRecoveryCodes(shop)
  return ok({
    codes,
    async save(tx, staffId) {
      await judged.value(tx, staffId)
      await saveRecoveryCodes(tx, { staffId, hashes: codes.map(hashRecoveryCode) })
    },
  })
}

/** A passkey that was really made just now, and how it is kept. */
export async function judgeNewPasskey(
  shop: Shop,
  asked: { subject: string; made: MadePasskey },
): Promise<Result<SaveFactor, PasskeyRefusal>> {
  const judged = await judgePasskey(shop, asked)
  if (!judged.ok) return judged
  return ok((tx, staffId) => createPasskeyRow(tx, { staffId, passkey: judged.value, now: shop.now() }))
}

/** An app that shows the codes of its secret, and how that is kept. */
export function judgeTotp(shop: Shop, totp: TotpProof): Result<SaveFactor, { code: 'wrong_code' }> {
  const step = stepOfCode(totp, shop.now())
  if (step === null) return refuse({ code: 'wrong_code' })
  return ok((tx, staffId) =>
    saveTotp(tx, { staffId, secret: encryptTotp(shop, { staffId, secret: totp.secret }), lastStep: step, now: shop.now() }),
  )
}
