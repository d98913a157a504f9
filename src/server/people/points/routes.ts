import { member } from '#server/platform/http/procedures.ts'
import { listHistory } from './list-history.ts'

export const pointRoutes = {
  history: member.points.history.handler(({ context, input }) =>
    listHistory(context.shop, { memberId: context.memberId, items: input.items, page: input.page }),
  ),
}
