import type { Shop } from '#server/platform/shop.ts'
import { tryToIssue } from './try-to-issue.ts'

/**
 * Issues the invoice of an order that is being packed (D-71). A refusal is asked for again all the same: what was wrong may have been
 * mended.
 */
export async function issueInvoice(shop: Shop, { orderId }: { orderId: number }): Promise<void> {
  const issued = await tryToIssue(shop, orderId)
  if (issued.ok) return
  const { refusal } = issued
  const why = refusal.code === 'invoice_refused' ? `${refusal.platformCode} ${refusal.text}` : refusal.reason
  throw new Error(`The invoice of ${refusal.number} was not issued: ${why}`)
}
