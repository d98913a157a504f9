import type { Shop } from '#server/platform/shop.ts'
import { findSelectionRow } from './selection-store.ts'

/** The orders that this person has selected, by their running numbers; null for none, or one that is over. */
export async function findSelection(shop: Shop, { id, staffId }: { id: number; staffId: number }): Promise<readonly number[] | null> {
  return (await findSelectedOrders(shop, { id, staffId }))?.ids ?? null
}

/** The same with how they were asked for: by a filter and words, or one by one. */
export async function findSelectedOrders(shop: Shop, { id, staffId }: { id: number; staffId: number }) {
  return findSelectionRow(shop.database.db, { kind: 'orders', id, staffId, now: shop.now() })
}

/** The products that this person has selected, by their ids. */
export async function findProductSelection(
  shop: Shop,
  { id, staffId }: { id: number; staffId: number },
): Promise<readonly number[] | null> {
  return (await findSelectionRow(shop.database.db, { kind: 'products', id, staffId, now: shop.now() }))?.ids ?? null
}
