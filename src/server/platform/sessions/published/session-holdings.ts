import { expressionBuilder } from 'kysely'
import type { Tables } from '#database/tables.ts'
import type { Holdings } from '#server/platform/holding.ts'

const { selectFrom } = expressionBuilder<Tables, never>()

export const sessionHoldings: Holdings = {
  sessions: {
    rows: (memberId) => selectFrom('sessions').where('user_id', '=', memberId).selectAll(),
    hidden: ['token_hash', 'csrf_secret'],
    forget: (tx, memberId) => tx.deleteFrom('sessions').where('user_id', '=', memberId).execute(),
  },
}
