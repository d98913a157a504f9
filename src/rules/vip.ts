import { laterDay, type Day } from './calendar.ts'
import { vipDays, vipSpending } from './constants.ts'
import type { Twd } from './money.ts'

/** 0 member, 1 VIP, 2 VVIP (D-35). */
export type VipLevel = 0 | 1 | 2

/** Spending from which each level is reached. A setting; the constants are what it begins with. */
export type VipLimits = { 1: Twd; 2: Twd }

/** VIP means level 1 or more. */
export function isVip({ vip }: { vip: number }): boolean {
  return vip >= 1
}

/** Whether goods are sold to this member: those that are for VIPs alone, to nobody else. Everything that forbids a buyer goods stands here. */
export function isSoldTo({ members_only }: { members_only: boolean }, member: { vip: number }): boolean {
  return !members_only || isVip(member)
}

export function levelOfSpending(spending: Twd, limits: VipLimits = vipSpending): VipLevel {
  if (spending >= limits[2]) return 2
  return spending >= limits[1] ? 1 : 0
}

export type VipFacts = {
  level: VipLevel
  /** Last day of the level; null at level 0. */
  due: Day | null
  /** Finished orders of the last 365 days, refunds taken off. */
  spending: Twd
  today: Day
  limits?: VipLimits
  /** How long a level lasts. */
  days?: number
}

/**
 * The level from today on. A level once reached stays until its day; then the spending decides again. A higher level
 * starts 365 new days.
 */
export function decideVip({ level, due, spending, today, limits = vipSpending, days = vipDays }: VipFacts): { level: VipLevel; due: Day | null } {
  const earned = levelOfSpending(spending, limits)
  const isOver = due === null || due < today
  if (earned <= level && !isOver) return { level, due }
  return { level: earned, due: earned === 0 ? null : laterDay(today, days) }
}

/** From which spending the level above is reached; null when there is none. */
export function nextLevelAt(level: VipLevel, limits: VipLimits = vipSpending): Twd | null {
  if (level === 2) return null
  return level === 1 ? limits[2] : limits[1]
}
