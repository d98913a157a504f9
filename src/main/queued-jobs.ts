import { turnProducts } from '#server/catalog/products/schedules/turn-products.ts'
import type { QueuedJob } from '#server/platform/outbox/work.ts'
import { deliverWebhook } from '#server/platform/webhooks/deliver-webhook.ts'

/** What verbs put into the queue for a moment of its own, by the name under which they do. */
export const queuedJobs = {
  'turn-products': { work: (shop) => turnProducts(shop), lane: 'rest' },
  'deliver-webhook': { work: deliverWebhook, lane: 'webhooks' },
} as const satisfies Record<string, QueuedJob>
