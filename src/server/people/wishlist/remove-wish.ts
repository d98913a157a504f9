import type { Shop } from '#server/platform/shop.ts'
import { removeEntry } from './store.ts'

/** Takes an entry off the list of its member. One that is gone already is gone. */
export async function removeWish({ database: { db } }: Shop, wish: { memberId: number; id: number }): Promise<void> {
  await removeEntry(db, wish)
}
