import type { MemberLimit } from './product.ts'

/** How many of a product one member may buy, and within how many days; nothing where there is no limit. */
export type SaidLimit = { member_limit: number | null; member_limit_days: number | null }

/** Which of the two is missing: one says nothing without the other (GDS-25); null when the limit is whole, or there is none. */
export function missingOfLimit({ member_limit: limit, member_limit_days: days }: SaidLimit): keyof SaidLimit | null {
  if ((limit === null) === (days === null)) return null
  return limit === null ? 'member_limit' : 'member_limit_days'
}

/** What is left beside so many units that stand in other lines of the cart (D-205). */
export function limitBeside(limit: MemberLimit | null, units: number): MemberLimit | null {
  return limit && { ...limit, left: Math.max(limit.left - units, 0) }
}

/** A line and the other lines of the same goods: units in those that came before it, and in those that came after. */
type LineOfLimited = { quantity: number; member_limit: MemberLimit | null; beside: { before: number; after: number } | null }

/** What is left for one line: what the others leave, and of what is there already, the line that came first keeps its units (D-205). */
export function limitOfLine({ quantity, member_limit: limit, beside }: LineOfLimited): MemberLimit | null {
  if (!limit || !beside) return limit
  const [free, kept] = [limitBeside(limit, beside.before + beside.after), limitBeside(limit, beside.before)]
  return { ...limit, left: Math.max(free?.left ?? 0, Math.min(quantity, kept?.left ?? 0)) }
}
