import type { Tx } from '#database/connect.ts'
import type { OrderStatus } from '#rules/order.ts'
import { openStatusOf } from './open-status-of.ts'
import { lockOrderOf, lockParts } from './store.ts'

/** An order of this member, held until the transaction ends, and how far it has come for its buyer; null when there is none. */
export async function holdOrder(tx: Tx, owned: { memberId: number; hashedId: string }): Promise<{ id: number; status: OrderStatus } | null> {
  const order = await lockOrderOf(tx, owned)
  return order ? { id: order.id, status: openStatusOf(order, await lockParts(tx, order.id)) } : null
}
