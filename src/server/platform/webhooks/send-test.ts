import type { Actor } from '#rules/actor.ts'
import { webhookBody } from '#rules/webhooks/webhook-body.ts'
import { testEvent } from '#rules/webhooks/webhook-events.ts'
import type { Shop } from '#server/platform/shop.ts'
import { createDeliveryRow } from './delivery-store.ts'
import { newDeliveryId } from './public-ids.ts'
import { queueDeliveries } from './queue-deliveries.ts'
import { lockWebhook } from './store.ts'
import { writeWebhookEntry } from './write-webhook-entry.ts'

/** A delivery about nothing, to see whether it is heard. It goes out while the webhook is paused too: that is when somebody wants to know. False when there is no such webhook. */
export async function sendTest(shop: Shop, { id, actor }: { id: string; actor: Actor }): Promise<boolean> {
  const now = shop.now()
  return shop.database.transaction(async (tx) => {
    const webhook = await lockWebhook(tx, id)
    if (!webhook) return false
    const { version, state } = webhook
    const body = webhookBody({ event: testEvent, at: now, object: { kind: 'webhook', number: id, version, state } })
    const told = { publicId: newDeliveryId(shop), webhookId: webhook.id, newsId: null, event: testEvent, objectNumber: id, body, now }
    const delivery = await createDeliveryRow(tx, { ...told, state: 'waiting' })
    if (delivery !== null) await queueDeliveries(tx, [{ id: delivery, webhookId: webhook.id, tries: 0 }])
    await writeWebhookEntry(tx, { actor, verb: 'test-webhook', webhook: id, now })
    return true
  })
}
