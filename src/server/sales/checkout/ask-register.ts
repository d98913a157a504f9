import { tidyInvoice } from '#rules/invoices/invoice.ts'
import { checkBarcode } from '#server/money/invoices/check-barcode.ts'
import type { Shop } from '#server/platform/shop.ts'
import type { OrderRequest } from '#server/sales/placing/order-request.ts'

/**
 * Whether the register knows the mobile barcode that an invoice is to go to (INV-21); null without one, and while the register cannot be
 * asked: an order does not fall because of it. Nobody else is asked about anything.
 */
export async function askRegister(
  shop: Shop,
  { memberId, caller, body: { invoice_info: entered } }: OrderRequest,
): Promise<boolean | null> {
  if (entered?.carrier_type !== 'mobile_carrier') return null
  const { carrier } = tidyInvoice(entered, entered.carrier_type)
  const checked = await checkBarcode(shop, { barcode: carrier ?? '', asker: { caller: caller ?? null, memberId } })
  return checked.ok ? checked.value : null
}
