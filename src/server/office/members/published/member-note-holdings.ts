import { expressionBuilder } from 'kysely'
import type { Tables } from '#database/tables.ts'
import type { Holdings } from '#server/platform/holding.ts'

const { selectFrom } = expressionBuilder<Tables, never>()

/** What people of the office keep beside a member goes with their account. */
export const memberNoteHoldings: Holdings = {
  member_notes: {
    rows: (memberId) => selectFrom('member_notes').where('user_id', '=', memberId).selectAll(),
    forget: (tx, memberId) => tx.deleteFrom('member_notes').where('user_id', '=', memberId).execute(),
  },
  member_tags: {
    rows: (memberId) => selectFrom('member_tags').where('user_id', '=', memberId).selectAll(),
    forget: (tx, memberId) => tx.deleteFrom('member_tags').where('user_id', '=', memberId).execute(),
  },
  removed_member_tags: {
    rows: (memberId) => selectFrom('removed_member_tags').where('user_id', '=', memberId).selectAll(),
    forget: (tx, memberId) => tx.deleteFrom('removed_member_tags').where('user_id', '=', memberId).execute(),
  },
}
