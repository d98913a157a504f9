import type { Shop } from '#server/platform/shop.ts'
import { saveNoticeDone } from './store.ts'

/** The provider has been asked about what a notice told. */
export async function markNoticeDone(shop: Shop, noticeId: number): Promise<void> {
  await saveNoticeDone(shop.database.db, { noticeId, now: shop.now() })
}
