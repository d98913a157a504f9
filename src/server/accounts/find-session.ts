import { sessionDays } from '#server/http/cookies.ts'
import type { Shop } from '#server/shop.ts'
import { findSessionRow, saveSessionSeen } from './store.ts'
import { hashToken } from './token.ts'

/** Who is asking: a member with a living session. */
export type Session = {
  memberId: number
  locked: boolean
  csrfToken: string
  /** Whether this visit made it live longer, so that the browser has to keep its cookies longer as well. */
  renewed: boolean
}

const dayMs = 24 * 60 * 60 * 1000

/** The session that this cookie opens, or null. A visit makes it live thirty more days, noted once a day. */
export async function findSession(shop: Shop, token: string | undefined): Promise<Session | null> {
  if (!token) return null
  const now = shop.now()
  const row = await findSessionRow(shop.database.db, { tokenHash: hashToken(token), now })
  if (!row) return null
  const renewed = now.getTime() - row.last_seen_at.getTime() > dayMs
  if (renewed) await saveSessionSeen(shop.database.db, { id: row.id, now, expiresAt: sessionEnd(now) })
  return { memberId: row.user_id, locked: row.locked_at !== null, csrfToken: row.csrf_secret.toString('base64url'), renewed }
}

export function sessionEnd(now: Date): Date {
  return new Date(now.getTime() + sessionDays * dayMs)
}
