import { anyOf } from '#database/any-of.ts'
import type { Tx } from '#database/connect.ts'

/** The product that has this code, in whichever form it is written. */
export async function findProductOfCode(tx: Tx, forms: readonly string[]) {
  return tx.selectFrom('products').where('barcode', '=', anyOf(forms, 'text')).select(['id', 'name_zh', 'name_en']).executeTakeFirst()
}
