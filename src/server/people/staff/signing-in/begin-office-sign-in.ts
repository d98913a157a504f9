import { addMinutes } from '#rules/calendar.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { afterFailure, isPasswordLocked } from '#rules/staff/lockout.ts'
import { plainPassword } from '#rules/staff/password.ts'
import { callerOf } from '#server/platform/http/caller-of.ts'
import { takeTurns } from '#server/platform/limits/take-turn.ts'
import { hashToken, newToken } from '#server/platform/sessions/token.ts'
import type { Shop } from '#server/platform/shop.ts'
import { comparePassword, hashPassword } from './password-hash.ts'
import { listSecondFactors, type SecondFactorKind } from './second-factors.ts'
import { createSignIn } from './sign-in-store.ts'
import { findByEmail, lockAccount, saveFailures, savePasswordHash } from '#server/people/staff/store.ts'

/** How long the second factor may take. */
const signInMinutes = 10
/** When it is worth trying again where too many hashes were asked for at once (ACC-14). */
const waitForTurnSeconds = 5

export type SignInRefusal = { code: 'sign_in_failed' } | { code: 'too_many_tries'; retryAfterSeconds: number }

/** `shared`: others use this browser too. */
export type PasswordGiven = {
  email: string
  password: string
  shared: boolean
  /** The network address that it comes from. */ address: string
}

/** `token`: with it the second factor is given, of one of these kinds; of none, one has to be set up first (ACC-15). */
export type BegunSignIn = { token: string; factors: readonly SecondFactorKind[] }

/**
 * The first half of a sign-in: e-mail address and password. Answers the token with which the second factor is given.
 * Whatever is wrong answers the same after the same work: one hash (ACC-21). Wrong passwords lock the password (ACC-22), many
 * tries from one network address are refused, whoever they are for (ACC-24).
 */
export async function beginOfficeSignIn(
  shop: Shop,
  { email, password, shared, address }: PasswordGiven,
): Promise<Result<BegunSignIn, SignInRefusal>> {
  const { db } = shop.database
  const of = callerOf(address)
  const turns = await takeTurns(shop, db, [
    { name: 'officeSignInsHere', of },
    { name: 'officeSignInsInAnHourHere', of },
  ])
  if (!turns.ok) return refuse({ code: 'too_many_tries', ...turns.refusal })
  const typed = plainPassword(password)
  const found = await findByEmail(db, email.trim())
  const compared = await comparePassword(typed, found?.password_hash ?? nobodysHash)
  if (!compared.ok) return refuse({ ...compared.refusal, retryAfterSeconds: waitForTurnSeconds })
  const { same, stale } = compared.value
  if (!found?.password_hash) return refuse({ code: 'sign_in_failed' })
  const { id: staffId, password_hash: was } = found
  const now = shop.now()
  const token = newToken(shop)
  const begun = await shop.database.transaction<Result<BegunSignIn, SignInRefusal>>(async (tx) => {
    const { suspended, failures } = await lockAccount(tx, staffId)
    if (suspended || isPasswordLocked(failures, now)) return refuse({ code: 'sign_in_failed' })
    if (!same) {
      await saveFailures(tx, { staffId, failures: afterFailure(failures, now) })
      return refuse({ code: 'sign_in_failed' })
    }
    await createSignIn(tx, { staffId, tokenHash: hashToken(token), shared, now, expiresAt: addMinutes(now, signInMinutes) })
    return ok({ token, factors: await listSecondFactors(tx, staffId) })
  })
  // Only once it opens: a second hash would tell whoever is locked out that the password is right.
  if (begun.ok && stale) await renewHash(shop, { staffId, was, password: typed })
  return begun
}

/** Compared where there is nobody: what nobody can type, made as dearly as all others. */
const nobodysHash = `$argon2id$v=19$m=65536,t=3,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`

/** A password that was hashed more cheaply than is done now is hashed anew; when there is no turn for it, at the next sign-in. */
async function renewHash(shop: Shop, { staffId, was, password }: { staffId: number; was: string; password: string }): Promise<void> {
  const hashed = await hashPassword(password, shop.randomBytes(16))
  if (hashed.ok) await savePasswordHash(shop.database.db, { staffId, was, hash: hashed.value })
}
