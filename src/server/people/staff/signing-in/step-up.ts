import type { GivenPasskey } from '#contract/office/api/signing-in/passkeys.ts'
import type { Tx } from '#database/connect.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { takeTurns } from '#server/platform/limits/take-turn.ts'
import { hashToken, newToken } from '#server/platform/sessions/token.ts'
import type { Shop } from '#server/platform/shop.ts'
import { lockAccount } from '#server/people/staff/store.ts'
import { isOfCast } from '#server/people/staff/cast/cast-store.ts'
import { askForPasskey } from '#server/people/staff/passkeys/ask-for-passkey.ts'
import { takePasskey } from '#server/people/staff/passkeys/take-passkey.ts'
import { listSecondFactors } from './second-factors.ts'
import { takeCode } from './take-code.ts'
import { saveSteppedUp } from './sign-in-store.ts'

/** What the cast of a demo shop, who have no app, give as their code (ACC-57). */
const castCode = '000000'

/** Calls that were on their way with the token before are answered a moment longer. */
const beforeMs = 30_000

export type StepUpRefusal = { code: 'sign_in_failed' } | { code: 'too_many_tries'; retryAfterSeconds: number }

/** What proves for ten minutes that it is really them. */
export type FreshFactor = { code: string } | { passkey: GivenPasskey }

type SteppingUp = { staffId: number; sessionId: number; factor: FreshFactor }

/** For what a passkey is asked that steps a session up. */
function subjectOfStepUp(sessionId: number): string {
  return `step-up ${sessionId}`
}

/** With what a session can be stepped up: what the browser needs for a passkey, null for who has none; and whether there is an app. */
export async function offerStepUp(shop: Shop, { staffId, sessionId }: Pick<SteppingUp, 'staffId' | 'sessionId'>) {
  const { db } = shop.database
  if (shop.settings.isDemo && (await isOfCast(db, staffId))) return { passkey: null, totp: true }
  const kinds = await listSecondFactors(db, staffId)
  const passkey = kinds.includes('passkey') ? await askForPasskey(shop, { subject: subjectOfStepUp(sessionId), staffId }) : null
  return { passkey, totp: kinds.includes('totp') }
}

/** A fresh second factor, never a recovery code (ACC-19). The session has a new token from then on, which is answered (ACC-25). */
export async function stepUp(shop: Shop, { staffId, sessionId, factor }: SteppingUp): Promise<Result<{ token: string }, StepUpRefusal>> {
  const turn = await takeTurns(shop, shop.database.db, [{ name: 'officeStepUps', of: staffId }])
  if (!turn.ok) return refuse({ code: 'too_many_tries', ...turn.refusal })
  const now = shop.now()
  return shop.database.transaction(async (tx) => {
    if ((await lockAccount(tx, staffId)).suspended) return refuse({ code: 'sign_in_failed' })
    if (!(await isRight(shop, tx, { staffId, sessionId, factor }))) return refuse({ code: 'sign_in_failed' })
    const token = newToken(shop)
    await saveSteppedUp(tx, { id: sessionId, tokenHash: hashToken(token), now, beforeUntil: new Date(now.getTime() + beforeMs) })
    return ok({ token })
  })
}

async function isRight(shop: Shop, tx: Tx, { staffId, sessionId, factor }: SteppingUp): Promise<boolean> {
  if ('passkey' in factor) return takePasskey(shop, tx, { subject: subjectOfStepUp(sessionId), staffId, response: factor.passkey })
  const { code } = factor
  if (shop.settings.isDemo && (await isOfCast(tx, staffId))) return code === castCode
  return takeCode(shop, tx, { staffId, code })
}
