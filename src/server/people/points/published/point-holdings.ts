import { expressionBuilder } from 'kysely'
import type { Tables } from '#database/tables.ts'
import type { Holdings } from '#server/platform/holding.ts'

const { selectFrom } = expressionBuilder<Tables, never>()

export const pointHoldings: Holdings = {
  point_accounts: {
    rows: (memberId) => selectFrom('point_accounts').where('user_id', '=', memberId).selectAll(),
  },
  point_entries: {
    rows: (memberId) => selectFrom('point_entries').where('user_id', '=', memberId).selectAll(),
  },
  point_lots: {
    rows: (memberId) => selectFrom('point_lots').where('user_id', '=', memberId).selectAll(),
  },
}
