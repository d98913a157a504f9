import type { Tx } from '#database/connect.ts'
import type { Actor } from '#rules/actor.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { isToBeBrought, storeChangeOf } from '#rules/shipping/closed-store.ts'
import { stateOfBox, type Box } from '#server/delivery/shipments/boxes/box.ts'
import { noteClosedUntil } from '#server/delivery/shipments/closed-stores/closed-until.ts'
import { endStoreLinks } from '#server/delivery/shipments/closed-stores/links.ts'
import { keepStoreWish, type Store, type StoreWish } from '#server/delivery/shipments/closed-stores/wanted-stores.ts'
import { hasLabel } from '#server/delivery/shipments/published/has-label.ts'
import { findStore } from '#server/delivery/stores/find-store.ts'
import type { Shop } from '#server/platform/shop.ts'
import { changeStoreOfParcels } from '#server/sales/orders/editing/change-store-of-parcels.ts'
import type { LockedParcel } from '#server/sales/orders/lock-parcel.ts'
import { boxesWith, lockPacked, parcelsIn, type Packed } from '../booking/lock-packed.ts'
import type { ParcelRefusal } from '../parcel-refusal.ts'
import { bringToStore, type BringingRefusal } from './bring-to-store.ts'

export type ChangeStore = { number: string; storeId: string; actor: Actor }

export type ChangeStoreRefusal = ParcelRefusal | BringingRefusal | { code: 'store_unknown' }

/**
 * A parcel is picked up in another store. What has no label is changed in the house; a box that its courier knows he brings elsewhere only
 * while its store is closed (DSK-32). He is asked after the wish is written down: an answer that was lost is asked for again, and told
 * twice, it is the same store. Answers that store.
 */
export async function changeStore(shop: Shop, { number, storeId, actor }: ChangeStore): Promise<Result<Store, ChangeStoreRefusal>> {
  const now = shop.now()
  const store = await findStore(shop.database.db, storeId)
  if (!store) return refuse({ code: 'store_unknown' })
  const wishes = await shop.database.transaction((tx) => wishFor(tx, { number, store, actor, now }))
  if (!wishes.ok) return wishes
  for (const wish of wishes.value) {
    const brought = await bringToStore(shop, wish)
    if (!brought.ok) return brought
  }
  return ok(store)
}

type Wishing = { number: string; store: Store; actor: Actor; now: Date }

/** What the courier is to be asked for; nothing where the house alone decides, and then it has. */
async function wishFor(tx: Tx, { number, store, actor, now }: Wishing): Promise<Result<StoreWish[], ChangeStoreRefusal>> {
  const packed = await lockPacked(tx, [number])
  const own = packed.parcels.find(({ parcel }) => parcel.hashed_id === number)
  if (!own) return refuse({ code: 'no_such_order' })
  const { id, status, shipping_method: method } = own.parcel
  const boxes = boxesWith(id, packed)
  const change = storeChangeOf({ status, boxes: boxes.map(toStore) }, now)
  if (method !== 'seven' || change.way === 'not now') return refuse({ code: 'no_such_transition', status })
  if (change.way === 'label_booked') return refuse({ code: 'label_booked' })
  if (change.way === 'in the house') {
    await changeInHouse(tx, { packed, own, store, actor, now })
    return ok([])
  }
  const closed = boxes.filter((box) => isToBeBrought(toStore(box), now))
  if (closed.some((box) => box.storeId === store.store_id)) return refuse({ code: 'store_unknown' })
  await keepStoreWish(tx, { boxIds: closed.map((box) => box.id), store, actor })
  return ok(closed.flatMap(({ id: boxId, providerId }) => (providerId === null ? [] : [{ boxId, providerId, store, actor }])))
}

const toStore = (box: Box) => ({ hasLabel: stateOfBox(box) !== 'open', storeClosedUntil: box.storeClosedUntil })

/** Whatever lies in one box with it, and what of the same order has no label either, is picked up there too. */
async function changeInHouse(tx: Tx, changing: Omit<Wishing, 'number'> & { packed: Packed; own: LockedParcel }): Promise<void> {
  const { packed, own, store, actor, now } = changing
  const boxes = boxesWith(own.parcel.id, packed)
  const parcels = new Map([own, ...boxes.flatMap((box) => parcelsIn(box, packed))].map((each) => [each.parcel.id, each]))
  for (const parcel of own.parcels)
    if (['confirmed', 'picking'].includes(parcel.status) && !(await hasLabel(tx, parcel.id))) parcels.set(parcel.id, { ...own, parcel })
  await changeStoreOfParcels(tx, { parcels: [...parcels.values()], store, actor, now })
  for (const box of boxes) if (box.storeClosedUntil !== null) await noteClosedUntil(tx, { boxId: box.id, until: null })
  await endStoreLinks(tx, { orderIds: [...parcels.keys()], now })
}
