import type { Kysely, Selectable } from 'kysely'
import type { Tx } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'
import type { Twd } from '#rules/money.ts'

export type NewPayment = { orderId: number; method: Selectable<Tables['payments']>['method']; amount: Twd; reference: string; now: Date }

export async function createPaymentRow(tx: Tx, { orderId, method, amount, reference, now }: NewPayment): Promise<number> {
  const { id } = await tx
    .insertInto('payments')
    .values({ order_id: orderId, provider: 'tappay', method, amount, reference, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Holds a payment until the transaction ends: whoever comes second sees what the first has written. */
export async function lockPayment(tx: Tx, paymentId: number) {
  return tx
    .selectFrom('payments')
    .where('id', '=', paymentId)
    .select(['id', 'order_id', 'status', 'amount', 'reference'])
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}

export async function savePaid(tx: Tx, { paymentId, companyId, now }: { paymentId: number; companyId: string; now: Date }): Promise<void> {
  await tx.updateTable('payments').set({ status: 'paid', provider_ref: companyId, paid_at: now }).where('id', '=', paymentId).execute()
}

export async function saveFailed(tx: Tx, { paymentId, code, text }: { paymentId: number; code: string; text: string }): Promise<void> {
  await tx.updateTable('payments').set({ status: 'failed', error_code: code, error_text: text }).where('id', '=', paymentId).execute()
}

/** A refund that waits to be sent; one per payment at a time. */
export async function createRefund(tx: Tx, refund: { paymentId: number; amount: Twd; reason: string }): Promise<void> {
  const open = await tx.selectFrom('refunds').where('payment_id', '=', refund.paymentId).where('status', 'in', ['requested', 'sent']).select('id').executeTakeFirst()
  if (open) return
  await tx.insertInto('refunds').values({ payment_id: refund.paymentId, amount: refund.amount, reason: refund.reason }).execute()
  await tx.updateTable('payments').set({ status: 'refunding' }).where('id', '=', refund.paymentId).execute()
}

/** Attempts that the card company has not answered, begun before that moment; also those of orders that were cancelled meanwhile. */
export async function listUnanswered(db: Kysely<Tables>, before: Date) {
  return db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .where('orders.status', 'in', ['uncharged', 'cancel'])
    .where('payments.status', '=', 'created')
    .where('payments.created_at', '<', before)
    .orderBy('payments.id')
    .limit(200)
    .select(['payments.id', 'payments.order_id', 'payments.reference', 'payments.amount', 'payments.created_at'])
    .execute()
}

export async function saveWaiting(tx: Tx, paymentId: number): Promise<void> {
  await tx.updateTable('payments').set({ status: 'waiting' }).where('id', '=', paymentId).execute()
}

/** Every attempt to pay an order, oldest first, held until the transaction ends. Whoever holds an order as well holds these before it. */
export async function lockPaymentsOf(tx: Tx, orderId: number) {
  return tx.selectFrom('payments').where('order_id', '=', orderId).orderBy('id').select(['id', 'status', 'amount', 'method']).forNoKeyUpdate().execute()
}

/** Attempts that still waited for the buyer wait no more. */
export async function saveExpired(tx: Tx, orderId: number): Promise<void> {
  await tx.updateTable('payments').set({ status: 'expired' }).where('order_id', '=', orderId).where('status', '=', 'waiting').execute()
}
