import { expressionBuilder } from 'kysely'
import type { Tables } from '#database/tables.ts'
import type { Holdings } from '#server/platform/holding.ts'

const { selectFrom } = expressionBuilder<Tables, never>()

export const cartHoldings: Holdings = {
  cart_item_options: {
    rows: (memberId) => selectFrom('cart_item_options').where('cart_item_id', 'in', linesOf(memberId)).selectAll(),
    forget: (tx, memberId) => tx.deleteFrom('cart_item_options').where('cart_item_id', 'in', linesOf(memberId)).execute(),
  },
  cart_items: {
    rows: (memberId) => selectFrom('cart_items').where('user_id', '=', memberId).selectAll(),
    forget: (tx, memberId) => tx.deleteFrom('cart_items').where('user_id', '=', memberId).execute(),
  },
  gift_claims: {
    rows: (memberId) => selectFrom('gift_claims').where('user_id', '=', memberId).selectAll(),
  },
}

const linesOf = (memberId: number) => selectFrom('cart_items').where('user_id', '=', memberId).select('id')
