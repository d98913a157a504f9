import DataLoader from 'dataloader'
import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

type Db = Kysely<Tables>

/** Of one statement. */
const mostKeys = 1000

/**
 * A question about one thing, asked of the database together with the same question about others: what is asked in one moment on one
 * connection is one statement, however many judge their thing beside each other. Nothing is remembered. `askAll` answers in the order of
 * the keys.
 */
export function askedTogether<Key, Answer>(
  askAll: (db: Db, keys: readonly Key[]) => Promise<readonly Answer[]>,
): (db: Db, key: Key) => Promise<Answer> {
  const askers = new WeakMap<Db, DataLoader<Key, Answer>>()
  return async (db, key) => {
    const asker = askers.get(db) ?? new DataLoader<Key, Answer>(async (keys) => askAll(db, keys), { cache: false, maxBatchSize: mostKeys })
    askers.set(db, asker)
    return asker.load(key)
  }
}

/** Rows that belong to the keys, for each key in the order in which they came. */
export function inOrderOf<Key, Row>(keys: readonly Key[], { rows, keyOf }: { rows: readonly Row[]; keyOf: (row: Row) => Key }): Row[][] {
  const byKey = new Map<Key, Row[]>(keys.map((key) => [key, []]))
  for (const row of rows) byKey.get(keyOf(row))?.push(row)
  return keys.map((key) => byKey.get(key) ?? [])
}

/** Asks the same of many things beside each other, so that its questions come to the database together; the answers in their order. */
export async function askedOfAll<Thing, Answer>(things: readonly Thing[], ask: (thing: Thing) => Promise<Answer>): Promise<Answer[]> {
  return Promise.all(things.map(ask))
}
