import { laterDay, type Day } from '#rules/calendar.ts'
import type { Twd } from '#rules/money.ts'
import type { VipTerms } from '#rules/terms.ts'

/** 0 member, 1 VIP, 2 VVIP (D-35). */
export type VipLevel = 0 | 1 | 2

/** VIP means level 1 or more. */
export function isVip({ vip }: { vip: number }): boolean {
  return vip >= 1
}

/** Whether goods are sold to this member: those that are for VIPs alone, to nobody else. Everything that forbids a buyer goods stands here. */
export function isSoldTo({ members_only }: { members_only: boolean }, member: { vip: number }): boolean {
  return !members_only || isVip(member)
}

export function levelOfSpending(spending: Twd, { vip_spending, vvip_spending }: VipTerms): VipLevel {
  if (spending >= vvip_spending) return 2
  return spending >= vip_spending ? 1 : 0
}

export type VipFacts = {
  level: VipLevel
  /** Last day of the level; null at level 0. */
  due: Day | null
  /** Finished orders of the days that count, refunds taken off. */
  spending: Twd
  today: Day
  terms: VipTerms
}

/**
 * The level from today on. A level once reached stays until its day; then the spending decides again. A higher level
 * starts its days anew.
 */
export function decideVip({ level, due, spending, today, terms }: VipFacts): { level: VipLevel; due: Day | null } {
  const earned = levelOfSpending(spending, terms)
  const isOver = due === null || due < today
  if (earned <= level && !isOver) return { level, due }
  return { level: earned, due: earned === 0 ? null : laterDay(today, terms.days) }
}

/** So many days a level that was given by hand lasts at most (MBR-09). */
export const mostDaysByHand = 730

/** Whether people of the shop may raise a member by hand: only upwards, and only to a last day (D-122). */
export function raiseByHand({ level, to, until, today }: { level: VipLevel; to: VipLevel; until: Day; today: Day }): boolean {
  return to > level && until > today && until <= laterDay(today, mostDaysByHand)
}

/** The level by what was spent, whatever day a level that was given by hand would have lasted until (D-122). */
export function recountVip(facts: Omit<VipFacts, 'due'>): { level: VipLevel; due: Day | null } {
  return decideVip({ ...facts, due: null })
}

/** From which spending the level above is reached; null when there is none. */
export function nextLevelAt(level: VipLevel, { vip_spending, vvip_spending }: VipTerms): Twd | null {
  if (level === 2) return null
  return level === 1 ? vvip_spending : vip_spending
}
