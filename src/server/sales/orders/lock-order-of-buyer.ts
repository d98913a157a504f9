import type { Tx } from '#database/connect.ts'
import type { OrderStatus } from '#rules/orders/order.ts'
import { openStatusOf } from './open-status-of.ts'
import { lockParcel } from './lock-parcel.ts'
import { lockOrderOf, lockParts } from './store.ts'

export type BuyersOrder = { id: number; status: OrderStatus }

/** An order of this member, held until the transaction ends, and how far it has come for its buyer; null when there is none. */
export async function lockOrderOfBuyer(tx: Tx, owned: { memberId: number; hashedId: string }): Promise<BuyersOrder | null> {
  const order = await lockOrderOf(tx, owned)
  return order ? { id: order.id, status: openStatusOf(order, await lockParts(tx, order.id)) } : null
}

/** The same by its number alone, for operations only; null also for the number of a part. */
export async function lockOrderNumbered(tx: Tx, number: string): Promise<BuyersOrder | null> {
  const held = await lockParcel(tx, number)
  if (!held || held.parcel.id !== held.whole.id) return null
  return { id: held.whole.id, status: openStatusOf(held.whole, held.parcels.slice(1)) }
}
