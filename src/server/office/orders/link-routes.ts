import { problem } from '#server/platform/http/problem.ts'
import { staff } from '#server/platform/office/office-procedures.ts'
import { endPaymentLink } from '#server/sales/charging/links/end-payment-link.ts'
import { findPaymentLink } from '#server/sales/charging/links/find-payment-link.ts'
import { mailPaymentLink } from '#server/sales/charging/links/mail-payment-link.ts'
import { openPaymentLink, type LinkRefusal } from '#server/sales/charging/links/open-payment-link.ts'
import { presentLink } from '#server/sales/charging/links/present-link.ts'

export const linkRoutes = {
  find: staff.paymentLinks.find.handler(async ({ context: { shop }, input: { number } }) => {
    const found = await findPaymentLink(shop, number)
    if (!found) throw problem({ status: 'invalid_order_number' })
    return found
  }),

  open: staff.paymentLinks.open.handler(async ({ context: { shop, actor }, input: { number, hours } }) => {
    const opened = await openPaymentLink(shop, { number, hours, actor })
    if (!opened.ok) throw linkProblem(opened.refusal)
    return presentLink(shop, opened.value)
  }),

  end: staff.paymentLinks.end.handler(async ({ context: { shop, actor }, input: { number } }) => {
    const ended = await endPaymentLink(shop, { number, actor })
    if (!ended.ok) throw problem({ status: 'invalid_order_number' })
    return { status: ended.value }
  }),

  mail: staff.paymentLinks.mail.handler(async ({ context: { shop, actor, staffId, idempotencyKey = '' }, input: { number } }) => {
    const asked = await mailPaymentLink(shop, { number, actor, key: `${staffId}-${idempotencyKey}` })
    if (asked.ok) return { status: asked.value }
    throw problem({ status: asked.refusal.code === 'no_such_order' ? 'invalid_order_number' : asked.refusal.code })
  }),
}

function linkProblem(refusal: LinkRefusal): ReturnType<typeof problem> {
  if (refusal.code === 'no_such_order') return problem({ status: 'invalid_order_number' })
  if (refusal.code === 'no_such_transition') return problem({ status: 'no_such_move', details: { now: refusal.status } })
  return problem({ status: refusal.code })
}
