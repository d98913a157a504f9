import type { Kysely } from 'kysely'
import { anyOf } from '#database/any-of.ts'
import type { Tables } from '#database/tables.ts'

/** Another product that has this code, in whichever form it is written; what was put away has given its own back. */
export async function listProductsOfCodes(db: Kysely<Tables>, codes: readonly string[]) {
  return db
    .selectFrom('products')
    .where('barcode', '=', anyOf(codes, 'text'))
    .where('state', '<>', 'archived')
    .orderBy('id')
    .select(['id', 'barcode', 'name_zh', 'name_en'])
    .execute()
}

export async function listSizeRows(db: Kysely<Tables>, productIds: readonly number[]) {
  return db.selectFrom('products').where('id', '=', anyOf(productIds)).select(['id', 'sides_mm']).execute()
}
