import type { StaffActor } from '#rules/actor.ts'
import { addDays, taipeiDay, type Day } from '#rules/calendar.ts'
import { raiseByHand, recountVip, type VipLevel } from '#rules/members/vip.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import type { Shop } from '#server/platform/shop.ts'
import { findSpending, lockLevelByHand, saveLevel } from './store.ts'

type Level = { level: VipLevel; due: Day | null }
type By = { memberId: number; reason: string; actor: StaffActor }
type Refusal = { code: 'level_refused' }

/** Raises a member by hand until a day, as the history of their level says (MBR-09). Told twice, the second time is refused. */
export async function raiseLevel(
  shop: Shop,
  { memberId, to, until, reason, actor }: By & { to: VipLevel; until: Day },
): Promise<Result<Level, Refusal>> {
  const now = shop.now()
  return shop.database.transaction(async (tx) => {
    const { uid, level, due } = await lockLevelByHand(tx, memberId)
    if (!raiseByHand({ level, to, until, today: taipeiDay(now) })) return refuse({ code: 'level_refused' })
    await saveLevel(tx, { memberId, from: level, to, due: until, reason: 'office' })
    const sides = { before: { level, until: due }, after: { level: to, until } }
    await writeAuditEntry(tx, { actor, verb: 'raise-level', subject: `member ${uid}`, ...sides, reason, now })
    return ok({ level: to, due: until })
  })
}

/** Ends a level that was given by hand: what was spent decides from now on (D-122). One that was earned stays until its day. */
export async function recountLevel(shop: Shop, { memberId, reason, actor }: By): Promise<Result<Level, Refusal>> {
  const now = shop.now()
  const { vip: terms } = await shop.terms()
  return shop.database.transaction(async (tx) => {
    const { uid, level, due, lastReason } = await lockLevelByHand(tx, memberId)
    if (lastReason !== 'office' || level === 0) return refuse({ code: 'level_refused' })
    const spending = await findSpending(tx, { memberId, since: addDays(now, -terms.days) })
    const decided = recountVip({ level, spending, today: taipeiDay(now), terms })
    await saveLevel(tx, { memberId, from: level, to: decided.level, due: decided.due, reason: 'recounted' })
    const sides = { before: { level, until: due }, after: { level: decided.level, until: decided.due } }
    await writeAuditEntry(tx, { actor, verb: 'recount-level', subject: `member ${uid}`, ...sides, reason, now })
    return ok(decided)
  })
}
