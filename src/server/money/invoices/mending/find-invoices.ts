import { fieldToMend } from '#rules/invoices/invoice-change.ts'
import type { Shop } from '#server/platform/shop.ts'
import { findInvoiceStanding } from '../published/invoice-standing.ts'
import { findInvoiceWish } from '#server/sales/orders/published/invoicing/invoice-wish.ts'
import { findOrderRow, findRefusalRow, listAllowanceRows, listInvoiceRows } from './store.ts'

/** An order whose invoice is to be changed: its running number, and whose it is. */
export async function findOrderToMend({ database: { db } }: Shop, number: string): Promise<{ id: number; memberId: number } | null> {
  return (await findOrderRow(db, number)) ?? null
}

/** Every invoice that an order has had, how it stands now, and what the platform refused; null when there is no such order. */
export async function findInvoices(shop: Shop, number: string) {
  const { db } = shop.database
  const order = await findOrderToMend(shop, number)
  if (!order) return null
  const [rows, allowances, refusal, wish] = [
    await listInvoiceRows(db, order.id),
    await listAllowanceRows(db, order.id),
    await findRefusalRow(db, order.id),
    await findInvoiceWish(db, order.id),
  ]
  return {
    standing: await findInvoiceStanding(db, { orderId: order.id, now: shop.now() }),
    wish,
    invoices: rows.map((row) => ({ ...row, allowances: allowances.filter(({ invoice_id }) => invoice_id === row.id) })),
    refusal: refusal ? { ...refusal, field: fieldToMend(refusal.says, wish) } : null,
  }
}
