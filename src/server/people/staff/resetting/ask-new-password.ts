import { ok, refuse, type Result } from '#rules/result.ts'
import { callerOf } from '#server/platform/http/caller-of.ts'
import { takeTurns } from '#server/platform/limits/take-turn.ts'
import { tellLater } from '#server/platform/outbox/tell-later.ts'
import type { Shop } from '#server/platform/shop.ts'

/**
 * Somebody has forgotten their password. Who has the address is looked up later, when the letter is written: so the answer is the
 * same, after the same time, whether anybody has it or not (ACC-11).
 */
export async function askNewPassword(
  shop: Shop,
  { email, address }: { email: string; address: string },
): Promise<Result<null, { code: 'too_many_tries'; retryAfterSeconds: number }>> {
  const of = callerOf(address)
  const turns = await takeTurns(shop, shop.database.db, [
    { name: 'officeSignInsHere', of },
    { name: 'officeSignInsInAnHourHere', of },
  ])
  if (!turns.ok) return refuse({ code: 'too_many_tries', ...turns.refusal })
  const key = Buffer.from(shop.randomBytes(12)).toString('hex')
  await shop.database.transaction((tx) => tellLater(tx, { name: 'password-forgotten', email, key }))
  return ok(null)
}
