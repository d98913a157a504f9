import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import { findBrandRow, listBrandRows } from './store.ts'

type Db = Kysely<Tables>

export async function listBrands(db: Db) {
  return (await listBrandRows(db)).map(({ name_zh: zh, name_en: en, ...row }) => ({ ...row, name: { zh, en: en || zh } }))
}

/** Everything of one brand, or null when there is none. */
export async function findBrand(db: Db, id: number) {
  const row = await findBrandRow(db, id)
  if (!row) return null
  const { version, changed_at: changedAt, changed_by: _by, ...said } = row
  return { id, version, said, changed_at: changedAt.toISOString() }
}
