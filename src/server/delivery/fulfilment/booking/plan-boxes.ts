import type { Tx } from '#database/connect.ts'
import { judgeContents, type Contents } from '#rules/shipping/box-contents.ts'
import { carrierOf } from '#rules/shipping/shipping.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { stateOfBox } from '#server/delivery/shipments/boxes/box.ts'
import { listKinds } from '#server/delivery/shipments/boxes/find-boxes.ts'
import { createBox, removeBoxes } from '#server/delivery/shipments/boxes/save-box.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import type { Shop } from '#server/platform/shop.ts'
import { listUnits } from '#server/sales/orders/parcels/list-units.ts'
import type { BookingRefusal } from './booking-refusal.ts'
import { boxesWith, lockPacked, type Packed } from './lock-packed.ts'

export type PlannedBox = {
  kindId: number | null
  weightG: number | null
  /** What lies in it; left out, everything does: then there is no other box. */
  lines?: readonly Contents[] | undefined
}

export type PlanRefusal = BookingRefusal | { code: 'no_such_box_kind' }

export type Planning = { number: string; boxes: readonly PlannedBox[]; by: string }

/** Says in which boxes a parcel travels, in place of whatever was said before (DSK-31). Told twice, they are the same boxes. Refused while a label is valid. */
export async function planBoxes(shop: Shop, { number, boxes, by }: Planning): Promise<Result<null, PlanRefusal>> {
  const now = shop.now()
  return shop.database.transaction(async (tx) => {
    const packed = await lockPacked(tx, [number])
    const own = packed.parcels.find(({ parcel }) => parcel.hashed_id === number)
    if (!own) return refuse({ code: 'no_such_order' })
    const { id, status, shipping_method } = own.parcel
    if (status !== 'picking' && status !== 'confirmed') return refuse({ code: 'no_such_transition', status })
    const before = boxesWith(id, packed)
    if (before.some((box) => stateOfBox(box) !== 'open')) return refuse({ code: 'label_booked' })
    const contents = await contentsOf(tx, { packed, boxes })
    if (!contents.ok) return contents
    await removeBoxes(
      tx,
      before.map((box) => box.id),
    )
    const withOrders = packed.parcels.map(({ parcel }) => parcel.id).filter((other) => other !== id)
    for (const [index, { kindId, weightG }] of boxes.entries()) {
      const lines = contents.value[index] ?? []
      await createBox(tx, { orderId: id, carrier: carrierOf(shipping_method), boxNo: index + 1, kindId, weightG, lines, withOrders })
    }
    const audit = { actor: { kind: 'staff', id: by }, verb: 'plan-boxes', subject: `order ${number}`, now } as const
    await writeAuditEntry(tx, { ...audit, before: told(before), after: told(boxes) })
    return ok(null)
  })
}

const told = (boxes: readonly { kindId: number | null; weightG: number | null }[]) =>
  boxes.map(({ kindId, weightG }) => ({ kind: kindId, weight_g: weightG }))

/** What lies in which box; of joined parcels everything lies in the one that they share. */
async function contentsOf(
  tx: Tx,
  { packed: { parcels }, boxes }: { packed: Packed; boxes: readonly PlannedBox[] },
): Promise<Result<Contents[][], PlanRefusal>> {
  if (parcels.length > 1 && boxes.length !== 1) return refuse({ code: 'wrong_contents' })
  const kinds = await listKinds(tx)
  if (boxes.some(({ kindId }) => kindId !== null && !kinds.some(({ id, active }) => id === kindId && active)))
    return refuse({ code: 'no_such_box_kind' })
  const units = await listUnits(
    tx,
    parcels.map(({ parcel }) => parcel.id),
  )
  const all = units.map(({ lineId, quantity }) => ({ lineId, quantity }))
  const contents = boxes.map(({ lines }) =>
    lines === undefined && boxes.length === 1 ? all : (lines ?? []).filter(({ quantity }) => quantity > 0),
  )
  const judged = judgeContents(contents, all)
  return judged.ok ? ok(contents) : judged
}
