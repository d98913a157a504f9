import type { Tx } from '#database/connect.ts'
import type { OrderStatus } from '#rules/orders/order.ts'
import type { HoldReason } from '#rules/orders/hold.ts'
import { moveBox } from '#rules/shipping/box.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { lockRecalled } from '#server/catalog/products/published/recalled-units.ts'
import { stateOfBox, type Box } from '#server/delivery/shipments/boxes/box.ts'
import { saveBox } from '#server/delivery/shipments/boxes/save-box.ts'
import { tellLater } from '#server/platform/outbox/tell-later.ts'
import { recordTransition } from '#server/sales/orders/record-transition.ts'
import { boxesWith, parcelsIn, type Packed } from '../booking/lock-packed.ts'

export type SendingRefusal =
  | { code: 'no_such_transition'; status: OrderStatus }
  | { code: 'order_held'; reason: HoldReason }
  | { code: 'lot_recalled' }

/**
 * The courier has a box. With the last box of a parcel the parcel is on its way, and its buyer hears of it (DSK-31); one box that carries
 * several orders sends them all. Answers the numbers of the parcels that are on their way now.
 */
export async function sendBox(
  tx: Tx,
  { packed, box, tracking, by, now }: { packed: Packed; box: Box; tracking: string; by: string; now: Date },
): Promise<Result<{ sent: string[]; packed: Packed }, SendingRefusal>> {
  const parcels = parcelsIn(box, packed)
  for (const { parcel, whole } of parcels) {
    if (whole.held_reason !== null) return refuse({ code: 'order_held', reason: whole.held_reason })
    if (parcel.status !== 'picking') return refuse({ code: 'no_such_transition', status: parcel.status })
  }
  const moved = moveBox(stateOfBox(box), 'hand_over')
  if (!moved.ok) return refuse({ code: 'no_such_transition', status: parcels[0]?.parcel.status ?? 'picking' })
  const orderIds = parcels.map(({ parcel }) => parcel.id)
  if ((await lockRecalled(tx, orderIds)).length > 0) return refuse({ code: 'lot_recalled' })
  await saveBox(tx, { boxId: box.id, state: 'handed_over', tracking, handedOverAt: now })
  const after: Packed = {
    ...packed,
    boxes: packed.boxes.map((each) => (each.id === box.id ? { ...each, tracking, handedOverAt: now } : each)),
  }
  const complete = parcels.filter(({ parcel }) => boxesWith(parcel.id, after).every(({ handedOverAt }) => handedOverAt !== null))
  for (const { parcel } of complete) {
    const [shown = tracking, ...others] = boxesWith(parcel.id, after).flatMap((each) => each.tracking ?? [])
    await recordTransition(tx, {
      orderId: parcel.id,
      event: 'hand_over',
      actor: 'operations',
      set: { tracking: shown, ...(others.length > 0 && { more_tracking: others }), shipped_at: now },
      staff: { by, now },
      data: { tracking: shown },
    })
    await tellLater(tx, { name: 'order-shipped', orderId: parcel.id })
  }
  return ok({ sent: complete.map(({ parcel }) => parcel.hashed_id), packed: after })
}
