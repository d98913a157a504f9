import type { OrderStatus } from '#rules/orders/order.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import type { Actor } from '#rules/actor.ts'
import { stateOfBox } from '#server/delivery/shipments/boxes/box.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import type { Shop } from '#server/platform/shop.ts'
import { lockPackedWithBox, parcelsIn } from './lock-packed.ts'
import { replaceBox } from './replace-box.ts'

export type PuttingAway = { boxId: number; actor: Actor; reason?: string }

/**
 * The label of a box is not to be used any more; the box can be booked anew, under another name. A label that was put away is refused at
 * the door (DSK-33). Told twice, nothing more happens; what the courier has cannot be put away.
 */
export async function putAwayLabel(
  shop: Shop,
  { boxId, actor, reason }: PuttingAway,
): Promise<Result<'put_away', { code: 'no_such_order' } | { code: 'no_such_transition'; status: OrderStatus }>> {
  const now = shop.now()
  return shop.database.transaction(async (tx) => {
    const packed = await lockPackedWithBox(tx, boxId)
    if (packed.parcels.length === 0) return refuse({ code: 'no_such_order' })
    const box = packed.boxes.find(({ id }) => id === boxId)
    if (!box || stateOfBox(box) === 'open') return ok('put_away')
    const status = parcelsIn(box, packed)[0]?.parcel.status ?? 'picking'
    if (stateOfBox(box) === 'handed_over') return refuse({ code: 'no_such_transition', status })
    await replaceBox(tx, { box, now })
    const before = { tracking: box.tracking, reference: box.reference }
    await writeAuditEntry(tx, {
      actor,
      verb: 'put-away-label',
      subject: `box ${boxId}`,
      before,
      after: null,
      now,
      ...(reason && { reason }),
    })
    return ok('put_away')
  })
}
