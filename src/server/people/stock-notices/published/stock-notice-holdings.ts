import { expressionBuilder } from 'kysely'
import type { Tables } from '#database/tables.ts'
import type { Holdings } from '#server/platform/holding.ts'

const { selectFrom } = expressionBuilder<Tables, never>()

export const stockNoticeHoldings: Holdings = {
  stock_notices: {
    rows: (memberId) => selectFrom('stock_notices').where('user_id', '=', memberId).selectAll(),
    forget: (tx, memberId) => tx.deleteFrom('stock_notices').where('user_id', '=', memberId).execute(),
  },
}
