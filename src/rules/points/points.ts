import { addDays } from '#rules/calendar.ts'
import { sum, type Twd } from '#rules/money.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import type { Temperature } from '#rules/temperature.ts'
import type { PointTerms } from '#rules/terms.ts'

/** Why points came or went; each reason has one sender (D-32). */
export const pointReasons = [
  'personal_shopping',
  'exchange_product',
  'fb_friend_shopping',
  'expiration_reset',
  'refund',
  'custom',
  'partial_product_return',
  'product_redemption',
  'point_product_out_of_stock',
  'other_reason',
] as const
export type PointReason = (typeof pointReasons)[number]

/** What operations enter by hand; all others come by themselves. */
export const givenReasons = ['fb_friend_shopping', 'product_redemption', 'custom', 'other_reason'] as const satisfies readonly PointReason[]
export type GivenReason = (typeof givenReasons)[number]

/** Points that one order earns (D-30): goods only, normal temperature, from a least total on. */
export function earnedPoints({
  temperature,
  discounted_total,
  terms,
}: {
  temperature: Temperature
  discounted_total: Twd
  terms: PointTerms
}): number {
  return temperature === 'normal' && discounted_total >= terms.minimum ? Math.floor(discounted_total / terms.rate) : 0
}

/** Points that came together. They can be spent from `effective_at` until `expires_at`; null means that no end is set yet. */
export type Lot = { id: number; remaining: number; effective_at: Date; expires_at: Date | null }
export type LotDates = { effective_at: Date; expires_at: Date }

/** Points of a finished order: spendable some days later (PTS-10, PTS-11). */
export function datesOfEarned(finishedAt: Date, terms: PointTerms): LotDates {
  const effective_at = addDays(finishedAt, terms.effective_days)
  return { effective_at, expires_at: addDays(effective_at, terms.expiry_days) }
}

/** Points given by hand: spendable at once. */
export function datesOfGiven(now: Date, terms: PointTerms): LotDates {
  return { effective_at: now, expires_at: addDays(now, terms.expiry_days) }
}

/** Points that are given back: at once, and only as long as the member's others live (D-31). */
export function datesOfReturned(lots: readonly Lot[], { now, terms }: { now: Date; terms: PointTerms }): LotDates {
  return { effective_at: now, expires_at: runningExpiry(lots, now) ?? addDays(now, terms.expiry_days) }
}

/** When the points that can be spent now end; null when there are none. */
export function runningExpiry(lots: readonly Lot[], now: Date): Date | null {
  const ends = liveLots(lots, now).flatMap((lot) => lot.expires_at ?? [])
  return ends.length === 0 ? null : new Date(Math.max(...ends.map(Number)))
}

/** Lots that can be spent, earliest first. */
export function liveLots<L extends Lot>(lots: readonly L[], now: Date): L[] {
  return lots.filter((lot) => lot.remaining > 0 && lot.effective_at <= now && !isOver(lot, now)).toSorted(byEffect)
}

export function balanceOf(lots: readonly Lot[], now: Date): number {
  return sum(liveLots(lots, now).map((lot) => lot.remaining))
}

function isOver({ expires_at }: Lot, now: Date): boolean {
  return expires_at !== null && expires_at <= now
}

function byEffect(one: Lot, other: Lot): number {
  return Number(one.effective_at) - Number(other.effective_at) || one.id - other.id
}

/** So many points of that lot. */
export type LotUse = { lot_id: number; points: number }

/** Which lots pay, the one that became effective first before all others (D-31). */
export function spendPoints(
  lots: readonly Lot[],
  { points, now }: { points: number; now: Date },
): Result<LotUse[], { code: 'no_enough_shopping_point'; balance: number }> {
  const balance = balanceOf(lots, now)
  return points > balance ? refuse({ code: 'no_enough_shopping_point', balance }) : ok(takeFrom(liveLots(lots, now), points))
}

/**
 * Points of a cancelled or refunded order, taken back: first from its own lot, also before that is effective, then from
 * what else can be spent. What is spent already stays spent: a balance never falls below zero (PTS-14).
 */
export function takeBackPoints(
  lots: readonly Lot[],
  { points, lotId, now }: { points: number; lotId: number | null; now: Date },
): LotUse[] {
  const own = lots.filter((lot) => lot.id === lotId && !isOver(lot, now))
  return takeFrom([...own, ...liveLots(lots, now).filter((lot) => lot.id !== lotId)], points)
}

function takeFrom(lots: readonly Lot[], points: number): LotUse[] {
  let missing = points
  const uses: LotUse[] = []
  for (const lot of lots) {
    const taken = Math.min(missing, lot.remaining)
    missing -= taken
    if (taken > 0) uses.push({ lot_id: lot.id, points: taken })
  }
  return uses
}

/** The share of an order's points that belongs to a part of its goods, in whole points, never more than all. */
export function shareOfPoints(points: number, { part, whole }: { part: Twd; whole: Twd }): number {
  return whole === 0 ? 0 : Math.min(points, Math.floor((points * part) / whole))
}
