import type { Actor } from '#rules/actor.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { findColleague } from '#server/people/staff/published/list-colleagues.ts'
import type { Shop } from '#server/platform/shop.ts'
import { assignOrder } from '#server/sales/orders/assigning/assign-order.ts'
import { listAssignedOrders } from '#server/sales/orders/assigning/list-assigned-orders.ts'

type HandingOver = { from: number; to: number; staffId: number; actor: Actor }

/**
 * Gives everything that somebody looks after to somebody else, order by order: what is left when it breaks off is given by doing it
 * again. Answers how many orders that were.
 */
export async function handOverOrders(shop: Shop, { from, to, ...by }: HandingOver): Promise<Result<number, { code: 'no_such_person' }>> {
  if (from === to || !(await findColleague(shop.database.db, to))) return refuse({ code: 'no_such_person' })
  const numbers = await listAssignedOrders(shop, from)
  let given = 0
  for (const number of numbers) given += (await assignOrder(shop, { number, to, ...by })).ok ? 1 : 0
  return ok(given)
}
