import type { Actor } from '#rules/actor.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import type { WebhookEvent } from '#rules/webhooks/webhook-events.ts'
import type { Shop } from '#server/platform/shop.ts'
import { newWebhookId } from './public-ids.ts'
import { createWebhookRow } from './store.ts'
import { encryptSecret, newSecret } from './webhook-secret.ts'
import { writeWebhookEntry } from './write-webhook-entry.ts'

export type NewWebhookWish = { url: string; events: readonly WebhookEvent[]; actor: Actor }

/** Somebody more who is told. The secret is answered this once (ACC-50). */
export async function createWebhook(
  shop: Shop,
  { url, events, actor }: NewWebhookWish,
): Promise<Result<{ id: string; secret: string }, { code: 'address_refused' }>> {
  if (!(await shop.ports.webhooks.isAllowed(url))) return refuse({ code: 'address_refused' })
  const now = shop.now()
  const [id, secret] = [newWebhookId(shop), newSecret(shop)]
  const wanted = [...new Set(events)]
  await shop.database.transaction(async (tx) => {
    await createWebhookRow(tx, {
      publicId: id,
      url,
      events: wanted,
      secret: encryptSecret({ cipher: shop.cipher, webhook: id }, secret),
      now,
    })
    await writeWebhookEntry(tx, { actor, verb: 'create-webhook', webhook: id, after: { url, events: wanted }, now })
  })
  return ok({ id, secret })
}
