import type { Shop } from '#server/platform/shop.ts'
import { listAssignedNumbers } from './assigned-store.ts'

/** Numbers of the orders that somebody looks after and that are not over, the newest first. */
export async function listAssignedOrders({ database: { db } }: Pick<Shop, 'database'>, staffId: number): Promise<string[]> {
  return listAssignedNumbers(db, staffId)
}
