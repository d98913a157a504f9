import type { OrderTab } from '#contract/api/orders.ts'
import { member } from '#server/http/procedures.ts'
import { problem } from '#server/http/problem.ts'
import { findOrder } from './find-order.ts'
import { listOrders } from './list-orders.ts'

export const orderRoutes = {
  find: member.orders.find.handler(async ({ context, input }) => {
    const found = await findOrder(context.shop, { memberId: context.memberId, hashedId: input.id, language: context.language })
    if (!found.ok) throw problem(found.refusal)
    return found.value
  }),

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

