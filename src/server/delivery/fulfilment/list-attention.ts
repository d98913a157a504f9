import { listBacklog } from '#server/outbox/list-backlog.ts'
import { listPaymentTroubles } from '#server/payments/list-troubles.ts'
import { listParcelTroubles } from '#server/shipments/list-troubles.ts'
import type { Shop } from '#server/shop.ts'

export type Attention = { order: string; about: 'payment' | 'refund' | 'parcel' | 'work'; says: string }

/** What no machine can end: a person has to look at it. Oldest first, of each kind. */
export async function listAttention(shop: Shop): Promise<Attention[]> {
  return [...(await listPaymentTroubles(shop)), ...(await listParcelTroubles(shop)), ...(await listBacklog(shop))]
}
