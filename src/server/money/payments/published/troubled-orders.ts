import { expressionBuilder, type ExpressionBuilder } from 'kysely'
import type { Tables } from '#database/tables.ts'

const { selectFrom } = expressionBuilder<Tables, never>()

/** Attempts that nobody has answered since that moment. */
export const isUnanswered = (eb: ExpressionBuilder<Tables, 'payments'>, since: Date) =>
  eb.and([eb('payments.status', '=', 'created'), eb('payments.created_at', '<', since)])

/** Money of another amount than was asked for. */
export const isDiffering = (eb: ExpressionBuilder<Tables, 'payments'>) =>
  eb.and([eb('payments.error_code', '=', 'amount_differs'), eb('payments.status', 'not in', ['paid', 'refunded'])])

/** Refunds that a person has to make, or to mend. */
export const isForPeople = (eb: ExpressionBuilder<Tables, 'refunds' | 'payments'>) =>
  eb.or([eb('refunds.status', '=', 'failed'), eb.and([eb('refunds.status', '=', 'requested'), eb('refunds.next_try_at', 'is', null)])])

/** Orders with an attempt that nobody has answered since that moment, by their running numbers, and since when. */
export function unansweredOrders(since: Date) {
  return selectFrom('payments')
    .where((eb) => isUnanswered(eb, since))
    .select(['payments.order_id', 'payments.created_at as since'])
}

/** Orders that were paid with another amount than was asked for. */
export function differingOrders() {
  return selectFrom('payments').where(isDiffering).select(['payments.order_id', 'payments.created_at as since'])
}

/** Orders with a refund that a person has to make, or to mend. */
export function ordersToRefund() {
  return selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .where(isForPeople)
    .select(['payments.order_id', 'refunds.created_at as since'])
}
