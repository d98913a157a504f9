import { permissionsOf } from '#rules/staff/roles.ts'
import { sessionEndsAt } from '#rules/staff/session.ts'
import type { OfficeSession } from '#server/platform/office/office-context.ts'
import { hashToken } from '#server/platform/sessions/token.ts'
import type { Shop } from '#server/platform/shop.ts'
import { listRolesOf } from '#server/people/staff/store.ts'
import { findOfficeSessionRow, saveSeen } from './sign-in-store.ts'

/** Of many calls at once one is noted. */
const notedEveryMs = 1000

/**
 * The session that a token opens; null when it has ended, also by silence (ACC-26), or when its person is suspended or has no second
 * factor (ACC-15). A call makes it last longer. What the owner has made shorter holds for sessions that were there before.
 */
export async function findOfficeSession(shop: Shop, token: string): Promise<OfficeSession | null> {
  const now = shop.now()
  const { db } = shop.database
  const row = await findOfficeSessionRow(db, { tokenHash: hashToken(token), now })
  if (!row) return null
  const { id, staff_id: staffId, shared, created_at: startedAt } = row
  const terms = (await shop.terms()).office_sessions
  if (now >= sessionEndsAt({ shared, startedAt, lastSeenAt: row.last_seen_at }, terms)) return null
  if (now >= new Date(row.last_seen_at.getTime() + notedEveryMs))
    await saveSeen(db, { id, now, expiresAt: sessionEndsAt({ shared, startedAt, lastSeenAt: now }, terms) })
  return {
    id,
    staffId,
    name: row.name,
    csrfToken: row.csrf_secret.toString('base64url'),
    steppedUpAt: row.stepped_up_at,
    permissions: permissionsOf(await listRolesOf(db, staffId), (await shop.terms()).allowances),
  }
}
