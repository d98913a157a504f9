import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import { queueJobs } from '#server/platform/outbox/queue-jobs.ts'

export type DeliveryToQueue = {
  id: number
  webhookId: number
  /** How often it was tried before: a job for an earlier try does nothing. */ tries: number
  inSeconds?: number
}

/** One job a delivery; of one webhook one at a time, so that a receiver who is slow holds up nobody but itself. */
export async function queueDeliveries(db: Kysely<Tables>, deliveries: readonly DeliveryToQueue[]): Promise<void> {
  await queueJobs(
    db,
    'deliver-webhook',
    deliveries.map(({ id, webhookId, tries, inSeconds = 0 }) => ({
      key: `webhook-delivery:${id}`,
      row: `webhook:${webhookId}`,
      payload: { delivery: id, tries },
      inSeconds,
    })),
  )
}
