import type { Actor } from '#rules/actor.ts'
import type { AboveAllowance } from '#rules/staff/allowance.ts'
import type { Twd } from '#rules/money.ts'
import type { GivenRefundReason } from '#rules/returns/refund-reason.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { amountOf, type RefundWish } from '#rules/returns/refund-share.ts'
import { listGivenParts } from '#server/money/payments/published/given-parts.ts'
import { takeAllowance, type Spender } from '#server/people/staff/published/take-allowance.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import type { Shop } from '#server/platform/shop.ts'
import { lockParcel } from '#server/sales/orders/lock-parcel.ts'
import { giveBackLines } from './give-back-lines.ts'
import type { RefundSeen } from './quote-refund.ts'
import { weighRefund, type RefundRefusal } from './weigh-refund.ts'

export type LinesRefunded = {
  number: string
  wish: RefundWish
  /** What its maker saw that it comes to; of another amount nothing is given back. */
  quoted: Twd
  reason: GivenRefundReason
  /** What the buyer reads about it. */
  words: string | null
  /** The press that it comes from: the same twice is one refund. */
  cause: string
  actor: Actor
  /** Whose allowance it uses; null for a command, which has none. */
  spender: Spender | null
  /** When it was weighed long before: anything else since, and nothing is done (ACC-39). */
  seen?: RefundSeen
}

export type LinesRefusal =
  | RefundRefusal
  | AboveAllowance
  | { code: 'no_such_order' }
  | { code: 'quote_changed'; total: Twd }
  | { code: 'changed_since' }

export type RefundedLines = { refundId: number | null; amount: Twd }

/**
 * Somebody of the shop gives back money of an order without its goods: units of lines, goodwill, fees (DSK-18). Safe to repeat:
 * the same cause is one refund, whoever sends it how often and however late.
 */
export async function refundLines(shop: Shop, asked: LinesRefunded): Promise<Result<RefundedLines, LinesRefusal>> {
  const { number, wish, quoted, reason, words, cause, actor, spender, seen } = asked
  const now = shop.now()
  const terms = await shop.terms()
  return shop.database.transaction(async (tx) => {
    const held = await lockParcel(tx, number)
    if (!held || held.parcel.id !== held.whole.id) return refuse({ code: 'no_such_order' })
    const given = await listGivenParts(tx, held.whole.id)
    const before = given.filter((part) => part.cause === cause)
    if (before.length > 0)
      return ok({ refundId: before.find(({ refundId }) => refundId !== null)?.refundId ?? null, amount: amountOf(before) })
    if (seen && (seen.order !== held.whole.version || seen.given !== given.length)) return refuse({ code: 'changed_since' })
    const weighed = await weighRefund(tx, { held, wish })
    if (!weighed.ok) return weighed
    const { amount } = weighed.value
    if (amount !== quoted) return refuse({ code: 'quote_changed', total: amount })
    const taken = await takeAllowance(tx, { permission: 'orders.refund', spender, amount, cause: `${number} ${cause}`, now })
    if (!taken.ok) return taken
    const refundId = await giveBackLines(shop, tx, { held, weighed: weighed.value, cause, reason, words, terms, now })
    const after = { amount, parts: weighed.value.parts, refund: refundId }
    await writeAuditEntry(tx, { actor, verb: 'refund-lines', subject: `order ${number}`, before: null, after, reason, now })
    return ok({ refundId, amount })
  })
}
