import type { Shop } from '#server/platform/shop.ts'
import { findWebhookOf } from './store.ts'

/** What is said about a webhook that is paused; null when it is not. */
export async function findPausedWebhook({ database: { db } }: Shop, id: number): Promise<{ url: string; since: Date } | null> {
  const { state, url, paused_at: since } = await findWebhookOf(db, id)
  return state === 'paused' && since ? { url, since } : null
}
