import type { Actor } from '#rules/actor.ts'
import { addDays } from '#rules/calendar.ts'
import type { PermissionName } from '#rules/staff/permissions.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import { hashToken } from '#server/platform/sessions/token.ts'
import type { Shop } from '#server/platform/shop.ts'
import { createKeyRow } from './key-store.ts'

/** `networks`: as `readNetwork` reads them. `days`: for how long it may be used. */
export type NewKey = {
  name: string
  scopes: readonly PermissionName[]
  networks: readonly string[]
  days: number
  madeBy: number
  actor: Actor
}

/** A key for a program. It is answered this once; what is kept of it is its hash (ACC-47). */
export async function createKey(
  shop: Shop,
  { name, scopes, networks, days, madeBy, actor }: NewKey,
): Promise<{ id: number; key: string; expiresAt: Date }> {
  const now = shop.now()
  const expiresAt = addDays(now, days)
  const prefix = `mhk_${wordOf(shop, 6)}`
  const key = `${prefix}${wordOf(shop, 32)}`
  const held = { scopes: [...new Set(scopes)], networks: [...new Set(networks)] }
  return shop.database.transaction(async (tx) => {
    const id = await createKeyRow(tx, { name, prefix, keyHash: hashToken(key), ...held, madeBy, expiresAt, now })
    const after = { name, prefix, ...held, expires_at: expiresAt }
    await writeAuditEntry(tx, { actor, verb: 'create-key', subject: `key ${id}`, before: null, after, now })
    return { id, key, expiresAt }
  })
}

/** So many random bytes as signs that need no care in a header: 6 are 8 of them, 32 are 43. */
function wordOf({ randomBytes }: Shop, bytes: number): string {
  return Buffer.from(randomBytes(bytes)).toString('base64url')
}
