import type { Shop } from '#server/platform/shop.ts'
import { listContentVersions } from './store.ts'

/**
 * A word per kind of content: whatever shows a kind is old as soon as its word changes. The database counts the changes;
 * what comes and goes by the clock (banners, articles, special periods) is told beside the count.
 */
export async function findContentVersions(shop: Pick<Shop, 'database' | 'now'>): Promise<Record<string, string>> {
  const rows = await listContentVersions(shop.database.db, shop.now())
  return Object.fromEntries(rows.map(({ kind, version, shown }) => [kind, `${version}.${shown}`]))
}
