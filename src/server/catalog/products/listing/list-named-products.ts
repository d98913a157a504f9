import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import { listNamed } from './store.ts'

/** Those of these products that there are, by name and picture. */
export async function listNamedProducts(db: Kysely<Tables>, ids: readonly number[]) {
  const rows = await listNamed(db, ids)
  return rows.map(({ id, name_zh: zh, name_en: en, preview }) => ({ id, name: { zh, en: en || zh }, preview }))
}
