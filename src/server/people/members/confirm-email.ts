import type { Shop } from '#server/platform/shop.ts'
import { isEmailTaken, lockConfirmation, lockEmail, lockProfile, saveConfirmedEmail } from './store.ts'
import { hashToken } from '#server/platform/sessions/token.ts'

/**
 * Follows the link of an email. Answers whose confirmed address its address is now, or null; following it twice, as
 * mailboxes do that look at links before people do, is following it once.
 */
export async function confirmEmail(shop: Shop, token: string): Promise<number | null> {
  const now = shop.now()
  return shop.database.transaction(async (tx) => {
    const link = await lockConfirmation(tx, { tokenHash: hashToken(token), now })
    if (!link) return null
    const { id, user_id: memberId, email } = link
    const profile = await lockProfile(tx, memberId)
    if (link.used_at !== null) return profile.email === email && profile.email_confirmed_at !== null ? memberId : null
    await lockEmail(tx, email)
    if (profile.pending_email !== email || (await isEmailTaken(tx, { email, memberId }))) return null
    await saveConfirmedEmail(tx, { id, memberId, email, now })
    return memberId
  })
}
