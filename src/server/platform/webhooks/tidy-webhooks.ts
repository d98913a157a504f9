import { addDays, addMinutes } from '#rules/calendar.ts'
import { keptDays, loggedDays } from '#rules/webhooks/delivery.ts'
import type { Shop } from '#server/platform/shop.ts'
import { failLongHeld, listLost, removeOldLog } from './delivery-store.ts'
import { queueDeliveries } from './queue-deliveries.ts'
import { listAllWebhooks, lockWebhookOf, saveWebhook, type WebhookRow } from './store.ts'
import { decryptSecret, encryptSecret } from './webhook-secret.ts'

/**
 * Every night: what was kept for paused webhooks long enough is given up (ACC-55), the log older than thirty days is forgotten
 * (ACC-56), and secrets that a former key had closed are closed with the newest.
 */
export async function tidyWebhooks(shop: Shop): Promise<void> {
  const now = shop.now()
  await shop.database.transaction(async (tx) => {
    await failLongHeld(tx, { heldBefore: addDays(now, -keptDays), now })
    await removeOldLog(tx, addDays(now, -loggedDays))
  })
  for (const webhook of await listAllWebhooks(shop.database.db)) await tidySecrets(shop, webhook)
}

/** An old secret that nothing needs any more goes; what stays is closed with the newest key. */
async function tidySecrets(shop: Shop, { id, ...seen }: WebhookRow): Promise<void> {
  const now = shop.now()
  const isFresh = (secret: Buffer | null) => secret === null || shop.cipher.isFresh(secret)
  if (isFresh(seen.secret) && isFresh(seen.old_secret) && (seen.old_secret_until === null || now < seen.old_secret_until)) return
  await shop.database.transaction(async (tx) => {
    const webhook = await lockWebhookOf(tx, id)
    const kept = { cipher: shop.cipher, webhook: webhook.public_id }
    const anew = (secret: Buffer) => {
      const words = decryptSecret(kept, secret)
      return words === null ? secret : encryptSecret(kept, words)
    }
    const isOver = webhook.old_secret_until !== null && webhook.old_secret_until <= now
    const old = isOver || !webhook.old_secret ? { old_secret: null, old_secret_until: null } : { old_secret: anew(webhook.old_secret) }
    await saveWebhook(tx, { webhook, set: { secret: anew(webhook.secret), ...old } })
  })
}

/** A job is late when it should have run so long ago. */
const lateMinutes = 10

/** What should have been tried by now and was not: its job was lost, and it gets another. */
export async function queueLostDeliveries({ database: { db }, now }: Shop): Promise<void> {
  const lost = await listLost(db, addMinutes(now(), -lateMinutes))
  await queueDeliveries(
    db,
    lost.map(({ id, webhook_id: webhookId, tries }) => ({ id, webhookId, tries })),
  )
}
