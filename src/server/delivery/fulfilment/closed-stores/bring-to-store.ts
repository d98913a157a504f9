import { ok, refuse, type Result } from '#rules/result.ts'
import { stateOfBox } from '#server/delivery/shipments/boxes/box.ts'
import { noteStoreChanged } from '#server/delivery/shipments/closed-stores/closed-until.ts'
import { endStoreLinks } from '#server/delivery/shipments/closed-stores/links.ts'
import { endStoreWish, type StoreWish } from '#server/delivery/shipments/closed-stores/wanted-stores.ts'
import type { Shop } from '#server/platform/shop.ts'
import { changeStoreOfParcels } from '#server/sales/orders/editing/change-store-of-parcels.ts'
import { lockPackedWithBox, parcelsIn } from '../booking/lock-packed.ts'

export type BringingRefusal = { code: 'courier_refused'; text: string } | { code: 'courier_unknown'; reason: string }

/** Has the courier bring a box to the store that is wanted, and writes down what he answered. A wish without an answer stays, and is asked again. */
export async function bringToStore(shop: Shop, wish: StoreWish): Promise<Result<null, BringingRefusal>> {
  const { boxId, providerId, store } = wish
  const answer = await shop.ports.courier.changeStore({ providerId, storeId: store.store_id })
  if (answer.answer === 'unknown') return refuse({ code: 'courier_unknown', reason: answer.reason })
  if (answer.answer === 'refused') {
    await shop.database.transaction((tx) => endStoreWish(tx, { boxId, store }))
    return refuse({ code: 'courier_refused', text: answer.text })
  }
  await writeChanged(shop, wish)
  return ok(null)
}

/** Everything in the box is picked up there, and what stood on the label before is printed anew. */
async function writeChanged(shop: Shop, { boxId, store, actor }: StoreWish): Promise<void> {
  const now = shop.now()
  await shop.database.transaction(async (tx) => {
    const packed = await lockPackedWithBox(tx, boxId)
    const box = packed.boxes.find(({ id }) => id === boxId)
    await endStoreWish(tx, { boxId, store })
    if (!box) return
    const parcels = parcelsIn(box, packed)
    await noteStoreChanged(tx, { boxId, storeId: store.store_id, isHandedOver: stateOfBox(box) === 'handed_over', now })
    await changeStoreOfParcels(tx, { parcels, store, actor, now })
    await endStoreLinks(tx, { orderIds: parcels.map(({ parcel }) => parcel.id), now })
  })
}
