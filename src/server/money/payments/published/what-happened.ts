import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'

/** Every move of every attempt to pay an order. */
export async function listPaymentMoves(db: Kysely<Tables>, orderId: number) {
  return db
    .selectFrom('payment_moves')
    .innerJoin('payments', 'payments.id', 'payment_moves.payment_id')
    .where('payments.order_id', '=', orderId)
    .orderBy('payment_moves.id')
    .select(['payment_moves.id', 'payment_moves.payment_id', 'payment_moves.created_at as at'])
    .select(['payment_moves.event', 'payment_moves.to_status', 'payment_moves.actor'])
    .select(['payments.method', 'payments.amount', 'payments.reference', 'payments.error_text'])
    .execute()
}

/** Every refund of an order: when it was asked for, and when it was done. */
export async function listRefundSteps(db: Kysely<Tables>, orderId: number) {
  return db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .where('payments.order_id', '=', orderId)
    .select([
      'refunds.id',
      'refunds.created_at',
      'refunds.done_at',
      'refunds.amount',
      'refunds.reason',
      'refunds.status',
      'refunds.error_text',
    ])
    .execute()
}
