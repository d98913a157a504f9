import { expressionBuilder } from 'kysely'
import type { Tables } from '#database/tables.ts'
import type { Holdings } from '#server/platform/holding.ts'
import { noticesOf } from '../store.ts'

const { selectFrom } = expressionBuilder<Tables, never>()

export const stockNoticeHoldings: Holdings = {
  stock_notices: {
    rows: (memberId) => selectFrom('stock_notices').where(noticesOf(memberId)).selectAll(),
    forget: (tx, memberId) => tx.deleteFrom('stock_notices').where(noticesOf(memberId)).execute(),
  },
}
