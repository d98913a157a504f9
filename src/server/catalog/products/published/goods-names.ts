import type { Kysely } from 'kysely'
import { anyOf } from '#database/any-of.ts'
import type { Tables } from '#database/tables.ts'

/** What goods are called in the office. */
export async function listGoodsNames(db: Kysely<Tables>, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows = await db.selectFrom('products').where('id', '=', anyOf(ids)).select(['id', 'name_zh']).execute()
  return new Map(rows.map(({ id, name_zh }) => [id, name_zh]))
}
