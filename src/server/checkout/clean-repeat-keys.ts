import type { Shop } from '#server/shop.ts'

/** Removes the keys of attempts whose time is over: they could be claimed anew anyway. */
export async function cleanRepeatKeys({ database, now }: Shop): Promise<void> {
  await database.db.deleteFrom('idempotency_keys').where('expires_at', '<=', now()).execute()
}
