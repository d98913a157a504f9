import type { Shop } from '#server/platform/shop.ts'
import { listKeyRows } from './key-store.ts'

export type EndingKey = { key: string; prefix: string; expiresAt: Date }

/** What a letter about the end of a key says; null when somebody has ended it meanwhile. */
export async function findEndingKey({ database: { db } }: Shop, id: number): Promise<EndingKey | null> {
  const row = (await listKeyRows(db)).find((key) => key.id === id)
  return row && row.ended_at === null ? { key: row.name, prefix: row.prefix, expiresAt: row.expires_at } : null
}
