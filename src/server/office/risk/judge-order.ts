import type { Tx } from '#database/connect.ts'
import { judgeRisk, notCollectedSince, refusedCardsSince } from '#rules/orders/risk.ts'
import { canBeHeld } from '#rules/orders/hold.ts'
import { isByCard } from '#rules/payments/payment-methods.ts'
import { countRefusedCards, isPaidFromAbroad } from '#server/money/payments/published/cards-seen.ts'
import { tellStaff } from '#server/office/notices/published/tell-staff.ts'
import { findMemberCard } from '#server/people/members/published/member-card.ts'
import { listHoldersOf } from '#server/people/staff/published/list-holders-of.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import type { Shop } from '#server/platform/shop.ts'
import { holdForRisk } from '#server/sales/orders/holding/hold-for-risk.ts'
import { lockWholeOrder } from '#server/sales/orders/lock-whole-order.ts'
import { ordersOf } from '#server/sales/orders/published/orders-of-member.ts'
import { countNotCollected } from '#server/sales/orders/published/parcels/parcels-not-collected.ts'
import type { LockedFamily, LockedOrder } from '#server/sales/orders/record-transition.ts'
import { saveRisk } from '#server/sales/orders/risk/save-risk.ts'
import { signsOfOrder } from './signs-of-order.ts'
import { findIsMarked } from './store.ts'

const actor = { kind: 'system', id: 'risk' } as const

/**
 * Judges how likely an order brings loss: when it is placed, and once more when its money has come, since its card is only seen then
 * (DSK-34). High risk holds it and tells whoever may mark it (DSK-35). What a person has said of it stands, and told twice nothing changes.
 */
export async function judgeOrder(shop: Shop, { orderId }: { orderId: number }): Promise<void> {
  const { risk: terms } = await shop.terms()
  const now = shop.now()
  await shop.database.transaction(async (tx) => {
    const held = await lockWholeOrder(tx, orderId)
    const { order } = held
    if (order.risk_mark !== null) return
    const known = order.risk_reasons
    const risk = judgeRisk(await findFacts(shop, tx, order), { terms, known })
    if (risk.reasons.length === known.length) return
    await saveRisk(tx, { orderId, risk })
    const [before, after] = [known, risk.reasons].map((reasons) => ({ risk_reasons: reasons }))
    await writeAuditEntry(tx, { actor, verb: 'judge-risk', subject: `order ${order.hashed_id}`, before, after, now })
    if (risk.level === 'high' && order.risk !== 'high') await warn(tx, { held, holds: terms.holds_high, now })
  })
}

async function warn(tx: Tx, { held, holds, now }: { held: LockedFamily; holds: boolean; now: Date }): Promise<void> {
  const { order, parts } = held
  // What has left the house or has ended, nobody can stop any more.
  if (!canBeHeld([order, ...parts])) return
  if (holds) await holdForRisk(tx, { held, actor, now })
  const to = await listHoldersOf(tx, 'orders.risk')
  await tellStaff(tx, { notice: { kind: 'risk', order: order.hashed_id }, key: `risk ${order.hashed_id}`, to, by: null, now })
}

async function findFacts(shop: Shop, tx: Tx, order: LockedOrder) {
  const { id, user_id: memberId, placed_at, confirmed_at, created_at } = order
  const placedAt = placed_at ?? created_at
  const at = confirmed_at ?? placedAt
  const { created_at: joinedAt } = await findMemberCard(tx, memberId)
  return {
    isByCard: isByCard(order.payment),
    total: order.grand_total,
    placedAt,
    joinedAt,
    refusedCards: await countRefusedCards(tx, { orders: ordersOf(memberId), since: refusedCardsSince(at), until: at }),
    isMarked: await findIsMarked(tx, { signs: signsOfOrder(shop, order), now: at }),
    notCollected: await countNotCollected(tx, { memberId, since: notCollectedSince(at) }),
    isForeignCard: await isPaidFromAbroad(tx, id),
    isDomestic: order.region === 'domestic',
  }
}
