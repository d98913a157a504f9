import type { Actor } from '#rules/actor.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import type { WebhookEvent } from '#rules/webhooks/webhook-events.ts'
import { changedFields } from '#server/platform/audit/changed-fields.ts'
import type { Shop } from '#server/platform/shop.ts'
import { lockWebhook, saveWebhook } from './store.ts'
import { writeWebhookEntry } from './write-webhook-entry.ts'

export type WebhookChange = { id: string; url: string; events: readonly WebhookEvent[]; actor: Actor }

/** Where it is told, and of what. What is under way goes to the new address. */
export async function changeWebhook(
  shop: Shop,
  { id, url, events, actor }: WebhookChange,
): Promise<Result<null, { code: 'address_refused' | 'not_found' }>> {
  if (!(await shop.ports.webhooks.isAllowed(url))) return refuse({ code: 'address_refused' })
  const now = shop.now()
  return shop.database.transaction(async (tx) => {
    const webhook = await lockWebhook(tx, id)
    if (!webhook) return refuse({ code: 'not_found' })
    const { before, after } = changedFields({ url: webhook.url, events: webhook.events }, { url, events: [...new Set(events)] })
    if (Object.keys(after).length === 0) return ok(null)
    await saveWebhook(tx, { webhook, set: { ...after, version: webhook.version + 1 } })
    await writeWebhookEntry(tx, { actor, verb: 'change-webhook', webhook: id, before, after, now })
    return ok(null)
  })
}
