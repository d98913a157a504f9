import { addDays } from '#rules/calendar.ts'
import { dueReminder, reminderDays } from '#rules/staff/api-key.ts'
import { tellLater } from '#server/platform/outbox/tell-later.ts'
import type { Shop } from '#server/platform/shop.ts'
import { listEndingKeys, lockKey, saveReminded } from './key-store.ts'

/** Every hour: keys that end soon are told to the owners, 14 days and 1 day before, each once (ACC-49). */
export async function remindOfKeys(shop: Shop): Promise<void> {
  const now = shop.now()
  for (const id of await listEndingKeys(shop.database.db, addDays(now, Math.max(...reminderDays)))) {
    await shop.database.transaction(async (tx) => {
      const { ended_at, created_at: createdAt, expires_at: expiresAt, reminded_days: reminded } = await lockKey(tx, id)
      const days = ended_at === null ? dueReminder({ createdAt, expiresAt, reminded }, now) : null
      if (days === null) return
      await saveReminded(tx, { id, days: [...reminded, days] })
      await tellLater(tx, { name: 'api-key-ending', keyId: id, days })
    })
  }
}
