import { canPayAgain } from '#rules/payments/pay-again.ts'
import { inLanguage } from '#rules/locale.ts'
import { member } from '#server/platform/http/procedures.ts'
import { problem } from '#server/platform/http/problem.ts'
import { findOrderToPay } from '#server/sales/orders/find-order-to-pay.ts'
import { doneTexts } from '#texts/shared/problems.ts'
import { payAgain } from './pay-again.ts'

/** Calls of a buyer whose order waits for its money. */
export const payingRoutes = {
  findToPay: member.orders.findToPay.handler(async ({ context: { shop, memberId }, input }) => {
    const order = await findOrderToPay(shop.database.db, { memberId, hashedId: input.id })
    if (!order) throw problem({ status: 'invalid_order_number' })
    const { status, payment, payment_deadline: deadline, items_total, grand_total, shipping_method, flags } = order
    return {
      order_hashed_id: order.hashedId,
      payable: canPayAgain({ status, deadline }, shop.now()),
      payment,
      payment_deadline: deadline?.toISOString() ?? null,
      items_total,
      grand_total,
      shipping_method,
      flags,
    }
  }),

  pay: member.orders.pay.handler(async ({ context, input }) => {
    const { shop, memberId, language, caller } = context
    const paid = await payAgain(shop, {
      memberId,
      hashedId: input.params.id,
      language,
      caller: caller ?? undefined,
      body: input.body.payment,
      idempotencyKey: input.headers?.['idempotency-key'],
    })
    if (!paid.ok) throw problem(paid.refusal)
    const { hashedId, paymentUrl, payment } = paid.value
    const message = inLanguage(payment === 'settled' ? doneTexts.paymentBegun : doneTexts.paymentChecked, language)
    return { message, order_hashed_id: hashedId, payment_url: paymentUrl }
  }),
}
