import { refundAsked } from '#contract/office/api/money.ts'
import type { Approvable } from '#server/office/approvals/approvable.ts'
import { quoteRefund, type RefundSeen } from '#server/sales/refunding/quote-refund.ts'
import { refundLines } from '#server/sales/refunding/refund-lines.ts'
import { readWish } from './read-wish.ts'

/** A refund by line above what its maker may give back alone (DSK-19, ACC-37). */
export const refundApprovable: Approvable = {
  permission: 'orders.refund',
  async weigh(shop, asked) {
    const read = refundAsked.parse(asked)
    const quoted = await quoteRefund(shop, { number: read.number, wish: readWish(read) })
    if (!quoted.ok) return null
    const { amount, points, seen } = quoted.value
    return {
      subject: `order ${read.number}`,
      amount,
      effect: { money: amount, points: points.returned - points.taken, units: 0, emails: 0 },
      seen,
    }
  },
  async act(shop, { input: asked, actor, spender, key, seen }) {
    const read = refundAsked.parse(asked)
    const { number, reason, words, total } = read
    const done = await refundLines(shop, {
      number,
      wish: readWish(read),
      quoted: total,
      reason,
      words: words || null,
      cause: key,
      actor,
      spender,
      seen: seen as RefundSeen,
    })
    return done.ok ? { ok: true, value: done.value } : done
  },
}
