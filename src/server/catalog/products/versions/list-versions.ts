import type { Kysely } from 'kysely'
import * as z from 'zod'
import type { Tables } from '#database/tables.ts'
import { findWholeOf, listVersionRows } from './store.ts'

type Db = Kysely<Tables>
type Row = Awaited<ReturnType<typeof listVersionRows>>[number]

const rowsOfPage = 30

/** Every save of a product, newest first, a page of them. */
export async function listVersions(db: Db, { product, below = null }: { product: number; below: number | null | undefined }) {
  const rows = await listVersionRows(db, { product, below, limit: rowsOfPage + 1 })
  return { versions: rows.slice(0, rowsOfPage).map(presentVersion), more: rows.length > rowsOfPage }
}

/** One of them, with all that the product said then; null when there is none. */
export async function findVersion(db: Db, asked: { product: number; version: number }) {
  const row = await findWholeOf(db, asked)
  return row ? { ...presentVersion(row), whole: z.record(z.string(), z.unknown()).parse(row.whole) } : null
}

function presentVersion({ version, actor_kind: kind, actor_id: by, verb, before, after, saved_at: savedAt }: Row) {
  return { version, kind, by, verb, before, after, at: savedAt.toISOString() }
}
