import type { Reads } from '#server/platform/content/subject.ts'
import type { Redirects } from '#rules/redirects/redirect-paths.ts'
import type { Shop } from '#server/platform/shop.ts'
import { listAllRedirects } from './store.ts'

/** All of them at this moment: they are kept in memory, so that addresses without a page cost no question. */
export async function findRedirects({ database: { db } }: Pick<Shop, 'database'>, reads: Reads): Promise<Redirects> {
  reads('redirects')
  const rows = await listAllRedirects(db)
  return new Map(rows.map(({ from_path: from, to_path: to, status }) => [from, { to, status }]))
}
