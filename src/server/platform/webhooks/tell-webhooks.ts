import { webhookBody, type WebhookObject } from '#rules/webhooks/webhook-body.ts'
import type { WebhookEvent } from '#rules/webhooks/webhook-events.ts'
import type { Telling } from '#server/platform/outbox/work.ts'
import type { Shop } from '#server/platform/shop.ts'
import { createDeliveryRow } from './delivery-store.ts'
import { newDeliveryId } from './public-ids.ts'
import { queueDeliveries } from './queue-deliveries.ts'
import { hasSubscribers, lockSubscribers } from './store.ts'

export type Tellable = {
  event: WebhookEvent
  telling: Telling
  /** Asked only when somebody wants to hear; null when there is no such thing any more. */
  find: () => Promise<WebhookObject | null>
}

/**
 * Writes a delivery for each webhook that wants to hear of this event, and puts it into the queue. Told twice, it is one
 * delivery. For a paused webhook it is held until that is resumed (ACC-55).
 */
export async function tellWebhooks(shop: Shop, { event, telling, find }: Tellable): Promise<void> {
  const { database, now } = shop
  if (!(await hasSubscribers(database.db, event))) return
  const object = await find()
  if (!object) return
  const told = { newsId: telling.id, event, objectNumber: object.number, body: webhookBody({ event, at: telling.at, object }), now: now() }
  await database.transaction(async (tx) => {
    for (const { id: webhookId, state } of await lockSubscribers(tx, event)) {
      const isPaused = state === 'paused'
      const id = await createDeliveryRow(tx, { ...told, publicId: newDeliveryId(shop), webhookId, state: isPaused ? 'held' : 'waiting' })
      if (id !== null && !isPaused) await queueDeliveries(tx, [{ id, webhookId, tries: 0 }])
    }
  })
}
