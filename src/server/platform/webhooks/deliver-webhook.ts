import * as z from 'zod'
import type { Tx } from '#database/connect.ts'
import type { WebhookAnswer } from '#ports/webhook-receivers.ts'
import { isHeard, isToBePaused, nextTryAt } from '#rules/webhooks/delivery.ts'
import { testEvent } from '#rules/webhooks/webhook-events.ts'
import { tellLater } from '#server/platform/outbox/tell-later.ts'
import type { Shop } from '#server/platform/shop.ts'
import { createTry, findDelivery, holdDeliveries, lockDelivery, saveDelivery, type DeliveryRow } from './delivery-store.ts'
import { queueDeliveries } from './queue-deliveries.ts'
import { signDelivery } from './sign-delivery.ts'
import { findWebhookOf, lockWebhookOf, saveWebhook, type WebhookRow } from './store.ts'
import { decryptSecret } from './webhook-secret.ts'

const job = z.object({ delivery: z.int(), tries: z.int() })

/**
 * Tries a delivery once and writes down what came back: heard, to be tried again at its time, or failed (ACC-54). A webhook
 * that has heard nothing for three days is paused (ACC-55). Who crashes in between tries the same again, under the same
 * webhook-id.
 */
export async function deliverWebhook(shop: Shop, payload: unknown): Promise<void> {
  const { delivery: id, tries } = job.parse(payload)
  const { db } = shop.database
  const delivery = await findDelivery(db, id)
  if (delivery?.state !== 'waiting' || delivery.tries !== tries) return
  const webhook = await findWebhookOf(db, delivery.webhook_id)
  if (webhook.state === 'removed' || (webhook.state === 'paused' && delivery.event !== testEvent)) return
  const begin = performance.now()
  const answer = await send(shop, { delivery, webhook })
  await recordTry(shop, { delivery, answer, durationMs: Math.round(performance.now() - begin) })
}

async function send(shop: Shop, { delivery, webhook }: { delivery: DeliveryRow; webhook: WebhookRow }): Promise<WebhookAnswer> {
  const now = shop.now()
  const old = webhook.old_secret_until !== null && now < webhook.old_secret_until ? webhook.old_secret : null
  const kept = { cipher: shop.cipher, webhook: webhook.public_id }
  const secrets = [webhook.secret, old].flatMap((secret) => (secret && decryptSecret(kept, secret)) ?? [])
  if (secrets.length === 0) return { answer: 'unreachable', reason: 'the key that closed its secret is not at hand' }
  const { public_id: id, body } = delivery
  return shop.ports.webhooks.send({ url: webhook.url, body, headers: signDelivery({ id, body, secrets, now }) })
}

type Tried = { delivery: DeliveryRow; answer: WebhookAnswer; durationMs: number }

async function recordTry(shop: Shop, { delivery: { id, webhook_id: webhookId, tries }, answer, durationMs }: Tried): Promise<void> {
  const now = shop.now()
  await shop.database.transaction(async (tx) => {
    const webhook = await lockWebhookOf(tx, webhookId)
    const delivery = await lockDelivery(tx, id)
    await createTry(tx, { deliveryId: id, at: now, durationMs, ...wordsOf(answer) })
    if (answer.answer === 'answered' && isHeard(answer.status)) {
      await saveDelivery(tx, id, { state: 'done', tries: tries + 1, next_try_at: null, held_at: null, ended_at: now })
      if (webhook.failing_since) await saveWebhook(tx, { webhook, set: { failing_since: null } })
      return
    }
    // Ended, held or begun anew by somebody meanwhile: that stands.
    if (delivery.state === 'waiting' && delivery.tries === tries) await putOff(tx, { delivery, now })
    await countFailing(tx, { webhook, now })
  })
}

function wordsOf(answer: WebhookAnswer): { status: number | null; error: string | null; answer: string } {
  switch (answer.answer) {
    case 'answered':
      // The database keeps no sign that is none.
      return { status: answer.status, error: null, answer: answer.text.replaceAll('\0', '') }
    case 'unreachable':
      return { status: null, error: answer.reason, answer: '' }
    case 'address_refused':
      return { status: null, error: answer.answer, answer: '' }
  }
}

async function putOff(
  tx: Tx,
  { delivery: { id, webhook_id: webhookId, tries }, now }: { delivery: DeliveryRow; now: Date },
): Promise<void> {
  const made = tries + 1
  const next = nextTryAt(made, now)
  if (!next) return saveDelivery(tx, id, { state: 'failed', tries: made, next_try_at: null, ended_at: now })
  await saveDelivery(tx, id, { tries: made, next_try_at: next })
  await queueDeliveries(tx, [{ id, webhookId, tries: made, inSeconds: (next.getTime() - now.getTime()) / 1000 }])
}

async function countFailing(tx: Tx, { webhook, now }: { webhook: WebhookRow; now: Date }): Promise<void> {
  const { id: webhookId, state, failing_since: since } = webhook
  if (state !== 'on') return
  if (!since) return saveWebhook(tx, { webhook, set: { failing_since: now } })
  if (!isToBePaused(since, now)) return
  await saveWebhook(tx, { webhook, set: { state: 'paused', paused_at: now } })
  await holdDeliveries(tx, { webhookId, now })
  await tellLater(tx, { name: 'webhook-paused', webhookId })
}
