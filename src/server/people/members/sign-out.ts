import type { SessionToken } from '#server/platform/sessions/cookies.ts'
import type { Shop } from '#server/platform/shop.ts'
import { revokeSession } from '#server/platform/sessions/session-store.ts'
import { hashToken } from '#server/platform/sessions/token.ts'

/** Ends the session of this cookie; answers whose it was. Signing out twice, or without a session, changes nothing. */
export async function signOut(shop: Shop, brought: SessionToken | undefined): Promise<number | null> {
  return brought ? revokeSession(shop.database.db, { tokenHash: hashToken(brought.token), now: shop.now() }) : null
}
