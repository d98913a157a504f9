import { sql, type Insertable, type Kysely, type Updateable } from 'kysely'
import type { Tx } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'
import type { Twd } from '#rules/money.ts'
import { orderNumbers } from '#server/sales/orders/published/order-numbers.ts'
import { isForPeople } from './published/troubled-orders.ts'
import type { PaymentRow } from './store.ts'

const refundColumns = [
  'refunds.id',
  'refunds.payment_id',
  'refunds.amount',
  'refunds.reason',
  'refunds.status',
  'refunds.attempts',
  'refunds.reference',
  'refunds.next_try_at',
] as const

export async function createRefundRow(tx: Tx, refund: Insertable<Tables['refunds']>): Promise<number> {
  const { id } = await tx.insertInto('refunds').values(refund).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function lockRefund(tx: Tx, refundId: number) {
  return tx.selectFrom('refunds').where('id', '=', refundId).select(refundColumns).forNoKeyUpdate().executeTakeFirstOrThrow()
}

/** With the payment that it gives back. */
export async function findRefundRow(db: Kysely<Tables>, refundId: number) {
  return db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .where('refunds.id', '=', refundId)
    .select(refundColumns)
    .select(['payments.order_id', 'payments.provider', 'payments.provider_ref as company_id'])
    .executeTakeFirst()
}

export async function saveRefund(tx: Tx, refundId: number, set: Updateable<Tables['refunds']>): Promise<void> {
  await tx.updateTable('refunds').set(set).where('id', '=', refundId).execute()
}

/** What of a payment is neither back with the buyer nor on its way. */
export async function findLeft(tx: Tx, payment: Pick<PaymentRow, 'id' | 'amount' | 'refunded_amount'>): Promise<Twd> {
  return payment.amount - payment.refunded_amount - (await sumOpenRefunds(tx, payment.id))
}

/** What is on its way back and not there yet. */
export async function sumOpenRefunds(tx: Tx, paymentId: number): Promise<Twd> {
  const { sum } = await tx
    .selectFrom('refunds')
    .where('payment_id', '=', paymentId)
    .where('status', 'in', ['requested', 'sent', 'failed'])
    .select(sql<number>`coalesce(sum(amount), 0)::int`.as('sum'))
    .executeTakeFirstOrThrow()
  return sum
}

export async function listDueRefundIds(db: Kysely<Tables>, now: Date): Promise<number[]> {
  const due = db.selectFrom('refunds').where('status', 'in', ['requested', 'sent']).where('next_try_at', '<=', now)
  return (await due.orderBy('next_try_at').limit(200).select('id').execute()).map(({ id }) => id)
}

/** Refunds that no machine will end: refused for the last time, or of money that goes back by hand. */
export async function listFailedRefunds(db: Kysely<Tables>) {
  return db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .innerJoin(orderNumbers().as('orders'), 'orders.id', 'payments.order_id')
    .where(isForPeople)
    .orderBy('refunds.id')
    .select(['orders.hashed_id', 'refunds.id', 'refunds.amount', 'refunds.status', 'payments.method'])
    .execute()
}

/** Refunds of what an order was paid with that are not done yet. */
export async function countUnfinishedRefunds(tx: Tx, orderId: number): Promise<number> {
  const { count } = await tx
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .where('payments.order_id', '=', orderId)
    .where('payments.surplus', '=', false)
    .where('refunds.status', '<>', 'done')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
