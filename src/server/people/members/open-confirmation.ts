import { addMinutes } from '#rules/calendar.ts'
import type { Shop } from '#server/platform/shop.ts'
import { createConfirmation, findWaitingMember, isEmailTaken } from './store.ts'
import { hashToken, newToken } from '#server/platform/sessions/token.ts'

const linkMinutes = 24 * 60

/**
 * The word for the link of an email, and whom to greet. It is made when the email is written, so that it stands nowhere
 * but in the email. Null when the member waits for another address by now; taken when somebody else has confirmed it,
 * who may then learn that somebody asked for it.
 */
export async function openConfirmation(
  shop: Shop,
  { memberId, email }: { memberId: number; email: string },
): Promise<{ id: number; token: string; name: string } | 'taken' | null> {
  const waiting = await findWaitingMember(shop.database.db, { memberId, email })
  if (!waiting) return null
  if (await isEmailTaken(shop.database.db, { email, memberId })) return 'taken'
  const token = newToken(shop)
  const now = shop.now()
  const id = await createConfirmation(shop.database.db, {
    memberId,
    email,
    tokenHash: hashToken(token),
    now,
    expiresAt: addMinutes(now, linkMinutes),
  })
  return { id, token, name: waiting.name }
}
