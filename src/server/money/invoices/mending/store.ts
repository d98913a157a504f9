import type { Kysely } from 'kysely'
import type { Tx } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'
import type { Invoice } from '#rules/invoices/invoice.ts'
import { orderContents } from '#server/sales/orders/published/order-contents.ts'

type Db = Kysely<Tables>

export async function findOrderRow(db: Db, number: string) {
  return db
    .selectFrom(orderContents().as('orders'))
    .where('orders.hashed_id', '=', number)
    .whereRef('orders.whole_id', '=', 'orders.id')
    .select(['orders.id', 'orders.user_id as memberId'])
    .executeTakeFirst()
}

/** Every invoice that an order has had, oldest first, with what was taken off each. */
export async function listInvoiceRows(db: Db, orderId: number) {
  return db
    .selectFrom('invoices')
    .where('order_id', '=', orderId)
    .orderBy('id')
    .select(['id', 'number', 'kind', 'status', 'amount', 'reduced_amount', 'buyer_tax_id', 'issued_at', 'voided_at', 'reissue_asked_at'])
    .execute()
}

export async function listAllowanceRows(db: Db, orderId: number) {
  return db
    .selectFrom('invoice_allowances')
    .innerJoin('invoices', 'invoices.id', 'invoice_allowances.invoice_id')
    .where('invoices.order_id', '=', orderId)
    .orderBy('invoice_allowances.id')
    .select(['invoice_allowances.invoice_id', 'invoice_allowances.number', 'invoice_allowances.amount', 'invoice_allowances.created_at'])
    .execute()
}

export async function findRefusalRow(db: Db, orderId: number) {
  return db.selectFrom('invoice_refusals').where('order_id', '=', orderId).select(['code', 'says', 'refused_at']).executeTakeFirst()
}

/** Whether its packing has begun and its invoice is still to come. */
export async function isInvoiceDue(db: Db, orderId: number): Promise<boolean> {
  return (await db.selectFrom('invoices_due').where('order_id', '=', orderId).select('order_id').executeTakeFirst()) !== undefined
}

/** The invoice of an order that stands, held. */
export async function lockStandingRow(tx: Tx, orderId: number) {
  return tx
    .selectFrom('invoices')
    .where('order_id', '=', orderId)
    .where('status', '<>', 'voided')
    .forUpdate()
    .select(['id', 'number', 'kind', 'issued_at', 'reduced_amount', 'relate_number', 'reissue_wish', 'reissue_by'])
    .executeTakeFirst()
}

export type NewReissue = { invoiceId: number; wish: Invoice; by: string; now: Date }

export async function saveReissue(tx: Tx, { invoiceId, wish, by, now }: NewReissue): Promise<void> {
  await tx
    .updateTable('invoices')
    .set({ reissue_wish: JSON.stringify(wish), reissue_by: by, reissue_asked_at: now })
    .where('id', '=', invoiceId)
    .execute()
}

/** The platform does not void it: it stays as it is. */
export async function clearReissue(tx: Tx, invoiceId: number): Promise<void> {
  await tx
    .updateTable('invoices')
    .set({ reissue_wish: null, reissue_by: null, reissue_asked_at: null })
    .where('id', '=', invoiceId)
    .where('status', '<>', 'voided')
    .execute()
}

/** Its invoice is still to come, since this moment. */
export async function saveDue(tx: Tx, { orderId, now }: { orderId: number; now: Date }): Promise<void> {
  await tx
    .insertInto('invoices_due')
    .values({ order_id: orderId, since: now })
    .onConflict((same) => same.column('order_id').doNothing())
    .execute()
}
