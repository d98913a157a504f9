import { ok, refuse, type Result } from '#rules/result.ts'
import { isOnShelf, lockReservedStock, takeStock } from '#server/catalog/products/release-stock.ts'
import { lockParcel } from '#server/sales/orders/lock-parcel.ts'
import { recordTransition } from '#server/sales/orders/record-transition.ts'
import { tellLater } from '#server/platform/outbox/tell-later.ts'
import type { Shop } from '#server/platform/shop.ts'
import type { ParcelRefusal } from './parcel-refusal.ts'

/** A parcel is being packed: its goods leave the shelf (D-72), its buyer can change nothing more, and the invoice follows (D-71). */
export async function startPicking(shop: Shop, { number, by }: { number: string; by: string }): Promise<Result<'picking', ParcelRefusal>> {
  const now = shop.now()
  return shop.database.transaction(async (tx) => {
    const held = await lockParcel(tx, number)
    if (!held) return refuse({ code: 'no_such_order' })
    const { parcel, whole } = held
    if (whole.held_reason !== null) return refuse({ code: 'order_held', reason: whole.held_reason })
    await lockReservedStock(tx, whole.id)
    if (parcel.status === 'confirmed' && !(await isOnShelf(tx, parcel.id))) return refuse({ code: 'not_on_shelf' })
    const moved = await recordTransition(tx, {
      orderId: parcel.id,
      event: 'start_picking',
      actor: 'operations',
      set: { picked_at: now },
      staff: { by, now },
    })
    if (!moved.ok) return refuse({ code: 'no_such_transition', ...moved.refusal })
    await takeStock(tx, parcel.id)
    await tellLater(tx, { name: 'picking-started', orderId: whole.id, parcelId: parcel.id })
    return ok('picking')
  })
}
