import { anyOf } from '#database/any-of.ts'
import { askedTogether, inOrderOf } from '#database/asked-together.ts'
import type { Tx } from '#database/connect.ts'

/** Words with which a product may be published, because somebody has confirmed them. */
export const listConfirmedWords = askedTogether(async (db, products: readonly number[]): Promise<string[][]> => {
  const rows = await db.selectFrom('claim_confirmations').where('product_id', '=', anyOf(products)).select(['product_id', 'word']).execute()
  return inOrderOf(products, { rows, keyOf: (row) => row.product_id }).map((some) => some.map(({ word }) => word))
})

type Confirmed = { product: number; words: readonly string[]; actor: string; now: Date }

/** Answers the words that nobody had confirmed before. */
export async function createConfirmations(tx: Tx, { product, words, actor, now }: Confirmed): Promise<string[]> {
  const rows = words.map((word) => ({ product_id: product, word, actor, created_at: now }))
  const made = tx
    .insertInto('claim_confirmations')
    .values(rows)
    .onConflict((same) => same.doNothing())
  return (await made.returning('word').execute()).map(({ word }) => word)
}
