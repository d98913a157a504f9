import { endsSoon, proposeBox } from '#rules/shipping/box.ts'
import { sum } from '#rules/money.ts'
import { stateOfBox } from '#server/delivery/shipments/boxes/box.ts'
import { listSizes } from '#server/catalog/products/measures/list-sizes.ts'
import { listBoxesOf, listKinds, type BoxKind } from '#server/delivery/shipments/boxes/find-boxes.ts'
import { listParcelEvents } from '#server/delivery/shipments/published/what-happened.ts'
import { listUnits } from '#server/sales/orders/parcels/list-units.ts'
import { findParcelId } from '#server/sales/orders/parcels/find-parcel-id.ts'
import type { Shop } from '#server/platform/shop.ts'

/** The boxes of a parcel as the office shows them; null when nothing has that number. */
export async function findOfficeBoxes(shop: Shop, number: string) {
  const id = await findParcelId(shop, number)
  if (id === null) return null
  const boxes = await listBoxesOf(shop, [number])
  const kinds = await listKinds(shop.database.db)
  const told = await listParcelEvents(shop.database.db, id)
  const now = shop.now()
  return {
    boxes: boxes.map((box) => ({
      id: box.id,
      box_no: box.boxNo,
      kind_id: box.kindId,
      weight_g: box.weightG,
      state: stateOfBox(box),
      under_way: box.handedOverAt && box.state !== 'handed_over' ? box.state : null,
      tracking: box.tracking,
      collect: sum(box.orders.map(({ collect }) => collect)),
      label_until: box.labelUntil?.toISOString() ?? null,
      ends_soon: box.handedOverAt === null && endsSoon(box.labelUntil, now),
      handed_over_at: box.handedOverAt?.toISOString() ?? null,
      store_closed_until: box.storeClosedUntil?.toISOString() ?? null,
      lines: box.lines.map(({ lineId, quantity }) => ({ line_id: lineId, quantity })),
      events: told.filter(({ shipment_id }) => shipment_id === box.id).map(({ at, kind: code }) => ({ at: at.toISOString(), code })),
      orders: box.numbers,
    })),
    kinds: kinds
      .filter(({ active }) => active)
      .map(({ id, name, sidesMm, tareG, sizeClass }) => ({ id, name, sides_mm: sidesMm, tare_g: tareG, size_class: sizeClass })),
    proposed_kind_id: (await proposedFor(shop, { orderId: id, kinds }))?.id ?? null,
  }
}

/** Only when all goods were measured. */
async function proposedFor({ database: { db } }: Shop, { orderId, kinds }: { orderId: number; kinds: readonly BoxKind[] }) {
  const units = await listUnits(db, [orderId])
  const sizes = await listSizes(
    db,
    units.map(({ productId }) => productId),
  )
  const goods = units.map(({ productId, quantity }) => ({ sidesMm: sizes.get(productId) ?? null, quantity }))
  const measured = goods.flatMap(({ sidesMm, quantity }) => (sidesMm ? [{ sidesMm, quantity }] : []))
  return measured.length === goods.length ? proposeBox(kinds, measured) : null
}
