import { takingTime } from '#database/taking-time.ts'
import type { Shop } from '#server/platform/shop.ts'

/** Removes the keys of attempts whose time is over: they could be claimed anew anyway. */
export async function cleanIdempotencyKeys({ database, now }: Shop): Promise<void> {
  await takingTime(database, (tx) => tx.deleteFrom('idempotency_keys').where('expires_at', '<=', now()).execute())
}
