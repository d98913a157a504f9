import type { Tx } from '#database/connect.ts'
import type { Actor } from '#rules/actor.ts'
import type { Shop } from '#server/platform/shop.ts'
import { endDeliveries, holdDeliveries, releaseDeliveries } from './delivery-store.ts'
import { queueDeliveries } from './queue-deliveries.ts'
import { lockWebhook, saveWebhook, type WebhookRow } from './store.ts'
import { writeWebhookEntry } from './write-webhook-entry.ts'

/** False when there is no such webhook. Told twice, the second time changes nothing. */
type Moving = { id: string; actor: Actor }

/** Nothing is sent until it is resumed; what happens meanwhile is kept for it (ACC-55). */
export async function pauseWebhook(shop: Shop, moving: Moving): Promise<boolean> {
  const now = shop.now()
  return move(shop, { ...moving, verb: 'pause-webhook', from: 'on' }, async (tx, webhook) => {
    await saveWebhook(tx, { webhook, set: { state: 'paused', paused_at: now, version: webhook.version + 1 } })
    await holdDeliveries(tx, { webhookId: webhook.id, now })
  })
}

/** What was kept is sent, and what happens from now on. */
export async function resumeWebhook(shop: Shop, moving: Moving): Promise<boolean> {
  const now = shop.now()
  return move(shop, { ...moving, verb: 'resume-webhook', from: 'paused' }, async (tx, webhook) => {
    await saveWebhook(tx, { webhook, set: { state: 'on', paused_at: null, failing_since: null, version: webhook.version + 1 } })
    const released = await releaseDeliveries(tx, { webhookId: webhook.id, now })
    await queueDeliveries(
      tx,
      released.map((id) => ({ id, webhookId: webhook.id, tries: 0 })),
    )
  })
}

/** It is told nothing any more, not even what was kept for it. */
export async function removeWebhook(shop: Shop, moving: Moving): Promise<boolean> {
  const now = shop.now()
  return move(shop, { ...moving, verb: 'remove-webhook' }, async (tx, webhook) => {
    await saveWebhook(tx, { webhook, set: { state: 'removed', paused_at: null, old_secret: null, old_secret_until: null } })
    await endDeliveries(tx, { webhookId: webhook.id, now })
  })
}

type Move = Moving & { verb: string; /** Left out, in whatever state it is. */ from?: WebhookRow['state'] }

async function move(shop: Shop, { id, actor, verb, from }: Move, act: (tx: Tx, webhook: WebhookRow) => Promise<void>): Promise<boolean> {
  return shop.database.transaction(async (tx) => {
    const webhook = await lockWebhook(tx, id)
    if (!webhook) return false
    if (from !== undefined && webhook.state !== from) return true
    await act(tx, webhook)
    await writeWebhookEntry(tx, { actor, verb, webhook: id, before: { url: webhook.url }, now: shop.now() })
    return true
  })
}
