import type { Actor } from '#rules/actor.ts'
import { oldSecretUntil } from '#rules/webhooks/delivery.ts'
import type { Shop } from '#server/platform/shop.ts'
import { lockWebhook, saveWebhook } from './store.ts'
import { encryptSecret, newSecret } from './webhook-secret.ts'
import { writeWebhookEntry } from './write-webhook-entry.ts'

/** A new secret, answered this once; for a day the one before signs beside it (ACC-51). Null when there is no such webhook. */
export async function renewSecret(shop: Shop, { id, actor }: { id: string; actor: Actor }): Promise<string | null> {
  const now = shop.now()
  const secret = newSecret(shop)
  return shop.database.transaction(async (tx) => {
    const webhook = await lockWebhook(tx, id)
    if (!webhook) return null
    const old = { old_secret: webhook.secret, old_secret_until: oldSecretUntil(now) }
    const set = { ...old, secret: encryptSecret({ cipher: shop.cipher, webhook: id }, secret), version: webhook.version + 1 }
    await saveWebhook(tx, { webhook, set })
    await writeWebhookEntry(tx, { actor, verb: 'renew-webhook-secret', webhook: id, after: { secret: 'changed' }, now })
    return secret
  })
}
