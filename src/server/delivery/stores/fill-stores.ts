import type { Shop } from '#server/platform/shop.ts'
import { refreshStores } from './refresh-stores.ts'
import { countOpenStores } from './store.ts'

/** A shop that has never seen the store directory asks for it now, instead of waiting for the night. */
export async function fillStores(shop: Shop): Promise<void> {
  if ((await countOpenStores(shop.database.db)) === 0) await refreshStores(shop)
}
