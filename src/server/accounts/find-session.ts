import { sessionDays } from '#server/http/cookies.ts'
import type { Shop } from '#server/shop.ts'
import { findSessionRow, saveSessionSeen } from './store.ts'
import { hashToken } from './token.ts'

/** Who is asking: a member with a living session. */
export type Session = { memberId: number; locked: boolean; csrfToken: string }

const dayMs = 24 * 60 * 60 * 1000

/** The session that this cookie opens, or null. A visit makes it live thirty more days, noted once a day. */
export async function findSession(shop: Shop, token: string | undefined): Promise<Session | null> {
  if (!token) return null
  const now = shop.now()
  const row = await findSessionRow(shop.database.db, { tokenHash: hashToken(token), now })
  if (!row) return null
  if (now.getTime() - row.last_seen_at.getTime() > dayMs) {
    await saveSessionSeen(shop.database.db, { id: row.id, now, expiresAt: sessionEnd(now) })
  }
  return { memberId: row.user_id, locked: row.locked_at !== null, csrfToken: row.csrf_secret.toString('base64url') }
}

export function sessionEnd(now: Date): Date {
  return new Date(now.getTime() + sessionDays * dayMs)
}
