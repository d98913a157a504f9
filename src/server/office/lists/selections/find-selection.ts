import type { Shop } from '#server/platform/shop.ts'
import { findSelectionRow } from './selection-store.ts'

/** The orders that this person has selected, by their running numbers; null for none, or one that is over. */
export async function findSelection(shop: Shop, { id, staffId }: { id: number; staffId: number }): Promise<readonly number[] | null> {
  return findSelectionRow(shop.database.db, { kind: 'orders', id, staffId, now: shop.now() })
}

/** The same of products, by their ids. */
export async function findProductSelection(
  shop: Shop,
  { id, staffId }: { id: number; staffId: number },
): Promise<readonly number[] | null> {
  return findSelectionRow(shop.database.db, { kind: 'products', id, staffId, now: shop.now() })
}
