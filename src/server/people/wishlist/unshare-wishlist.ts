import type { Shop } from '#server/platform/shop.ts'
import { lockWishlist, removeShared } from './store.ts'

/** Makes a list private again: its address leads nowhere from now on, and sharing anew makes another. One that is private stays so. */
export async function unshareWishlist(shop: Shop, memberId: number): Promise<void> {
  await shop.database.transaction(async (tx) => {
    await lockWishlist(tx, memberId)
    await removeShared(tx, memberId)
  })
}
