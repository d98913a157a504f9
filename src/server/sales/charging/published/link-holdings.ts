import { expressionBuilder } from 'kysely'
import type { Tables } from '#database/tables.ts'
import type { Holdings } from '#server/platform/holding.ts'
import { ordersOf } from '#server/sales/orders/published/orders-of-member.ts'

const { selectFrom } = expressionBuilder<Tables, never>()

export const linkHoldings: Holdings = {
  payment_links: {
    rows: (memberId) =>
      selectFrom('payment_links').where('order_id', 'in', ordersOf(memberId)).select(['order_id', 'ends_at', 'ended_at', 'created_at']),
  },
  /** Its number and holder go by themselves 30 days after the money, whether the account of its member is closed or not. */
  bank_accounts: {
    rows: (memberId) => selectFrom('bank_accounts').where('user_id', '=', memberId).selectAll(),
    hidden: ['number_enc', 'holder_enc'],
  },
  bank_account_words: {
    rows: (memberId) => selectFrom('bank_account_words').where('order_id', 'in', ordersOf(memberId)).select(['order_id', 'created_at']),
  },
}
