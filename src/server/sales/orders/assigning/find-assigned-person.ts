import type { Shop } from '#server/platform/shop.ts'
import { findAssigned } from './assigned-store.ts'

/** Who looks after an order; null for nobody. */
export async function findAssignedPerson({ database: { db } }: Pick<Shop, 'database'>, orderId: number) {
  return (await findAssigned(db, orderId)) ?? null
}
