import type { OrderStatus } from '#rules/orders/order.ts'
import type { PermissionName, Share } from '#rules/staff/permissions.ts'
import { checkAllowance } from '#rules/staff/allowance.ts'
import { previewReduction } from '#server/money/invoices/published/preview-reduction.ts'
import { needsApproval } from '#server/office/approvals/needs-approval.ts'
import { usedToday } from '#server/people/staff/published/take-allowance.ts'
import { problem } from '#server/platform/http/problem.ts'
import { staff } from '#server/platform/office/office-procedures.ts'
import type { Shop } from '#server/platform/shop.ts'
import { askAboutPayment } from '#server/sales/charging/ask-about-payment.ts'
import { confirmTransfer } from '#server/sales/charging/confirm-transfer.ts'
import { recordManualPayment } from '#server/sales/charging/record-manual-payment.ts'
import { refundByHand } from '#server/sales/charging/refund-by-hand.ts'
import { retryRefund } from '#server/sales/charging/retry-refund.ts'
import { quoteRefund, type RefundQuote } from '#server/sales/refunding/quote-refund.ts'
import { refundLines } from '#server/sales/refunding/refund-lines.ts'
import { findOrderMoney } from './find-order-money.ts'
import { readWish } from './read-wish.ts'
import { refundApprovable } from './refund-approvable.ts'

const permission = 'orders.refund'

export const moneyRoutes = {
  find: staff.money.find.handler(async ({ context: { shop, permissions }, input: { number } }) => {
    const found = await findOrderMoney(shop, { number, permissions })
    if (!found) throw problem({ status: 'invalid_order_number' })
    return found
  }),

  quoteRefund: staff.money.quoteRefund.handler(async ({ context: { shop, staffId, permissions }, input }) => {
    const quoted = await quoteRefund(shop, { number: input.number, wish: readWish(input) })
    if (!quoted.ok) throw moneyProblem(quoted.refusal)
    return presentQuote(shop, { quote: quoted.value, staffId, permissions })
  }),

  refund: staff.money.refund.handler(async ({ context, input }) => {
    const { shop, staffId, actor, permissions, idempotencyKey = '' } = context
    const { number, reason, words, total: quoted } = input
    const done = await refundLines(shop, {
      number,
      wish: readWish(input),
      quoted,
      reason,
      words: words || null,
      cause: `press ${staffId} ${idempotencyKey}`,
      actor,
      spender: { staffId, share: permissions.get(permission) ?? { each: 0 } },
    })
    if (done.ok) return { status: 'refunded', refund: done.value.refundId, amount: done.value.amount }
    if (done.refusal.code !== 'above_allowance') throw moneyProblem(done.refusal)
    throw problem(await needsApproval(context, { call: 'money.refund', approvable: refundApprovable, input, reason: words || reason }))
  }),

  retryRefund: staff.money.retryRefund.handler(async ({ context: { shop, actor }, input: { id } }) => {
    const done = await retryRefund(shop, { refundId: id, actor })
    if (!done.ok) throw moneyProblem(done.refusal)
    return { status: done.value }
  }),

  confirmRefund: staff.money.confirmRefund.handler(async ({ context: { shop, actor }, input: { id, reference, account } }) => {
    const done = await refundByHand(shop, { refundId: id, reference, accountId: account, by: actor.id })
    if (!done.ok) throw moneyProblem(done.refusal)
    return { status: done.value }
  }),

  askPayment: staff.money.askPayment.handler(async ({ context: { shop, actor }, input: { id } }) => {
    const asked = await askAboutPayment(shop, { paymentId: id, actor })
    if (!asked.ok) throw moneyProblem(asked.refusal)
    if (asked.value === 'unreachable') return { status: 'unreachable' }
    return { status: asked.value === 'wait' ? 'open' : 'settled' }
  }),

  confirmTransfer: staff.money.confirmTransfer.handler(async ({ context: { shop, actor }, input }) => {
    const done = await confirmTransfer(shop, { ...input, by: actor.id })
    if (!done.ok) throw moneyProblem(done.refusal)
    return { status: done.value }
  }),

  manualPayment: staff.money.manualPayment.handler(async ({ context: { shop, actor }, input }) => {
    const done = await recordManualPayment(shop, { ...input, actor })
    if (!done.ok) throw moneyProblem(done.refusal)
    return { status: done.value }
  }),
}

type Quoted = { quote: RefundQuote; staffId: number; permissions: ReadonlyMap<PermissionName, Share> }

async function presentQuote(shop: Shop, { quote, staffId, permissions }: Quoted) {
  const { db } = shop.database
  const now = shop.now()
  const { amount, parts, points, orderId, from, left } = quote
  const share = permissions.get(permission) ?? 'none'
  const used = await usedToday(db, { staffId, permission, now })
  const bounds = typeof share === 'object' && !('part' in share) ? share : null
  return {
    total: amount,
    list_price: quote.listPrice,
    parts: parts.map(({ lineId, ...part }) => ({ line_id: lineId, ...part })),
    left_after: left - amount,
    way: from?.way ?? null,
    method: from?.method ?? null,
    points: { before: points.before, after: points.after, returned: points.returned },
    invoice: await previewReduction(db, { orderId, amount, now }),
    discount_code: quote.discountCode,
    allowance: bounds && { each: bounds.each ?? null, a_day: bounds.aDay ?? null, used_today: used },
    needs_approval: !checkAllowance(share, { amount, usedToday: used }).ok,
  }
}

type MoneyRefusal =
  | { code: 'no_such_order' | 'no_such_refund' | 'no_such_payment' | 'nothing_chosen' | 'changed_since' }
  | { code: 'above_allowance' }
  | { code: 'no_such_transition'; status: OrderStatus }
  | { code: 'wrong_amount'; most: number }
  | { code: 'wrong_amount'; asked: number }
  | { code: 'quote_changed'; total: number }
  | { code: 'no_such_transfer' | 'known' | 'counted_before' | 'nothing_to_ask' | 'refund_done' | 'refund_under_way' | 'refund_by_hand' }
  | { code: 'account_changed' }

/** Why nothing was done with the money of an order, as it travels. */
function moneyProblem(refusal: MoneyRefusal): ReturnType<typeof problem> {
  switch (refusal.code) {
    case 'no_such_order':
      return problem({ status: 'invalid_order_number' })
    case 'no_such_refund':
    case 'no_such_payment':
      return problem({ status: 'not_found' })
    case 'nothing_chosen':
      return problem({ status: 'validation_error', details: { errors: { lines: 'required' } } })
    case 'no_such_transition':
      return problem({ status: 'no_such_move', details: { now: refusal.status } })
    case 'wrong_amount':
      return problem({ status: 'wrong_amount', details: 'most' in refusal ? { most: refusal.most } : { asked: refusal.asked } })
    case 'quote_changed':
      return problem({ status: 'quote_changed', details: { total: refusal.total } })
    case 'above_allowance':
      return problem({ status: 'permission_denied' })
    case 'known':
      return problem({ status: 'transfer_known' })
    case 'changed_since':
      return problem({ status: 'approval_ended' })
    default:
      return problem({ status: refusal.code })
  }
}
