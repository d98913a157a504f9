import { expressionBuilder } from 'kysely'
import type { Tables } from '#database/tables.ts'
import type { Holdings } from '#server/platform/holding.ts'

const { selectFrom } = expressionBuilder<Tables, never>()

export const levelHoldings: Holdings = {
  vip_changes: {
    rows: (memberId) => selectFrom('vip_changes').where('user_id', '=', memberId).selectAll(),
  },
}
