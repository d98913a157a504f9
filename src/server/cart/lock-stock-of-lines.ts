import { expressionBuilder } from 'kysely'
import { anyOf } from '#database/any-of.ts'
import type { Tx } from '#database/connect.ts'
import { prepared } from '#database/prepared.ts'
import type { Tables } from '#database/tables.ts'
import { lockedStock } from '#server/catalog/reserve-stock.ts'

type LinesAsked = { memberId: number; lineIds: readonly number[] }

/** Holds the stock of all that these lines of a member are made of until the transaction ends. Answers what of each product is free. */
export async function lockStockOfLines(tx: Tx, asked: LinesAsked): Promise<Map<number, number>> {
  const rows = await stockOfLines(tx, asked)
  return new Map(rows.map((row) => [row.id, row.free]))
}

const stockOfLines = prepared((db, asked: LinesAsked) => lockedStock(db, productsOfLines(asked)))

/** The goods themselves and what was picked into bundles. */
function productsOfLines({ memberId, lineIds }: LinesAsked) {
  const { selectFrom } = expressionBuilder<Tables, never>()
  const mine = selectFrom('cart_items').where('user_id', '=', memberId).where('id', '=', anyOf(lineIds))
  return mine.select('product_id').union(selectFrom('cart_item_options').where('cart_item_id', 'in', mine.select('id')).select('product_id'))
}
