import type { OrderTab } from '#rules/orders/order.ts'
import { inLanguage } from '#rules/locale.ts'
import { member } from '#server/platform/http/procedures.ts'
import { problem } from '#server/platform/http/problem.ts'
import { doneTexts } from '#texts/shared/problems.ts'
import { editOrder } from './edit-order.ts'
import { findOrder } from './find-order.ts'
import { listOrders } from './list-orders.ts'
import { searchOrders } from './search-orders.ts'

export const orderRoutes = {
  find: member.orders.find.handler(async ({ context, input }) => {
    const found = await findOrder(context.shop, { memberId: context.memberId, hashedId: input.id, language: context.language })
    if (!found.ok) throw problem(found.refusal)
    return found.value
  }),

  edit: member.orders.edit.handler(async ({ context: { shop, memberId, language }, input }) => {
    const edited = await editOrder(shop, { memberId, hashedId: input.id, edit: input.order, language })
    if (!edited.ok) throw problem(edited.refusal)
    return { message: inLanguage(doneTexts.orderEdited, language), data: edited.value }
  }),

  search: member.orders.search.handler(({ context: { shop, memberId, language }, input }) =>
    searchOrders(shop, { memberId, query: input.query ?? '', items: input.items, page: input.page, language }),
  ),

  listTab: {
    all: tabRoute('all'),
    unpaid: tabRoute('unpaid'),
    in_progress: tabRoute('in_progress'),
    finished: tabRoute('finished'),
    canceled: tabRoute('canceled'),
  },
}

function tabRoute(tab: OrderTab) {
  return member.orders.listTab[tab].handler(({ context, input }) =>
    listOrders(context.shop, { memberId: context.memberId, tab, items: input.items, page: input.page, language: context.language }),
  )
}
