import type { Shop } from '#server/platform/shop.ts'
import { readTerms } from './read-terms.ts'
import { termPaths, valueAt, type TermPath } from '#rules/term-paths.ts'
import { listLastChanges, listSettings } from './store.ts'

/** A value of the terms as it stands; `changed`: who changed its setting last, null when nobody ever did. */
export type ListedTerm = { path: TermPath; value: unknown; changed: { actor: string; at: Date } | null }

/** All terms, straight from the database, and who changed them last. */
export async function listTerms({ database: { db } }: Shop): Promise<ListedTerm[]> {
  const rows = await listSettings(db)
  const changes = await listLastChanges(db)
  const { terms } = readTerms(rows)
  const lastOf = new Map(changes.map(({ key, actor, changed_at: at }) => [key, { actor, at }]))
  return termPaths.map((path) => ({ path, value: valueAt(terms, path), changed: lastOf.get(path.split('.')[0] ?? '') ?? null }))
}
