import type { Kysely } from 'kysely'
import type { Tx } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'
import { judgeRisk, type Risk, type RiskTerms } from '#rules/orders/risk.ts'
import { canBeHeld } from '#rules/orders/hold.ts'
import { isByCard } from '#rules/payments/payment-methods.ts'
import { tellStaff } from '#server/office/notices/published/tell-staff.ts'
import { listHoldersOf } from '#server/people/staff/published/list-holders-of.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import type { Shop } from '#server/platform/shop.ts'
import { holdForRisk } from '#server/sales/orders/holding/hold-for-risk.ts'
import { lockWholeOrder } from '#server/sales/orders/lock-whole-order.ts'
import type { LockedFamily } from '#server/sales/orders/record-transition.ts'
import { saveRisk } from '#server/sales/orders/risk/save-risk.ts'
import { signsOfOrder } from './signs-of-order.ts'
import { findIsMarked, findOrderToJudge } from './store.ts'

const actor = { kind: 'system', id: 'risk' } as const

/**
 * Judges how likely an order brings loss: when it is placed, and once more when its money has come, since its card is only seen then
 * (DSK-34). Nearly all bring none: that is read and nothing is held. Where something new speaks against one, it is held and judged again.
 * High risk holds it and tells whoever may mark it (DSK-35). What a person has said of it stands, and told twice nothing changes.
 */
export async function judgeOrder(shop: Shop, { orderId }: { orderId: number }): Promise<void> {
  const { risk: terms } = await shop.terms()
  const judging = { orderId, terms, now: shop.now() }
  if (!(await judgeAnew(shop, shop.database.db, judging))) return
  await shop.database.transaction((tx) => judgeHeld(shop, tx, judging))
}

type Judging = { orderId: number; terms: RiskTerms; now: Date }

async function judgeHeld(shop: Shop, tx: Tx, judging: Judging): Promise<void> {
  const { orderId, terms, now } = judging
  const held = await lockWholeOrder(tx, orderId)
  const risk = await judgeAnew(shop, tx, judging)
  if (!risk) return
  const { order } = held
  await saveRisk(tx, { orderId, risk })
  const [before, after] = [order.risk_reasons, risk.reasons].map((reasons) => ({ risk_reasons: reasons }))
  await writeAuditEntry(tx, { actor, verb: 'judge-risk', subject: `order ${order.hashed_id}`, before, after, now })
  if (risk.level === 'high' && order.risk !== 'high') await warn(tx, { held, holds: terms.holds_high, now })
}

/** The risk of an order when more speaks against it than was known; null when nothing does, or when a person has said what it is. */
async function judgeAnew(shop: Shop, db: Kysely<Tables>, { orderId, terms, now }: Judging): Promise<Risk | null> {
  const order = await findOrderToJudge(db, { orderId, now })
  if (order.risk_mark !== null) return null
  const isMarked = order.has_marks && (await findIsMarked(db, { signs: signsOfOrder(shop, order), now }))
  const facts = {
    isByCard: isByCard(order.payment),
    total: order.grand_total,
    placedAt: order.placed_at,
    joinedAt: order.joined_at,
    refusedCards: order.refused_cards,
    isMarked,
    notCollected: order.not_collected,
    isForeignCard: order.is_foreign_card,
    isDomestic: order.region === 'domestic',
  }
  const known = order.risk_reasons
  const risk = judgeRisk(facts, { terms, known })
  return risk.reasons.length === known.length ? null : risk
}

async function warn(tx: Tx, { held, holds, now }: { held: LockedFamily; holds: boolean; now: Date }): Promise<void> {
  const { order, parts } = held
  // What has left the house or has ended, nobody can stop any more.
  if (!canBeHeld([order, ...parts])) return
  if (holds) await holdForRisk(tx, { held, actor, now })
  const to = await listHoldersOf(tx, 'orders.risk')
  await tellStaff(tx, { notice: { kind: 'risk', order: order.hashed_id }, key: `risk ${order.hashed_id}`, to, by: null, now })
}
