import type { Twd } from '#rules/money.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import type { Share } from './permissions.ts'

/** What somebody wants to spend of a permission: whole TWD or points, of an order of so much where percents count. */
export type Spending = {
  amount: Twd
  /** What the same person has spent of it today, by the calendar of Taipei. */
  usedToday: Twd
  /** What was spent on the same thing before: what bounds each time bounds all of it. */
  before?: Twd | undefined
  /** What a percent is of; left out where none is meant. */
  of?: Twd | undefined
}

/** What the allowance would let through at most, this time and today. */
export type AboveAllowance = { code: 'above_allowance'; most: Twd }

/** Whether a share lets somebody do it alone (ACC-37, ACC-41). A part opens nothing that has an amount. */
export function checkAllowance(share: Share, { amount, usedToday, before = 0, of }: Spending): Result<null, AboveAllowance> {
  const most = mostOf(share, { usedToday, before, of })
  return amount <= most ? ok(null) : refuse({ code: 'above_allowance', most })
}

function mostOf(share: Share, { usedToday, before = 0, of }: Omit<Spending, 'amount'>): Twd {
  if (share === 'all') return Infinity
  if (share === 'none' || 'part' in share) return 0
  const ofOrder = share.percent === undefined || of === undefined ? Infinity : Math.floor((of * share.percent) / 100)
  const today = share.aDay === undefined ? Infinity : Math.max(0, share.aDay - usedToday)
  const each = share.each === undefined ? Infinity : Math.max(0, share.each - before)
  return Math.min(each, today, ofOrder)
}
