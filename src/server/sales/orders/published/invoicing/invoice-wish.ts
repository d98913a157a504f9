import type { Kysely } from 'kysely'
import type { Tx } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'
import type { Invoice } from '#rules/invoices/invoice.ts'
import { keptInvoice } from '../../order-snapshot.ts'

/** How an order wishes its invoice. */
export async function findInvoiceWish(db: Kysely<Tables>, orderId: number): Promise<Invoice> {
  const { receipt, invoice } = await db
    .selectFrom('orders')
    .where('id', '=', orderId)
    .select(['receipt', 'invoice'])
    .executeTakeFirstOrThrow()
  return { ...keptInvoice.parse(invoice), receipt }
}

/** From now on its invoice is issued so. */
export async function saveInvoiceWish(
  tx: Tx,
  { orderId, wish: { receipt, ...invoice } }: { orderId: number; wish: Invoice },
): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ receipt, invoice: JSON.stringify(invoice) })
    .where('id', '=', orderId)
    .execute()
}

/** The running number of a whole order, held until the transaction ends, and whose it is; null when nothing has that number. */
export async function lockOrderToInvoice(tx: Tx, number: string) {
  const order = await tx
    .selectFrom('orders')
    .where('hashed_id', '=', number)
    .where('parent_id', 'is', null)
    .forNoKeyUpdate()
    .select(['id', 'user_id as memberId'])
    .executeTakeFirst()
  return order ?? null
}
