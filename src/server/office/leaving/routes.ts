import { listKeysOf } from '#server/people/staff/keys/list-keys-of.ts'
import { isColleague } from '#server/people/staff/published/is-colleague.ts'
import { problem } from '#server/platform/http/problem.ts'
import { staff } from '#server/platform/office/office-procedures.ts'
import { listAssignedOrders } from '#server/sales/orders/assigning/list-assigned-orders.ts'
import { handOverOrders } from './hand-over-orders.ts'

const { find, handOver } = staff.leaving

/** What somebody who leaves has in hand (ACC-35). */
export const leavingRoutes = {
  find: find.handler(async ({ context: { shop }, input: { id } }) => {
    if (!(await isColleague(shop, id))) throw problem({ status: 'not_found' })
    return { keys: await listKeysOf(shop, id), orders: await listAssignedOrders(shop, id) }
  }),

  handOver: handOver.handler(async ({ context: { shop, staffId, actor }, input: { id, to } }) => {
    const handed = await handOverOrders(shop, { from: id, to, staffId, actor })
    if (!handed.ok) throw problem({ status: 'not_found' })
    return { orders: handed.value }
  }),
}
