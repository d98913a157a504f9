import type { Actor } from '#rules/actor.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import type { Shop } from '#server/platform/shop.ts'
import { lockAccount } from '#server/people/staff/store.ts'
import { endSessionsOf, saveOwnSessionEnded } from './sign-in-store.ts'

type Ending = { staffId: number; actor: Actor }

/** Ends one session of somebody, at once and on every copy of the shop: each call looks it up (ACC-28). False when they have none like it. */
export async function endSession(shop: Shop, { staffId, publicId, actor }: Ending & { publicId: string }): Promise<boolean> {
  const now = shop.now()
  return shop.database.transaction(async (tx) => {
    const ended = await saveOwnSessionEnded(tx, { staffId, publicId, now })
    if (!ended) return false
    const { address, browser } = ended
    const before = { address, browser }
    await writeAuditEntry(tx, { actor, verb: 'end-session', subject: `staff ${staffId}`, before, after: null, now })
    return true
  })
}

/** Ends all sessions of somebody but one. */
export async function endOthers(shop: Shop, { but, ...ending }: Ending & { but: number }): Promise<void> {
  await endAll(shop, { ...ending, but })
}

/** Ends all sessions of somebody, and what they have begun to sign in. */
export async function endSessions(shop: Shop, ending: Ending): Promise<void> {
  await endAll(shop, ending)
}

async function endAll(shop: Shop, { staffId, actor, ...ending }: Ending & { but?: number }): Promise<void> {
  const now = shop.now()
  await shop.database.transaction(async (tx) => {
    await lockAccount(tx, staffId)
    const ended = await endSessionsOf(tx, { staffId, now, ...ending })
    if (ended === 0) return
    const change = { before: { sessions: ended }, after: { sessions: 0 } }
    await writeAuditEntry(tx, { actor, verb: 'end-sessions', subject: `staff ${staffId}`, ...change, now })
  })
}
