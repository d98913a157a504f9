import { inLanguage } from '#rules/locale.ts'
import { open } from '#server/platform/http/procedures.ts'
import { problem } from '#server/platform/http/problem.ts'
import { doneTexts } from '#texts/shared/problems.ts'
import { findLinkedOrder } from './find-linked-order.ts'
import { payByLink } from './pay-by-link.ts'

/** Calls of whoever has a payment link. */
export const paymentLinkRoutes = {
  find: open.paymentLink.find.handler(async ({ context: { shop, language }, input: { token } }) => {
    const found = await findLinkedOrder(shop, { token, language })
    if (!found.ok) throw problem(found.refusal)
    return found.value
  }),

  pay: open.paymentLink.pay.handler(async ({ context: { shop, language, caller }, input: { params, headers, body } }) => {
    const paid = await payByLink(shop, {
      token: params.token,
      language,
      caller: caller ?? undefined,
      body: body.payment,
      idempotencyKey: headers?.['idempotency-key'],
    })
    if (!paid.ok) throw problem(paid.refusal)
    const { hashedId, paymentUrl, payment } = paid.value
    const message = inLanguage(payment === 'settled' ? doneTexts.paymentBegun : doneTexts.paymentChecked, language)
    return { message, order_hashed_id: hashedId, payment_url: paymentUrl }
  }),
}
