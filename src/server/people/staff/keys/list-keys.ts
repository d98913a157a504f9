import { isIdle } from '#rules/staff/api-key.ts'
import type { Shop } from '#server/platform/shop.ts'
import { listKeyRows } from './key-store.ts'

/** All keys that there ever were, the newest first, without the keys themselves (ACC-49). */
export async function listKeys({ database: { db }, now }: Shop) {
  const moment = now()
  const instant = (at: Date | null) => at?.toISOString() ?? null
  const rows = await listKeyRows(db)
  return rows.map(({ id, name, prefix, scopes, networks, made_by, created_at, expires_at, last_used_at, last_address, ended_at }) => {
    const state = ended_at !== null ? ('ended' as const) : openOrOver(expires_at, moment)
    return {
      id,
      name,
      prefix,
      scopes,
      networks,
      made_by,
      state,
      created_at: created_at.toISOString(),
      expires_at: expires_at.toISOString(),
      last_used_at: instant(last_used_at),
      last_address,
      ended_at: instant(ended_at),
      idle: state === 'open' && isIdle({ createdAt: created_at, lastUsedAt: last_used_at }, moment),
    }
  })
}

function openOrOver(expiresAt: Date, now: Date): 'open' | 'over' {
  return now < expiresAt ? 'open' : 'over'
}
