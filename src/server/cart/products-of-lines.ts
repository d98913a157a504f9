import { expressionBuilder } from 'kysely'
import type { Tables } from '#database/tables.ts'

/** The products that these lines of a member are made of, as a part of another query: the goods themselves and what was picked into bundles. */
export function productsOfLines({ memberId, lineIds }: { memberId: number; lineIds: readonly number[] }) {
  const { selectFrom } = expressionBuilder<Tables, never>()
  const mine = selectFrom('cart_items').where('user_id', '=', memberId).where('id', 'in', [0, ...lineIds])
  return mine.select('product_id').union(selectFrom('cart_item_options').where('cart_item_id', 'in', mine.select('id')).select('product_id'))
}
