import { laterDay, taipeiDay, type Day } from '#rules/calendar.ts'
import type { Temperature } from '#rules/temperature.ts'
import type { Carrier } from './shipping.ts'

/** The life of a wave: 已排定, 揀貨中, 已裝箱, 已交寄; or it is dropped before it was started. */
const moves = {
  planned: { start: 'picking', drop: 'dropped' },
  picking: { pack: 'packed' },
  packed: { hand_over: 'handed_over' },
  handed_over: {},
  dropped: {},
} as const

export type WaveState = keyof typeof moves
export const waveStates: readonly WaveState[] = ['planned', 'picking', 'packed', 'handed_over', 'dropped']
export type WaveMove = 'start' | 'drop' | 'pack' | 'hand_over'

/** The same table, as a reader sees it. */
export const waveMoves: Readonly<Record<WaveState, Readonly<Partial<Record<WaveMove, WaveState>>>>> = moves

/** Why a parcel left its wave. `method`: its buyer wants it brought in another way. `picked`: somebody began with it alone. */
export const leavingReasons = ['cancelled', 'held', 'method', 'picked', 'refused', 'taken_out', 'missing'] as const
export type LeavingReason = (typeof leavingReasons)[number]

/** A parcel that waits for being picked. `shipsFrom`: the first day on which a pre-order may be sent. */
export type ParcelToPick = { number: string; carrier: Carrier; temperature: Temperature; placedAt: Date; shipsFrom: Day | null }

/** `most`: parcels in a wave. `pickups`: at which times of each day a courier comes, as HH:MM of Taipei. */
export type WaveTerms = { most: number; pickups: Readonly<Record<Carrier, readonly string[]>> }

export type WaveProposal = { carrier: Carrier; temperature: Temperature; pickupAt: Date; numbers: string[] }

/** Pre-orders are picked only from their day on. */
export function isDue({ shipsFrom }: Pick<ParcelToPick, 'shipsFrom'>, now: Date): boolean {
  return shipsFrom === null || shipsFrom <= taipeiDay(now)
}

/**
 * Which parcels should be picked together: one courier and one temperature each, the oldest first, no more than the most; what is
 * fetched first stands first (PCK-01).
 */
export function proposeWaves(parcels: readonly ParcelToPick[], { terms, now }: { terms: WaveTerms; now: Date }): WaveProposal[] {
  const due = parcels.filter((parcel) => isDue(parcel, now)).toSorted(olderFirst)
  const kinds = Map.groupBy(due, ({ carrier, temperature }) => `${carrier} ${temperature}`)
  const waves = [...kinds.values()].flatMap((alike) => chunksOf(alike, terms.most))
  return waves
    .map(([first, ...others]) => ({
      oldest: first,
      proposal: {
        carrier: first.carrier,
        temperature: first.temperature,
        pickupAt: nextPickup(terms.pickups[first.carrier], now),
        numbers: [first, ...others].map(({ number }) => number),
      },
    }))
    .toSorted((one, other) => one.proposal.pickupAt.getTime() - other.proposal.pickupAt.getTime() || olderFirst(one.oldest, other.oldest))
    .map(({ proposal }) => proposal)
}

function olderFirst(one: ParcelToPick, other: ParcelToPick): number {
  return one.placedAt.getTime() - other.placedAt.getTime() || (one.number < other.number ? -1 : 1)
}

function chunksOf<Item>(items: readonly Item[], most: number): [Item, ...Item[]][] {
  const [first, ...others] = items.slice(0, most)
  return first === undefined ? [] : [[first, ...others], ...chunksOf(items.slice(most), most)]
}

/** When the courier comes next: today, or the first time of tomorrow. */
export function nextPickup(times: readonly string[], now: Date): Date {
  const today = taipeiDay(now)
  const comings = [today, laterDay(today, 1)].flatMap((day) => times.map((time) => new Date(`${day}T${time}:00+08:00`)))
  const later = comings.filter((coming) => coming > now).toSorted((one, other) => one.getTime() - other.getTime())
  return later[0] ?? new Date(`${laterDay(today, 1)}T00:00:00+08:00`)
}

/** 籃 1 to 24. A wave of more parcels is picked in rounds: the 25th has basket 1 of the second round. */
export const basketsOfRound = 24
export type Basket = { round: number; basket: number }

export function basketAt(place: number): Basket {
  return { round: Math.floor(place / basketsOfRound) + 1, basket: (place % basketsOfRound) + 1 }
}

/** So many of a product go into a basket. */
export type UnitsForBasket = Basket & { productId: number; quantity: number }
export type GoodsOnShelf = { productId: number; name: string; shelf: string | null; temperature: Temperature }
export type PickLine = { productId: number; shelf: string | null; units: number; baskets: (Basket & { quantity: number })[] }

/**
 * What is fetched from the shelves for a wave: each product once, by shelf and then by name, what has no shelf last; chilled and
 * frozen goods in lists of their own.
 */
export function pickLists(units: readonly UnitsForBasket[], goods: readonly GoodsOnShelf[]): Map<Temperature, PickLine[]> {
  const wanted = goods.filter(({ productId }) => units.some((each) => each.productId === productId)).toSorted(byShelf)
  const lines = Map.groupBy(wanted, ({ temperature }) => temperature)
  return new Map([...lines].map(([temperature, products]) => [temperature, products.map((product) => lineOf(product, units))]))
}

function lineOf({ productId, shelf }: GoodsOnShelf, units: readonly UnitsForBasket[]): PickLine {
  const own = units
    .filter((each) => each.productId === productId)
    .toSorted((one, other) => one.round - other.round || one.basket - other.basket)
  return {
    productId,
    shelf,
    units: own.reduce((total, { quantity }) => total + quantity, 0),
    baskets: own.map(({ round, basket, quantity }) => ({ round, basket, quantity })),
  }
}

const names = new Intl.Collator('zh-Hant')

function byShelf(one: GoodsOnShelf, other: GoodsOnShelf): number {
  if (one.shelf !== other.shelf) {
    if (one.shelf === null || other.shelf === null) return one.shelf === null ? 1 : -1
    return one.shelf < other.shelf ? -1 : 1
  }
  return names.compare(one.name, other.name) || one.productId - other.productId
}

/** Chilled and frozen goods may stand outside for so many minutes at most (PCK-06). */
export function minutesOutside({ since, now }: { since: Date; now: Date }): number {
  return Math.max(0, Math.floor((now.getTime() - since.getTime()) / 60_000))
}
