import type { Kysely } from 'kysely'
import { anyOf } from '#database/any-of.ts'
import type { Tx } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'

/** The product that has this code, in whichever form it is written. */
export async function findProductOfCode(tx: Tx, forms: readonly string[]) {
  return tx.selectFrom('products').where('barcode', '=', anyOf(forms, 'text')).select(['id', 'name_zh', 'name_en']).executeTakeFirst()
}

export async function listSizeRows(db: Kysely<Tables>, productIds: readonly number[]) {
  return db.selectFrom('products').where('id', '=', anyOf(productIds)).select(['id', 'sides_mm']).execute()
}
