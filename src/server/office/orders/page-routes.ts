import { findLetter } from '#server/messages/email/letters/find-letter.ts'
import { resendLetter, type ResendRefusal } from '#server/messages/email/letters/resend-letter.ts'
import { listColleagues } from '#server/people/staff/published/list-colleagues.ts'
import { problem } from '#server/platform/http/problem.ts'
import { staff } from '#server/platform/office/office-procedures.ts'
import { markOrder } from '#server/office/risk/mark-order.ts'
import { assignOrder } from '#server/sales/orders/assigning/assign-order.ts'
import { findTimeline } from './timeline/find-timeline.ts'
import { changeTags } from '#server/sales/orders/tags/change-tags.ts'
import { listTags } from '#server/sales/orders/tags/list-tags.ts'

const letters = {
  find: staff.orderPage.letters.find.handler(async ({ context: { shop }, input: { id } }) => {
    const found = await findLetter(shop, id)
    if (!found) throw problem({ status: 'not_found' })
    return found
  }),

  again: staff.orderPage.letters.again.handler(async ({ context: { shop, actor }, input: { id } }) => {
    const sent = await resendLetter(shop, { letterId: id, actor })
    if (!sent.ok) throw letterProblem(sent.refusal)
    return { id: sent.value }
  }),
}

function letterProblem({ code }: ResendRefusal): ReturnType<typeof problem> {
  return code === 'no_such_letter' ? problem({ status: 'not_found' }) : problem({ status: code })
}

const tags = {
  known: staff.orderPage.tags.known.handler(async ({ context: { shop } }) => ({ tags: await listTags(shop) })),

  change: staff.orderPage.tags.change.handler(async ({ context: { shop, actor }, input }) => {
    const changed = await changeTags(shop, { ...input, actor })
    if (changed.ok) return { add: [...changed.value.add], remove: [...changed.value.remove] }
    throw problem({ status: changed.refusal.code === 'no_such_order' ? 'invalid_order_number' : changed.refusal.code })
  }),
}

export const orderPageRoutes = {
  timeline: staff.orderPage.timeline.handler(async ({ context: { shop, permissions }, input: { number } }) => {
    const entries = await findTimeline(shop, { number, permissions })
    if (!entries) throw problem({ status: 'invalid_order_number' })
    return { entries: entries.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() })) }
  }),
  letters,
  tags,
  colleagues: staff.orderPage.colleagues.handler(async ({ context: { shop } }) => ({ people: await listColleagues(shop.database.db) })),

  assign: staff.orderPage.assign.handler(async ({ context: { shop, actor, staffId }, input: { number, to } }) => {
    const assigned = await assignOrder(shop, { number, to, staffId, actor })
    if (assigned.ok) return { before: assigned.value }
    throw problem({ status: assigned.refusal.code === 'no_such_order' ? 'invalid_order_number' : 'not_found' })
  }),

  markRisk: staff.orderPage.markRisk.handler(async ({ context: { shop, actor, staffId, apiKeyId }, input: { number, mark, reason } }) => {
    const marked = await markOrder(shop, { number, mark, reason: reason || null, staffId: apiKeyId === null ? staffId : null, actor })
    if (!marked.ok) throw problem({ status: 'invalid_order_number' })
    return { before: marked.value }
  }),
}
