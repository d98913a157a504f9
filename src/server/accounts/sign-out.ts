import type { Shop } from '#server/shop.ts'
import { revokeSession } from './store.ts'
import { hashToken } from './token.ts'

/** Ends the session of this cookie. Signing out twice, or without a session, changes nothing. */
export async function signOut(shop: Shop, token: string | undefined): Promise<void> {
  if (token) await revokeSession(shop.database.db, { tokenHash: hashToken(token), now: shop.now() })
}
