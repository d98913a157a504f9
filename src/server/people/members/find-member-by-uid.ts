import type { Shop } from '#server/platform/shop.ts'
import { findIdByUid } from './store.ts'

/** The member whom customer service was told the number of; null when there is none. */
export async function findMemberByUid(shop: Shop, uid: string): Promise<number | null> {
  return (await findIdByUid(shop.database.db, uid)) ?? null
}
