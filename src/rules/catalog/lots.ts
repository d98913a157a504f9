import { laterDay, type Day } from '#rules/calendar.ts'
import { flagRows, type FlaggedLine } from '#rules/cart/forbidding-flags.ts'
import type { StockTerms } from './stock/stock-terms.ts'
import type { ShippingKind } from '#rules/shipping/shipping.ts'

/** 可用, 停售, 過期, 待判定. Only of open lots is sold. */
export const lotStates = ['open', 'blocked', 'expired', 'held'] as const
export type LotState = (typeof lotStates)[number]

export type LotUnits = { id: number; expires_on: Day; received_on: Day; quantity: number }

/** What expires first goes out first, then what was received first (STK-07). The database takes lots in the same order. */
export function inTurn<Lot extends LotUnits>(lots: readonly Lot[]): Lot[] {
  return lots.toSorted(
    (one, other) => compare(one.expires_on, other.expires_on) || compare(one.received_on, other.received_on) || one.id - other.id,
  )
}

/** How many units of which lot make up so many, in turn; `short`: so many are not there. */
export function allocateLots(lots: readonly LotUnits[], quantity: number): { taken: { id: number; quantity: number }[]; short: number } {
  let left = quantity
  const taken = inTurn(lots).flatMap(({ id, quantity: there }) => {
    const units = Math.min(there, left)
    left -= units
    return units > 0 ? [{ id, quantity: units }] : []
  })
  return { taken, short: left }
}

export type ProductOnTheWay = FlaggedLine['product'] & { arrival_days: number | null }

/**
 * The day from which a lot is blocked (D-214): from then on fewer whole days lie between today and its expiry than the way takes and
 * its buyer is promised.
 */
export function blockDayOf({ expires_on, product, terms }: { expires_on: Day; product: ProductOnTheWay; terms: StockTerms }): Day {
  if (product.arrival_days === null) return laterDay(expires_on, -terms.days_before_expiry)
  const slowest = Math.max(...deliveriesOf(product).map((kind) => terms.days_on_the_way[kind]))
  return laterDay(expires_on, -(product.arrival_days + slowest))
}

const kinds: readonly ShippingKind[] = ['black_cat', 'seven', 'ups']

/** The ways on which a product may travel; home delivery carries everything. */
function deliveriesOf(product: FlaggedLine['product']): ShippingKind[] {
  const line: FlaggedLine = { item_type: product.exclusive ? 'exclusive' : 'normal', product }
  const closed = flagRows.flatMap(([, { isOn, deliveries }]) => (deliveries && isOn(line) ? Object.keys(deliveries) : []))
  return kinds.filter((kind) => !closed.includes(kind))
}

export type LotToTurn = { expires_on: Day; block_on: Day; state: LotState; by_hand: boolean }

/** How a lot stands on a day. What a person has said stays, until it has expired: on the day itself it has not. */
export function stateOn({ expires_on, block_on, state, by_hand }: LotToTurn, today: Day): LotState {
  if (expires_on < today) return 'expired'
  if (by_hand) return state
  return block_on <= today ? 'blocked' : 'open'
}

/** Longer than this nothing keeps of which no shelf life is said. */
const mostShelfLifeDays = 3650

/** What speaks against a day of expiry as it was read off the goods; null: nothing (STK-05). */
export function expiryFault({ expires_on, shelf_life_days, today }: { expires_on: Day; shelf_life_days: number | null; today: Day }) {
  if (expires_on < today) return 'past'
  return expires_on > laterDay(today, shelf_life_days ?? mostShelfLifeDays) ? 'too_late' : null
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}
