import { sessionDays, type SessionToken } from './cookies.ts'
import type { Shop } from '#server/platform/shop.ts'
import { findSessionRow, saveSessionSeen } from './session-store.ts'
import { hashToken } from './token.ts'

/** Who is asking: a member with a living session. */
export type Session = {
  id: number
  memberId: number
  locked: boolean
  csrfToken: string
  /** When this member last proved to a provider who they are. */
  signedInAt: Date
  /** Whether this visit made it live longer, so that the browser has to keep its cookies longer as well. */
  renewed: boolean
}

const dayMs = 24 * 60 * 60 * 1000

/**
 * The session that this cookie opens, or null. A visit makes it live thirty more days, noted once a day, but never beyond
 * its end. A session that began under the name with a prefix is opened by no cookie without one.
 */
export async function findSession(shop: Shop, brought: SessionToken | undefined): Promise<Session | null> {
  if (!brought) return null
  const now = shop.now()
  const row = await findSessionRow(shop.database.db, { tokenHash: hashToken(brought.token), now })
  if (!row || (brought.isPlain && !row.plain_cookie)) return null
  const renewed = now.getTime() - row.last_seen_at.getTime() > dayMs
  if (renewed) await saveSessionSeen(shop.database.db, { id: row.id, now, expiresAt: sessionEnd(now) })
  return {
    id: row.id,
    memberId: row.user_id,
    locked: row.locked_at !== null,
    csrfToken: row.csrf_secret.toString('base64url'),
    signedInAt: row.created_at,
    renewed,
  }
}

export function sessionEnd(now: Date): Date {
  return new Date(now.getTime() + sessionDays * dayMs)
}
