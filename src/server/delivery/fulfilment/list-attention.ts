import { listBacklog } from '#server/platform/outbox/list-backlog.ts'
import { listInvoiceTroubles } from '#server/money/invoices/list-troubles.ts'
import { listPaymentTroubles } from '#server/money/payments/list-troubles.ts'
import { listParcelTroubles } from '#server/delivery/shipments/list-troubles.ts'
import type { Shop } from '#server/platform/shop.ts'

export type Attention = { order: string; about: 'payment' | 'refund' | 'invoice' | 'parcel' | 'work'; says: string }

/** What no machine can end: a person has to look at it. Oldest first, of each kind. */
export async function listAttention(shop: Shop): Promise<Attention[]> {
  return [
    ...(await listPaymentTroubles(shop)),
    ...(await listInvoiceTroubles(shop)),
    ...(await listParcelTroubles(shop)),
    ...(await listBacklog(shop)),
  ]
}
