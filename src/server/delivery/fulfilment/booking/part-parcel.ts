import { carrierOf } from '#rules/shipping/shipping.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { stateOfBox } from '#server/delivery/shipments/boxes/box.ts'
import { createBox, removeBoxes } from '#server/delivery/shipments/boxes/save-box.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import type { Shop } from '#server/platform/shop.ts'
import { listUnits } from '#server/sales/orders/parcels/list-units.ts'
import { boxesWith, lockPacked } from './lock-packed.ts'

/** A parcel that was joined with others travels in a box of its own again; the others stay together. Told twice, nothing more happens. */
export async function partParcel(
  shop: Shop,
  { number, by }: { number: string; by: string },
): Promise<Result<null, { code: 'no_such_order' } | { code: 'label_booked' }>> {
  const now = shop.now()
  return shop.database.transaction(async (tx) => {
    const packed = await lockPacked(tx, [number])
    const own = packed.parcels.find(({ parcel }) => parcel.hashed_id === number)
    if (!own) return refuse({ code: 'no_such_order' })
    if (packed.parcels.length === 1) return ok(null)
    const shared = boxesWith(own.parcel.id, packed)
    if (shared.some((box) => stateOfBox(box) !== 'open')) return refuse({ code: 'label_booked' })
    await removeBoxes(
      tx,
      shared.map(({ id }) => id),
    )
    const [lead, ...others] = packed.parcels.filter(({ parcel }) => parcel.id !== own.parcel.id)
    const groups = [[own], lead ? [lead, ...others] : []]
    for (const group of groups) {
      const [first, ...rest] = group.map(({ parcel }) => parcel)
      if (!first) continue
      const ids = [first, ...rest].map(({ id }) => id)
      const lines = (await listUnits(tx, ids)).map(({ lineId, quantity }) => ({ lineId, quantity }))
      const box = {
        orderId: first.id,
        carrier: carrierOf(first.shipping_method),
        boxNo: 1,
        kindId: shared[0]?.kindId ?? null,
        weightG: null,
      }
      await createBox(tx, { ...box, lines, withOrders: rest.map(({ id }) => id) })
    }
    const before = { orders: packed.parcels.map(({ parcel }) => parcel.hashed_id) }
    const actor = { kind: 'staff', id: by } as const
    await writeAuditEntry(tx, { actor, verb: 'part-parcel', subject: `order ${number}`, before, after: null, now })
    return ok(null)
  })
}
