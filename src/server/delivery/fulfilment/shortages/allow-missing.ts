import type { Tx } from '#database/connect.ts'
import type { Twd } from '#rules/money.ts'
import { refuse, type Result } from '#rules/result.ts'
import type { AboveAllowance } from '#rules/staff/allowance.ts'
import { takeAllowance, type Spender } from '#server/people/staff/published/take-allowance.ts'
import type { LockedParcel } from '#server/sales/orders/lock-parcel.ts'
import { isSeen, missedBefore, seeParcel, type MissingSeen } from './missing-seen.ts'

export type Allowing = {
  /** Whose allowance it uses; null for who has none. */
  spender: Spender | null
  /** The press that it comes from. */
  cause: string
  /** What its maker saw that goes back, where they may see it; of another amount nothing is done. */
  quoted?: Twd | undefined
  /** When it was weighed long before: anything else since, and nothing is done (ACC-39). */
  seen?: MissingSeen | undefined
  now: Date
}

export type NotAllowed = AboveAllowance | { code: 'changed_since' } | { code: 'quote_changed'; total: Twd }

/** Whether so much may go back for goods of this parcel, what went back for others before included. It counts against the allowance from then on. */
export async function allowMissing(
  tx: Tx,
  { held, amount, allowing: { spender, cause, quoted, seen, now } }: { held: LockedParcel; amount: Twd; allowing: Allowing },
): Promise<Result<null, NotAllowed>> {
  if (seen && !isSeen(await seeParcel(tx, held), seen)) return refuse({ code: 'changed_since' })
  if (quoted !== undefined && quoted !== amount) return refuse({ code: 'quote_changed', total: amount })
  const before = await missedBefore(tx, held)
  const subject = `${held.parcel.hashed_id} ${cause}`
  return takeAllowance(tx, { permission: 'parcels.missing', spender, amount, before, cause: subject, now })
}
