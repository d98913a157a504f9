import type { Tx } from '#database/connect.ts'
import { longestOfficeSessions, sessionEndsAt } from '#rules/staff/session.ts'
import { hashToken, newToken } from '#server/platform/sessions/token.ts'
import type { Shop } from '#server/platform/shop.ts'
import { createOfficeSession } from './sign-in-store.ts'

/** `token` goes into the cookie, `csrfToken` into the header of every change. */
export type OfficeSignedIn = { staffId: number; token: string; csrfToken: string }

/** Where somebody signs in: `shared` says that others use this browser too. */
export type SignInPlace = { shared: boolean; address: string; browser: string | null }

/** Opens a session for somebody who has proven who they are. Of its token only the hash is kept (ACC-25). It may end sooner, as the owner has set it. */
export async function openOfficeSession(
  shop: Shop,
  tx: Tx,
  { staffId, ...place }: SignInPlace & { staffId: number },
): Promise<OfficeSignedIn> {
  const now = shop.now()
  const [token, csrfSecret] = [newToken(shop), Buffer.from(shop.randomBytes(32))]
  const expiresAt = sessionEndsAt({ shared: place.shared, startedAt: now, lastSeenAt: now }, longestOfficeSessions)
  await createOfficeSession(tx, { staffId, ...place, tokenHash: hashToken(token), csrfSecret, now, expiresAt })
  return { staffId, token, csrfToken: csrfSecret.toString('base64url') }
}
