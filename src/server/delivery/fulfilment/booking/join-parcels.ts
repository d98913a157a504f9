import { judgeJoining, type JoiningFault } from '#rules/shipping/joined-parcels.ts'
import { carrierOf } from '#rules/shipping/shipping.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { createBox, removeBoxes } from '#server/delivery/shipments/boxes/save-box.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import type { Shop } from '#server/platform/shop.ts'
import { listAmountsDue } from '#server/sales/orders/parcels/list-amounts-due.ts'
import { listUnits } from '#server/sales/orders/parcels/list-units.ts'
import { listNeedlessFees, type NeedlessFee } from './needless-fees.ts'
import { lockPacked } from './lock-packed.ts'
import { parcelToJoin } from './parcel-to-join.ts'

export type JoinRefusal = { code: 'no_such_order' } | { code: 'not_joinable'; why: JoiningFault }

/** Delivery fees that became needless: the boxes of these orders were paid for and are not needed. */
export type Joined = { needlessFees: NeedlessFee[] }

/**
 * Parcels of one member travel in one box: only what travels is joined, each order keeps its lines, payment, invoice and letters (D-113).
 * Told twice, they stay together. Answers the delivery fees that could be given back (DSK-30).
 */
export async function joinParcels(
  shop: Shop,
  { numbers, by }: { numbers: readonly string[]; by: string },
): Promise<Result<Joined, JoinRefusal>> {
  const now = shop.now()
  return shop.database.transaction(async (tx) => {
    const packed = await lockPacked(tx, numbers)
    if (numbers.some((number) => !packed.parcels.some(({ parcel }) => parcel.hashed_id === number)))
      return refuse({ code: 'no_such_order' })
    const orders = packed.parcels.map(({ parcel }) => parcel.id)
    const due = await listAmountsDue(tx, orders)
    const judged = judgeJoining(packed.parcels.map((each) => parcelToJoin(each, { boxes: packed.boxes, due })))
    if (!judged.ok) return judged
    const [lead, ...others] = packed.parcels
    if (!lead) return refuse({ code: 'no_such_order' })
    await removeBoxes(
      tx,
      packed.boxes.map(({ id }) => id),
    )
    const kindId = packed.boxes.find((box) => box.kindId !== null)?.kindId ?? null
    const lines = (await listUnits(tx, orders)).map(({ lineId, quantity }) => ({ lineId, quantity }))
    const withOrders = others.map(({ parcel }) => parcel.id)
    await createBox(tx, {
      orderId: lead.parcel.id,
      carrier: carrierOf(lead.parcel.shipping_method),
      boxNo: 1,
      kindId,
      weightG: null,
      lines,
      withOrders,
    })
    const actor = { kind: 'staff', id: by } as const
    const after = { orders: packed.parcels.map(({ parcel }) => parcel.hashed_id) }
    for (const { parcel } of packed.parcels)
      await writeAuditEntry(tx, { actor, verb: 'join-parcels', subject: `order ${parcel.hashed_id}`, before: null, after, now })
    return ok({ needlessFees: await listNeedlessFees(tx, packed.parcels) })
  })
}
