import { inLanguage } from '#rules/locale.ts'
import { member } from '#server/platform/http/procedures.ts'
import { problem } from '#server/platform/http/problem.ts'
import { discountTexts, doneTexts } from '#texts/shared/problems.ts'
import { calculateDiscount } from './calculate-discount.ts'
import { cancelOrder } from '#server/sales/cancelling/cancel-order.ts'
import { placeOrder } from './place-order.ts'

export const placingRoutes = {
  place: member.orders.place.handler(async ({ context, input }) => {
    const { shop, memberId, language, caller } = context
    const placed = await placeOrder(shop, {
      memberId,
      language,
      caller: caller ?? undefined,
      body: input.body.order,
      idempotencyKey: input.headers?.['idempotency-key'],
    })
    if (!placed.ok) throw problem(placed.refusal)
    const { hashedId, paymentUrl, payment } = placed.value
    const message = inLanguage(payment === 'settled' ? doneTexts.orderPlaced : doneTexts.paymentChecked, language)
    return { message, order_hashed_id: hashedId, payment_url: paymentUrl }
  }),
}

export const cancelRoutes = {
  cancel: member.orders.cancel.handler(async ({ context, input }) => {
    const { shop, memberId, language } = context
    const cancelled = await cancelOrder(shop, { memberId, hashedId: input.id, reason: input.order.cancel_reason })
    if (!cancelled.ok) throw problem(cancelled.refusal)
    return {
      status: 'cancel_success' as const,
      message: inLanguage(doneTexts.orderCanceled(input.id), language),
      order_hashed_id: input.id,
    }
  }),
}

export const discountRoutes = {
  calculate: member.discount.calculate.handler(async ({ context, input }) => {
    const { shop, memberId, language } = context
    const calculated = await calculateDiscount(shop, { memberId, language, cartItemIds: input.cart_item_ids, code: input.discount_code })
    if (!calculated.ok) throw problem(calculated.refusal)
    const { status } = calculated.value
    return { ...calculated.value, message: status === 'success' ? '' : inLanguage(discountTexts[status], language) }
  }),
}
