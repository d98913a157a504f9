/** How many of a product one member may buy, and within how many days; nothing where there is no limit. */
export type SaidLimit = { member_limit: number | null; member_limit_days: number | null }

/** Which of the two is missing: one says nothing without the other (GDS-25); null when the limit is whole, or there is none. */
export function missingOfLimit({ member_limit: limit, member_limit_days: days }: SaidLimit): keyof SaidLimit | null {
  if ((limit === null) === (days === null)) return null
  return limit === null ? 'member_limit' : 'member_limit_days'
}
