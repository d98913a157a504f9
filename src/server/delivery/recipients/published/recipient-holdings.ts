import { expressionBuilder } from 'kysely'
import type { Tables } from '#database/tables.ts'
import type { Holdings } from '#server/platform/holding.ts'

const { selectFrom } = expressionBuilder<Tables, never>()

export const recipientHoldings: Holdings = {
  senders: {
    rows: (memberId) => selectFrom('senders').where('user_id', '=', memberId).selectAll(),
    forget: (tx, memberId) => tx.deleteFrom('senders').where('user_id', '=', memberId).execute(),
  },
  contacts: {
    rows: (memberId) => selectFrom('contacts').where('user_id', '=', memberId).selectAll(),
    hidden: ['fingerprint'],
    forget: (tx, memberId) => tx.deleteFrom('contacts').where('user_id', '=', memberId).execute(),
  },
}
