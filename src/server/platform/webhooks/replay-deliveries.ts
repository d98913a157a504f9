import type { Actor } from '#rules/actor.ts'
import type { Shop } from '#server/platform/shop.ts'
import { restartDeliveries, type Again } from './delivery-store.ts'
import { queueDeliveries } from './queue-deliveries.ts'
import { lockWebhook } from './store.ts'
import { writeWebhookEntry } from './write-webhook-entry.ts'

export type Replay = { id: string; deliveries: Again['deliveries']; actor: Actor }

/** Sends one delivery again, or all that failed since then, each under its own webhook-id (ACC-56). Answers how many; null when there is no such webhook. */
export async function replayDeliveries(shop: Shop, { id, deliveries, actor }: Replay): Promise<number | null> {
  const now = shop.now()
  return shop.database.transaction(async (tx) => {
    const webhook = await lockWebhook(tx, id)
    if (!webhook) return null
    const isPaused = webhook.state === 'paused'
    const again = await restartDeliveries(tx, { webhookId: webhook.id, deliveries, isPaused, now })
    if (again.length === 0) return 0
    const queued = again.map((delivery) => ({ id: delivery, webhookId: webhook.id, tries: 0 }))
    if (!isPaused) await queueDeliveries(tx, queued)
    const after = {
      ...('publicId' in deliveries ? { delivery: deliveries.publicId } : { since: deliveries.failedSince }),
      count: again.length,
    }
    await writeWebhookEntry(tx, { actor, verb: 'replay-webhook', webhook: id, after, now })
    return again.length
  })
}
