import { expressionBuilder } from 'kysely'
import type { Tables } from '#database/tables.ts'
import type { Holdings } from '#server/platform/holding.ts'

const { selectFrom } = expressionBuilder<Tables, never>()

export const wishlistHoldings: Holdings = {
  wishlists: {
    rows: (memberId) => selectFrom('wishlists').where('user_id', '=', memberId).selectAll(),
    forget: (tx, memberId) => tx.deleteFrom('wishlists').where('user_id', '=', memberId).execute(),
  },
  wishlist_items: {
    rows: (memberId) => selectFrom('wishlist_items').where('user_id', '=', memberId).selectAll(),
    forget: (tx, memberId) => tx.deleteFrom('wishlist_items').where('user_id', '=', memberId).execute(),
  },
  share_rewards: {
    rows: (memberId) => selectFrom('share_rewards').where('user_id', '=', memberId).selectAll(),
  },
}
