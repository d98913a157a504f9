import { carrierOf } from '#rules/shipping/shipping.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { lockParcel } from '#server/sales/orders/lock-parcel.ts'
import { recordTransition } from '#server/sales/orders/record-transition.ts'
import { tellLater } from '#server/platform/outbox/tell-later.ts'
import { createShipment } from '#server/delivery/shipments/create-shipment.ts'
import { findOtherParcel } from '#server/delivery/shipments/find-other-parcel.ts'
import type { Shop } from '#server/platform/shop.ts'
import type { ParcelRefusal } from './parcel-refusal.ts'

export type HandOver = {
  number: string
  tracking: string
  by: string
  /** What the courier knows the parcel by; left out when it was booked by hand. */
  reference?: string
}

/** The courier has the parcel, under this number. */
export async function handOver(shop: Shop, { number, tracking, by, reference }: HandOver): Promise<Result<'delivering', ParcelRefusal>> {
  const now = shop.now()
  return shop.database.transaction(async (tx) => {
    const held = await lockParcel(tx, number)
    if (!held) return refuse({ code: 'no_such_order' })
    const { parcel, whole } = held
    if (whole.held_reason !== null) return refuse({ code: 'order_held', reason: whole.held_reason })
    const named = { orderId: parcel.id, carrier: carrierOf(parcel.shipping_method), trackingNumber: tracking }
    if (await findOtherParcel(tx, named)) return refuse({ code: 'tracking_taken' })
    const moved = await recordTransition(tx, {
      orderId: parcel.id,
      event: 'hand_over',
      actor: 'operations',
      set: { tracking, shipped_at: now },
      staff: { by, now },
      data: { tracking },
    })
    if (!moved.ok) return refuse({ code: 'no_such_transition', ...moved.refusal })
    await createShipment(tx, { ...named, reference: reference ?? null, now })
    await tellLater(tx, { name: 'order-shipped', orderId: parcel.id })
    return ok('delivering')
  })
}
