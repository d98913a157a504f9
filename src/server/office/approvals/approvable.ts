import type { StaffActor } from '#rules/actor.ts'
import type { Result } from '#rules/result.ts'
import type { ShelfPriceName } from '#rules/catalog/shelf-price.ts'
import type { Text } from '#rules/locale.ts'
import type { Twd } from '#rules/money.ts'
import type { PermissionName } from '#rules/staff/permissions.ts'
import type { Spender } from '#server/people/staff/published/take-allowance.ts'
import type { Shop } from '#server/platform/shop.ts'

/** What a call would bring, for who decides about it: money back in TWD, points, units of stock, emails. */
export type Effect = {
  money: Twd
  points: number
  units: number
  emails: number
  /** Whose prices would change, and which; left out where it is about something else. */
  product?: { name: Text; prices: { field: ShelfPriceName; from: number | null; to: number | null }[] }
}

export type Weighed = {
  /** What it is done to, as the audit log names it: `order K7Q2M9X4TBHE`. */
  subject: string
  /** Counted against allowances, in TWD or points. */
  amount: number
  effect: Effect
  seen: Seen
}

/** The versions of what a call touches, as they were when it was asked for: when one is another by now, nothing is done (ACC-39). */
export type Seen = Readonly<Record<string, number>>

export type Asked = {
  /** As the contract of the call reads it. */
  input: unknown
  /** In whose name it is done. */
  actor: StaffActor
  /** Whose allowance it counts against. */
  spender: Spender
  /** Done twice under one key, it is done once: whoever comes again hears what was done, before anything is compared. */
  key: string
  seen: Seen
}

/** A call that may wait for a second person. */
export type Approvable = {
  permission: PermissionName
  /** What it would do at this moment; null when there is nothing any more that it could be done to. */
  weigh: (shop: Shop, input: unknown) => Promise<Weighed | null>
  act: (shop: Shop, asked: Asked) => Promise<Result<object, { code: string }>>
}

/** Every call that may wait, by its name in the contract. */
export type Approvables = Readonly<Record<string, Approvable>>
