import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import { sumPointsOfOrder } from './store.ts'

/** What an order has brought its buyer and what was taken back of it; null while it has brought nothing. */
export async function findPointsOfOrder(db: Kysely<Tables>, orderId: number): Promise<number | null> {
  return sumPointsOfOrder(db, orderId)
}
