import { expressionBuilder, sql, type Expression } from 'kysely'
import type { Tables } from '#database/tables.ts'
import { isByCard, paymentMethodIds } from '#rules/payments/payment-methods.ts'

const { selectFrom, exists } = expressionBuilder<Tables, never>()

const byCard = paymentMethodIds.filter(isByCard)
/** What an attempt came to of which the company never said a word. */
const unanswered = ['absent', 'pending', 'unreachable']

/** How many cards were refused for these orders from one moment to another, as a column of another query. */
export function refusedCardsOf({
  orders,
  since,
  until,
}: {
  orders: Expression<unknown>
  since: Expression<Date>
  until: Expression<Date>
}) {
  return selectFrom('payments')
    .where(sql<boolean>`payments.order_id in ${orders}`)
    .where('payments.status', '=', 'failed')
    .where('payments.method', 'in', byCard)
    .where('payments.error_code', 'is not', null)
    .where('payments.error_code', 'not in', unanswered)
    .where('payments.created_at', '>', since)
    .where('payments.created_at', '<=', until)
    .select(sql<number>`count(*)::int`.as('count'))
}

/** Whether an order is paid, or about to be, by a card that comes from abroad, as a column of another query. */
export function isPaidFromAbroad(orderId: Expression<number>) {
  return exists(
    selectFrom('payments')
      .where('payments.order_id', '=', orderId)
      .where('payments.status', 'in', ['waiting', 'authorised', 'paid'])
      .where('payments.card_country', '<>', 'TW')
      .select('payments.id'),
  )
}
