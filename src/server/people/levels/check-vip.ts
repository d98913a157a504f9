import type { Tx } from '#database/connect.ts'
import { addDays, taipeiDay } from '#rules/calendar.ts'
import type { VipTerms } from '#rules/terms.ts'
import { decideVip } from '#rules/members/vip.ts'
import { findSpending, lockLevel, saveLevel } from './store.ts'

export type VipCheck = {
  memberId: number
  /** Why it is looked at, for the history. */
  reason: 'order_finished' | 'night'
  terms: VipTerms
  now: Date
}

/** Looks whether a member's level has changed: when an order finishes, and every night (D-35). Safe to repeat. */
export async function checkVip(tx: Tx, { memberId, reason, terms, now }: VipCheck): Promise<void> {
  const { level, due } = await lockLevel(tx, memberId)
  const spending = await findSpending(tx, { memberId, since: addDays(now, -terms.days) })
  const decided = decideVip({ level, due, spending, today: taipeiDay(now), terms })
  if (decided.level === level && decided.due === due) return
  await saveLevel(tx, { memberId, from: level, to: decided.level, due: decided.due, reason })
}
