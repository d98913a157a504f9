import type { Shop } from '#server/shop.ts'
import { listContentVersions } from './store.ts'

/** A number per kind of content, kept by the database: whatever shows a kind is old as soon as its number moves. */
export async function findContentVersions(shop: Shop): Promise<Record<string, number>> {
  const rows = await listContentVersions(shop.database.db)
  return Object.fromEntries(rows.map(({ kind, version }) => [kind, Number(version)]))
}
