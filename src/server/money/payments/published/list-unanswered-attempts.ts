import type { Kysely } from 'kysely'
import { anyOf } from '#database/any-of.ts'
import type { Tables } from '#database/tables.ts'
import { isUnanswered } from './troubled-orders.ts'

/** Attempts of these orders that nobody has answered since that moment, the oldest first. */
export async function listUnansweredAttempts(db: Kysely<Tables>, { orderIds, since }: { orderIds: readonly number[]; since: Date }) {
  return db
    .selectFrom('payments')
    .where('order_id', '=', anyOf(orderIds))
    .where((eb) => isUnanswered(eb, since))
    .select(['id', 'order_id', 'amount', 'method', 'created_at'])
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}
