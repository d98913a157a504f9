import { expressionBuilder } from 'kysely'
import type { Tables } from '#database/tables.ts'
import type { Holdings } from '#server/platform/holding.ts'

const { selectFrom } = expressionBuilder<Tables, never>()

export const discountHoldings: Holdings = {
  discount_codes: {
    rows: (memberId) => selectFrom('discount_codes').where('owner_user_id', '=', memberId).selectAll(),
    hidden: ['reason', 'cause'],
  },
  discount_uses: {
    rows: (memberId) => selectFrom('discount_uses').where('user_id', '=', memberId).selectAll(),
  },
}
