import { ok, refuse, type Result } from '#rules/result.ts'
import { findStoreLink } from '#server/delivery/shipments/closed-stores/links.ts'
import type { Shop } from '#server/platform/shop.ts'
import { findStoreOfParcel } from '#server/sales/orders/parcels/find-store-of-parcel.ts'
import type { BringingRefusal } from './bring-to-store.ts'
import { changeStore } from './change-store.ts'
import type { Store } from '#server/delivery/shipments/closed-stores/wanted-stores.ts'

export type ChoosingRefusal = { code: 'link_ended' | 'store_unknown' } | BringingRefusal

/** What a buyer sees who opens the link of the letter: which parcel, which store has closed, and until when another can be chosen. */
export async function findStoreToChoose(
  shop: Shop,
  token: string,
): Promise<Result<{ number: string; storeName: string; until: Date }, ChoosingRefusal>> {
  const link = await findStoreLink(shop, token)
  const parcel = link && (await findStoreOfParcel(shop, link.orderId))
  return link && parcel
    ? ok({ number: link.number, storeName: parcel.store?.store_name ?? '', until: link.until })
    : refuse({ code: 'link_ended' })
}

/** A buyer chooses another store by the link of the letter, without signing in. A link chooses once. */
export async function chooseStore(
  shop: Shop,
  { token, storeId }: { token: string; storeId: string },
): Promise<Result<Store, ChoosingRefusal>> {
  const link = await findStoreLink(shop, token)
  const parcel = link && (await findStoreOfParcel(shop, link.orderId))
  if (!link || !parcel) return refuse({ code: 'link_ended' })
  const changed = await changeStore(shop, { number: link.number, storeId, actor: { kind: 'member', id: parcel.memberId } })
  if (changed.ok) return changed
  const { refusal } = changed
  switch (refusal.code) {
    case 'store_unknown':
    case 'courier_refused':
    case 'courier_unknown':
      return refuse(refusal)
    default:
      return refuse({ code: 'link_ended' })
  }
}
