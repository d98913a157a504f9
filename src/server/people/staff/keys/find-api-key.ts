import { addMinutes } from '#rules/calendar.ts'
import { canBeScope } from '#rules/staff/api-key.ts'
import type { OfficeKey } from '#server/platform/office/office-context.ts'
import { hashToken } from '#server/platform/sessions/token.ts'
import type { Shop } from '#server/platform/shop.ts'
import { findKeyRow, saveUsed } from './key-store.ts'
import { isFrom } from './networks.ts'

/** What a key opens; null for one that is unknown, has ended, or comes from elsewhere (ACC-48). Its use is noted once a minute. */
export async function findApiKey(shop: Shop, { token, address }: { token: string; address: string }): Promise<OfficeKey | null> {
  const now = shop.now()
  const { db } = shop.database
  const row = await findKeyRow(db, { keyHash: hashToken(token), now })
  if (!row || !isFrom(address, row.networks)) return null
  const { id, scopes, made_by: madeBy, last_used_at: usedAt } = row
  if (usedAt === null || now >= addMinutes(usedAt, 1) || row.last_address !== address) await saveUsed(db, { id, address, now })
  // A permission that a key may not hold any more opens nothing, whatever was written when it was made.
  const name = `${row.name} (${row.prefix})`
  return { id, name, madeBy, permissions: new Map(scopes.filter(canBeScope).map((scope) => [scope, 'all'] as const)) }
}
