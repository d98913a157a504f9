import type { Tx } from '#database/connect.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { takeTurns } from '#server/platform/limits/take-turn.ts'
import { hashToken, newToken } from '#server/platform/sessions/token.ts'
import type { Shop } from '#server/platform/shop.ts'
import { isOfCast } from '#server/people/staff/cast/cast-store.ts'
import { takeCode } from './take-code.ts'
import { saveSteppedUp } from './sign-in-store.ts'

/** What the cast of a demo shop, who have no app, give as their code (ACC-57). */
const castCode = '000000'

/** Calls that were on their way with the token before are answered a moment longer. */
const beforeMs = 30_000

export type StepUpRefusal = { code: 'sign_in_failed' } | { code: 'too_many_tries'; retryAfterSeconds: number }

/** A fresh second factor, never a recovery code (ACC-19). The session has a new token from then on, which is answered (ACC-25). */
export async function stepUp(
  shop: Shop,
  { staffId, sessionId, code }: { staffId: number; sessionId: number; code: string },
): Promise<Result<{ token: string }, StepUpRefusal>> {
  const turn = await takeTurns(shop, shop.database.db, [{ name: 'officeStepUps', of: staffId }])
  if (!turn.ok) return refuse({ code: 'too_many_tries', ...turn.refusal })
  const now = shop.now()
  return shop.database.transaction(async (tx) => {
    if (!(await isRight(shop, tx, { staffId, code }))) return refuse({ code: 'sign_in_failed' })
    const token = newToken(shop)
    await saveSteppedUp(tx, { id: sessionId, tokenHash: hashToken(token), now, beforeUntil: new Date(now.getTime() + beforeMs) })
    return ok({ token })
  })
}

async function isRight(shop: Shop, tx: Tx, { staffId, code }: { staffId: number; code: string }): Promise<boolean> {
  if (shop.settings.isDemo && (await isOfCast(tx, staffId))) return code === castCode
  return takeCode(shop, tx, { staffId, code })
}
