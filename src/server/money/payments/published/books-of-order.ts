import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'

/** Every attempt to pay an order, oldest first, with what somebody who looks after its money wants to know. */
export async function listAttemptsOf(db: Kysely<Tables>, orderId: number) {
  return db
    .selectFrom('payments')
    .where('order_id', '=', orderId)
    .orderBy('id')
    .select(['id', 'provider', 'method', 'status', 'amount', 'surplus', 'refunded_amount', 'next_ask_at', 'manual_way', 'received_on'])
    .execute()
}

/** Everything that went back of what was paid for an order, oldest first. */
export async function listRefundsOf(db: Kysely<Tables>, orderId: number) {
  return db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .where('payments.order_id', '=', orderId)
    .orderBy('refunds.id')
    .select(['refunds.id', 'refunds.amount', 'refunds.reason', 'refunds.words', 'refunds.way', 'refunds.status', 'refunds.next_try_at'])
    .select(['refunds.provider_ref', 'refunds.error_code', 'refunds.error_text', 'refunds.created_at', 'refunds.done_at'])
    .select(['payments.method', 'payments.surplus'])
    .execute()
}
