import type { Tx } from '#database/connect.ts'
import type { LockedProduct } from '../store.ts'
import { listVersionsSince } from './store.ts'

/** Who saved a product last, when, and how the fields stand that were changed since a version. */
export type SavedMeanwhile = { by: string; at: Date; version: number; present: Record<string, unknown> }

export async function conflictSince(tx: Tx, { row, seen }: { row: LockedProduct; seen: number }): Promise<SavedMeanwhile> {
  const since = await listVersionsSince(tx, { product: row.id, seen })
  const names = new Set(since.flatMap(({ after }) => Object.keys(fieldsOf(after))))
  const present = Object.entries(row).filter(([name]) => names.has(name))
  return { by: since.at(-1)?.actor_id ?? '', at: row.changed_at, version: row.version, present: Object.fromEntries(present) }
}

/** What of a change is a field of the product itself. Lists, such as its pictures, are saved apart. */
function fieldsOf(after: unknown): object {
  return typeof after === 'object' && after !== null && !Array.isArray(after) ? after : {}
}
