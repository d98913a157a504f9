import type { Actor } from '#rules/actor.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import type { Shop } from '#server/platform/shop.ts'
import { isKey, saveKeyEnded } from './key-store.ts'

/** Ends a key for good: the next call with it is refused, on every copy. Told twice, nothing changes. False when there is no such key. */
export async function endKey(shop: Shop, { id, actor }: { id: number; actor: Actor }): Promise<boolean> {
  const now = shop.now()
  return shop.database.transaction(async (tx) => {
    const ended = await saveKeyEnded(tx, { id, now })
    if (!ended) return isKey(tx, id)
    await writeAuditEntry(tx, { actor, verb: 'end-key', subject: `key ${id}`, before: ended, after: null, now })
    return true
  })
}
