import type { Kysely } from 'kysely'
import { anyOf } from '#database/any-of.ts'
import type { Tx } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'

/** Another product that has this code, in whichever form it is written; what was put away has given its own back. */
export async function findProductOfCode(tx: Tx, { forms, except }: { forms: readonly string[]; except: number }) {
  return tx
    .selectFrom('products')
    .where('barcode', '=', anyOf(forms, 'text'))
    .where('state', '<>', 'archived')
    .where('id', '<>', except)
    .select(['id', 'name_zh', 'name_en'])
    .executeTakeFirst()
}

export async function listSizeRows(db: Kysely<Tables>, productIds: readonly number[]) {
  return db.selectFrom('products').where('id', '=', anyOf(productIds)).select(['id', 'sides_mm']).execute()
}
