import { expressionBuilder } from 'kysely'
import type { Tables } from '#database/tables.ts'
import type { Holdings } from '#server/platform/holding.ts'

const { selectFrom } = expressionBuilder<Tables, never>()

export const letterHoldings: Holdings = {
  letters: {
    rows: (memberId) => selectFrom('letters').where('user_id', '=', memberId).selectAll(),
    forget: (tx, memberId) => tx.deleteFrom('letters').where('user_id', '=', memberId).execute(),
  },
}
