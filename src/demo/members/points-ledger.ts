import { sum } from '#rules/money.ts'
import { defaultTerms } from '#rules/terms.ts'
import { expiredLots, settleExpiry } from '#rules/points/point-expiry.ts'
import {
  balanceOf,
  datesOfEarned,
  datesOfGiven,
  datesOfReturned,
  runningExpiry,
  spendPoints,
  takeBackPoints,
  type Lot,
  type LotUse,
  type PointReason,
} from '#rules/points/points.ts'

/** Points that came or, below zero, went. */
export type PointEvent = {
  at: Date
  points: number
  reason: PointReason
  /** The order it stems from. */
  orderId: number | null
  /** What the shop says to it; only with custom. */
  words?: string
}

export type LedgerEntry = PointEvent & { effectiveAt: Date; uses: readonly LotUse[] }

/** A lot has the place of its entry in the ledger as its number. */
export type LedgerLot = Lot & { points: number; orderId: number | null }

export type Ledger = { entries: readonly LedgerEntry[]; lots: readonly LedgerLot[] }

/** The ledger of a member as the rules of points would have kept it until now, with what expired on the way. */
export function keepLedger(events: readonly PointEvent[], now: Date): Ledger & { balance: number; expiresAt: Date | null } {
  let ledger: Ledger = { entries: [], lots: [] }
  for (const event of events.toSorted((one, other) => Number(one.at) - Number(other.at))) {
    const before = expire(ledger, event.at)
    ledger = event.points > 0 ? receive(before, event) : spend(before, event)
  }
  const { entries, lots } = expire(ledger, now)
  const settled = settleExpiry(lots, now)
  return { entries, lots: settled, balance: balanceOf(settled, now), expiresAt: runningExpiry(settled, now) }
}

function receive({ entries, lots }: Ledger, event: PointEvent): Ledger {
  const { effective_at, expires_at } = datesOf(event, lots)
  const lot = { id: entries.length, orderId: event.orderId, points: event.points, remaining: event.points, effective_at, expires_at }
  return { entries: [...entries, { ...event, effectiveAt: effective_at, uses: [] }], lots: [...lots, lot] }
}

function datesOf({ at, reason }: PointEvent, lots: readonly Lot[]) {
  const terms = defaultTerms.points
  if (reason === 'personal_shopping') return datesOfEarned(at, terms)
  return reason === 'refund' ? datesOfReturned(settleExpiry(lots, at), { now: at, terms }) : datesOfGiven(at, terms)
}

function spend(ledger: Ledger, event: PointEvent): Ledger {
  return take(ledger, { event, uses: usesOf(ledger.lots, event) })
}

function usesOf(lots: readonly LedgerLot[], { at, points, reason, orderId }: PointEvent): LotUse[] {
  const settled = settleExpiry(lots, at)
  if (reason !== 'exchange_product')
    return takeBackPoints(settled, { points: -points, lotId: lots.find((lot) => lot.orderId === orderId)?.id ?? null, now: at })
  const spent = spendPoints(settled, { points: -points, now: at })
  if (!spent.ok) throw new Error(`Only ${spent.refusal.balance} of ${-points} points were there at ${at.toISOString()}`)
  return spent.value
}

/** What nobody spent in time leaves on the day on which it ended. */
function expire(ledger: Ledger, now: Date): Ledger {
  const over = expiredLots(ledger.lots, now)
  const ends = over.flatMap((lot) => lot.expires_at ?? [])
  if (ends.length === 0) return ledger
  const at = new Date(Math.min(...ends.map(Number)))
  const uses = over.filter((lot) => Number(lot.expires_at) === Number(at)).map((lot) => ({ lot_id: lot.id, points: lot.remaining }))
  return expire(
    take(ledger, { event: { at, points: -sum(uses.map((use) => use.points)), reason: 'expiration_reset', orderId: null }, uses }),
    now,
  )
}

function take({ entries, lots }: Ledger, { event, uses }: { event: PointEvent; uses: readonly LotUse[] }): Ledger {
  const takenOf = (id: number) => sum(uses.filter((use) => use.lot_id === id).map((use) => use.points))
  return {
    entries: [...entries, { ...event, effectiveAt: event.at, uses }],
    lots: lots.map((lot) => ({ ...lot, remaining: lot.remaining - takenOf(lot.id) })),
  }
}
