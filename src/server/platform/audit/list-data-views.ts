import type { Shop } from '#server/platform/shop.ts'
import { readCursor, writeCursor } from './cursor.ts'
import { listDataViewRows, type DataViewFilter } from './store.ts'

export type { DataViewFilter }
export type DataViewRow = Awaited<ReturnType<typeof listDataViewRows>>[number]

/** A page of what was looked at of personal data, newest first; `next` is null on the last one. */
export async function listDataViews(
  { database: { db } }: Shop,
  { cursor, rows, ...filter }: DataViewFilter & { cursor: string | undefined; rows: number },
): Promise<{ rows: DataViewRow[]; next: string | null }> {
  const found = await listDataViewRows(db, { ...filter, cursor: readCursor(cursor), limit: rows + 1 })
  const page = found.slice(0, rows)
  const last = page.at(-1)
  return { rows: page, next: found.length > rows && last ? writeCursor(last) : null }
}
