import type { Twd } from '#rules/money.ts'
import { ok, refuse, type Result } from '#rules/result.ts'

/** What a shopper may type: letters and digits, in capitals (DSC-02). */
export function normaliseCode(input: string): string {
  return input.toUpperCase().replace(/[^A-Z0-9]/g, '')
}

export type DiscountCode = {
  kind: 'amount' | 'percent'
  /** TWD, or percent from 1 to 100. */
  value: number
  minimum_amount: Twd
  starts_at: Date
  ends_at: Date | null
  total_limit: number | null
  per_user_limit: number | null
  owner_user_id: number | null
  active: boolean
}

export type DiscountFacts = {
  /** Null when there is no such code. */
  code: DiscountCode | null
  memberId: number
  items_total: Twd
  /** Orders that have used it and were not cancelled: all, and this member's. */
  uses: { all: number; mine: number }
  now: Date
}

/** Why a code gives nothing (D-26); the name is the status of the answer. */
export type DiscountRefusal = 'code_not_found' | 'code_expired' | 'code_used_up' | 'minimum_not_reached' | 'not_applicable'

/** What the code takes off the goods (D-27). */
export function decideDiscount({
  code,
  memberId,
  items_total,
  uses,
  now,
}: DiscountFacts): Result<Twd, { code: DiscountRefusal; minimum_amount: Twd }> {
  const no = (reason: DiscountRefusal) => refuse({ code: reason, minimum_amount: code?.minimum_amount ?? 0 })
  if (!code?.active || now < code.starts_at) return no('code_not_found')
  if (code.owner_user_id !== null && code.owner_user_id !== memberId) return no('not_applicable')
  if (code.ends_at !== null && code.ends_at <= now) return no('code_expired')
  if (isUsedUp(code, uses)) return no('code_used_up')
  if (items_total < code.minimum_amount) return no('minimum_not_reached')
  return items_total === 0 ? no('not_applicable') : ok(amountOff(code, items_total))
}

function isUsedUp({ total_limit, per_user_limit }: DiscountCode, { all, mine }: DiscountFacts['uses']): boolean {
  return (total_limit !== null && all >= total_limit) || (per_user_limit !== null && mine >= per_user_limit)
}

/** Percents are rounded down, and nothing is ever paid out. */
function amountOff({ kind, value }: DiscountCode, itemsTotal: Twd): Twd {
  return kind === 'percent' ? Math.floor((itemsTotal * value) / 100) : Math.min(value, itemsTotal)
}
