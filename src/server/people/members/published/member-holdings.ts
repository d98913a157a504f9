import { expressionBuilder } from 'kysely'
import type { Tables } from '#database/tables.ts'
import type { Holdings } from '#server/platform/holding.ts'
import { importedOf } from '../imported/store.ts'

const { selectFrom } = expressionBuilder<Tables, never>()

export const memberHoldings: Holdings = {
  identities: {
    rows: (memberId) => selectFrom('identities').where('user_id', '=', memberId).selectAll(),
    forget: (tx, memberId) => tx.deleteFrom('identities').where('user_id', '=', memberId).execute(),
  },
  email_confirmations: {
    rows: (memberId) => selectFrom('email_confirmations').where('user_id', '=', memberId).selectAll(),
    hidden: ['token_hash'],
    forget: (tx, memberId) => tx.deleteFrom('email_confirmations').where('user_id', '=', memberId).execute(),
  },
  imported_members: {
    rows: (memberId) => selectFrom('imported_members').where(importedOf(memberId)).selectAll(),
    forget: (tx, memberId) => tx.deleteFrom('imported_members').where(importedOf(memberId)).execute(),
  },
  /** Words of the member, their sender and their recipients, which change and go with those. */
  member_search: {
    rows: (memberId) => selectFrom('member_search').where('user_id', '=', memberId).select('user_id'),
  },
  user_notes: {
    rows: (memberId) => selectFrom('user_notes').where('user_id', '=', memberId).selectAll(),
  },
}
