import type { Shop } from '#server/shop.ts'
import { findTransferRow, hasProviderRef } from './store.ts'

/** The attempt to pay an order by transfer that was begun last, by the number of the order; undefined when it is paid otherwise. */
export async function findTransfer(shop: Shop, orderNumber: string) {
  return findTransferRow(shop.database.db, orderNumber)
}

/** Whether a transfer has brought the money of some order already. The bank tells of it by a longer name than its statement. */
export async function isTransferCounted(shop: Shop, reference: string): Promise<boolean> {
  return hasProviderRef(shop.database.db, { provider: 'bank', reference })
}
