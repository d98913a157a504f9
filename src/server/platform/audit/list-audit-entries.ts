import type { Shop } from '#server/platform/shop.ts'
import { readCursor, writeCursor } from './cursor.ts'
import { countAuditRows, listAuditRows, listKnownKinds, type AuditFilter } from './store.ts'

export type { AuditFilter }
export type AuditRow = Awaited<ReturnType<typeof listAuditRows>>[number]

/** A page of the audit log, newest first; `next` is null on the last one. */
export async function listAuditEntries(
  { database: { db } }: Shop,
  { cursor, rows, ...filter }: AuditFilter & { cursor: string | undefined; rows: number },
): Promise<{ rows: AuditRow[]; next: string | null }> {
  const found = await listAuditRows(db, { ...filter, cursor: readCursor(cursor), limit: rows + 1 })
  const page = found.slice(0, rows)
  const last = page.at(-1)
  return { rows: page, next: found.length > rows && last ? writeCursor({ at: last.changed_at, id: last.id }) : null }
}

/** How many entries a filter finds, counted no further than `most`. */
export async function countAuditEntries({ database: { db } }: Shop, asked: AuditFilter & { most: number }): Promise<number> {
  return countAuditRows(db, asked)
}

/** The verbs and kinds of things that stand in the log. */
export async function listAuditChoices({ database: { db } }: Shop): Promise<{ verbs: string[]; kinds: string[] }> {
  return listKnownKinds(db)
}
