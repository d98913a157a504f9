import type { Tx } from '#database/connect.ts'
import type { OrderEvent } from '#rules/orders/order.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { lockParcel, type LockedParcel } from '#server/sales/orders/lock-parcel.ts'
import { recordTransition } from '#server/sales/orders/record-transition.ts'
import { tellLater } from '#server/platform/outbox/tell-later.ts'
import { recordCash } from '#server/money/payments/record-cash.ts'
import type { Shop } from '#server/platform/shop.ts'
import type { Acting, ParcelRefusal } from './parcel-refusal.ts'

/** What happens to a parcel on its way: it waits in a store, it is at the door, it was picked up. */
export type ParcelEvent = Extract<OrderEvent, 'arrived_at_store' | 'delivered' | 'picked_up'>

/**
 * A parcel goes on, told by the courier or by operations. A parcel for a door is never at a store, and one for a store
 * never at a door. Once the last parcel of an order has arrived, the order is finished and the house is told.
 */
export async function followParcel(
  shop: Shop,
  { number, event, ...acting }: { number: string; event: ParcelEvent } & Acting,
): Promise<Result<'moved', ParcelRefusal>> {
  const now = shop.now()
  return shop.database.transaction(async (tx) => {
    const held = await lockParcel(tx, number)
    if (!held) return refuse({ code: 'no_such_order' })
    const { parcel } = held
    if ((parcel.shipping_method === 'seven') === (event === 'delivered'))
      return refuse({ code: 'no_such_transition', status: parcel.status })
    const set = event === 'arrived_at_store' ? { delivered_at: now } : { delivered_at: parcel.delivered_at ?? now, finished_at: now }
    const teller = acting.actor === 'operations' ? { staff: { by: acting.by, now } } : { data: { by: acting.by } }
    const moved = await recordTransition(tx, { orderId: parcel.id, event, actor: acting.actor, set, ...teller })
    if (!moved.ok) return refuse({ code: 'no_such_transition', ...moved.refusal })
    if (event === 'arrived_at_store') await tellLater(tx, { name: 'order-at-store', orderId: parcel.id })
    else await finishParcel(tx, held, now)
    return ok('moved')
  })
}

const ended: readonly string[] = ['finished', 'archived', 'cancel', 'refunding', 'refunded']

/** The courier has collected the money of cash on delivery with the last parcel. */
async function finishParcel(tx: Tx, { parcel, whole, parcels }: LockedParcel, now: Date): Promise<void> {
  await tellLater(tx, { name: 'order-delivered', orderId: parcel.id })
  if (parcels.some(({ id, status }) => id !== parcel.id && !ended.includes(status))) return
  await recordCash(tx, { orderId: whole.id, now })
  await tellLater(tx, { name: 'order-finished', orderId: whole.id })
}
