import type { Shop } from '#server/platform/shop.ts'
import { isShared } from './store.ts'

/** Whether a member's list is public now. */
export async function isWishlistShared({ database: { db } }: Shop, memberId: number): Promise<boolean> {
  return isShared(db, memberId)
}
