import type { Twd } from '#rules/money.ts'

/** What a product costs, as it stands on its row. */
export type ShelfPrices = {
  origin_price: Twd
  price: Twd
  first_purchase_price: Twd | null
  /** In points. */
  shopping_point_price: number | null
}
export const shelfPriceNames = ['origin_price', 'price', 'first_purchase_price', 'shopping_point_price'] as const
export type ShelfPriceName = (typeof shelfPriceNames)[number]

/** What is said for a time (GDS-21); null where what holds at other times stays. */
export type ScheduledPrices = { [Name in keyof ShelfPrices]: Name extends 'price' ? Twd : number | null }

/** Which of two a change by hand is meant for while a scheduled price runs (GDS-22): 改常態售價 or 改活動價. */
export const priceTargets = ['regular', 'scheduled'] as const
export type PriceTarget = (typeof priceTargets)[number]

/**
 * What stands on the row while a scheduled price runs. What it does not say stays, as far as it may stand beside the price: a list price
 * is never below the price, a first-order price never at it or above.
 */
export function pricesDuring(regular: ShelfPrices, scheduled: ScheduledPrices): ShelfPrices {
  const first = scheduled.first_purchase_price ?? regular.first_purchase_price
  return {
    price: scheduled.price,
    origin_price: scheduled.origin_price ?? Math.max(regular.origin_price, scheduled.price),
    first_purchase_price: first !== null && first < scheduled.price ? first : null,
    shopping_point_price: scheduled.shopping_point_price ?? regular.shopping_point_price,
  }
}

/** A price that is carried onto the row, and what returns at its end. */
export type Running = { regular: ShelfPrices; scheduled: ScheduledPrices }

/** What a change by hand makes of both while a scheduled price runs. */
export function changeWhileRunning(
  { regular, scheduled }: Running,
  { change, target }: { change: Partial<ShelfPrices>; target: PriceTarget },
): Running {
  return target === 'regular' ? { regular: { ...regular, ...change }, scheduled } : { regular, scheduled: { ...scheduled, ...change } }
}

export type Due = { id: number; starts_at: Date; ends_at: Date | null; state: 'waiting' | 'running' }

/** What is to be done at a moment to the scheduled prices of one product: which ends, which never ran, which starts. Late, it is the same. */
export function dueAt(prices: readonly Due[], now: Date): { end: number | null; over: number[]; start: number | null } {
  const isOver = ({ ends_at: end }: Due) => end !== null && end <= now
  const waiting = prices.filter(({ state }) => state === 'waiting')
  return {
    end: prices.find((price) => price.state === 'running' && isOver(price))?.id ?? null,
    over: waiting.filter(isOver).map(({ id }) => id),
    start: waiting.find((price) => price.starts_at <= now && !isOver(price))?.id ?? null,
  }
}

type Time = { starts_at: Date; ends_at: Date | null }

/** Whether two times have a minute in common; what has no end goes on. */
export function overlaps(one: Time, other: Time): boolean {
  const begins = ({ starts_at: start }: Time, { ends_at: end }: Time) => end === null || start < end
  return begins(one, other) && begins(other, one)
}

export type ScheduleFault = 'wholeMinute' | 'notPast' | 'endsBefore'

/** What is wrong with a time from and until, by its field; nothing where it may stand. The start may be left out of what goes on already. */
export function faultsInTimes({ from, until, now }: { from: Date | null; until: Date | null; now: Date }): {
  starts_at?: ScheduleFault
  ends_at?: ScheduleFault
} {
  const start = from && faultIn(from, now)
  const end = until && (faultIn(until, now) ?? (from !== null && until <= from ? 'endsBefore' : null))
  return { ...(start && { starts_at: start }), ...(end && { ends_at: end }) }
}

function faultIn(moment: Date, now: Date): ScheduleFault | null {
  if (moment.getTime() % 60_000 !== 0) return 'wholeMinute'
  return moment <= now ? 'notPast' : null
}
