import type { Shop } from '#server/platform/shop.ts'
import { listOpenKeysOf } from './key-store.ts'

/** Keys that somebody has made and that still open: whoever leaves has them looked at. */
export async function listKeysOf({ database: { db }, now }: Pick<Shop, 'database' | 'now'>, staffId: number) {
  return listOpenKeysOf(db, { staffId, now: now() })
}
