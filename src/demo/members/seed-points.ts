import type { Tx } from '#database/connect.ts'
import { shareOfPoints } from '#rules/points/points.ts'
import type { CastMember } from './cast.ts'
import { timeOf, timeOfReaching } from '#demo/orders/order-course.ts'
import { keepLedger, type Ledger, type LedgerEntry, type PointEvent } from './points-ledger.ts'
import { momentOf } from '#demo/seed-moment.ts'
import type { WrittenOrder } from '#demo/orders/write-orders.ts'

type Points = { member: CastMember; memberId: number; orders: readonly WrittenOrder[]; now: Date }

/** Writes the points of a member: what orders brought and cost, what the shop gave, and the account that follows. */
export async function seedPoints(tx: Tx, { member, memberId, orders, now }: Points): Promise<void> {
  const given = member.givenPoints.map(({ points, reason, words, ...moment }): PointEvent => ({
    at: momentOf(moment, now),
    points,
    reason,
    orderId: null,
    ...(words && { words }),
  }))
  const events = [...given, ...orders.filter((order) => !order.isPart).flatMap(pointEventsOf)]
  if (events.length === 0) return
  const { balance, expiresAt, ...ledger } = keepLedger(events, now)
  await writeLedger(tx, { ledger, memberId })
  await tx.insertInto('point_accounts').values({ user_id: memberId, balance, expires_at: expiresAt }).execute()
}

function pointEventsOf({ id, past }: WrittenOrder): PointEvent[] {
  const { decision, history, seed, placedAt } = past
  const { points_cost: cost, points_earned: earned } = decision
  const of = (at: Date | null, points: number, reason: PointEvent['reason']): PointEvent[] =>
    at && points !== 0 ? [{ at, points, reason, orderId: id }] : []
  const endedAt = timeOfReaching(history, 'cancel') ?? timeOfReaching(history, 'refunding')
  const lost = shareOfPoints(earned, { part: seed.partRefund ?? 0, whole: decision.discounted_total })
  return [
    ...of(placedAt, -cost, 'exchange_product'),
    ...of(timeOfReaching(history, 'finished'), earned, 'personal_shopping'),
    ...of(timeOf(history, 'partial_return'), -lost, 'partial_product_return'),
    ...of(timeOf(history, 'full_return'), -earned, 'refund'),
    ...of(endedAt, cost, 'refund'),
  ]
}

async function writeLedger(tx: Tx, { ledger, memberId }: { ledger: Ledger; memberId: number }): Promise<void> {
  const { entries, lots } = ledger
  const entryIds = await tx
    .insertInto('point_entries')
    .values(entries.map((entry) => entryRow(entry, memberId)))
    .returning('id')
    .execute()
  const entryIdOf = (place: number) => entryIds[place]?.id ?? 0
  const lotIds = await tx
    .insertInto('point_lots')
    .values(
      lots.map(({ id, orderId: _, ...lot }) => ({
        ...lot,
        entry_id: entryIdOf(id),
        user_id: memberId,
        created_at: entries[id]?.at ?? lot.effective_at,
      })),
    )
    .returning('id')
    .execute()
  const lotIdOf = new Map(lots.map((lot, index) => [lot.id, lotIds[index]?.id ?? 0]))
  const uses = entries.flatMap((entry, place) =>
    entry.uses.map(({ lot_id, points }) => ({
      lot_id: lotIdOf.get(lot_id) ?? 0,
      entry_id: entryIdOf(place),
      points,
      created_at: entry.at,
    })),
  )
  if (uses.length > 0) await tx.insertInto('point_lot_uses').values(uses).execute()
}

function entryRow({ at, points, reason, orderId, words, effectiveAt }: LedgerEntry, memberId: number) {
  return {
    user_id: memberId,
    points,
    reason,
    order_id: orderId,
    customer_reason: words ?? null,
    actor: actorOf(reason),
    effective_at: effectiveAt,
    dedupe_key: orderId === null ? null : dedupeKey({ reason, points, orderId }),
    created_at: at,
  }
}

function actorOf(reason: PointEvent['reason']): string {
  if (reason === 'exchange_product') return 'buyer'
  return reason === 'custom' || reason === 'fb_friend_shopping' || reason === 'partial_product_return' ? 'operations' : 'time'
}

/** The same marks that the shop leaves, so that none of these entries is made again. */
function dedupeKey({ reason, points, orderId }: { reason: PointEvent['reason']; points: number; orderId: number }): string {
  if (reason === 'exchange_product') return `spend:order:${orderId}`
  if (reason === 'personal_shopping') return `earn:order:${orderId}`
  if (reason === 'partial_product_return') return `part:order:${orderId}`
  return points > 0 ? `return:order:${orderId}` : `take:order:${orderId}`
}
