import type { Shop } from '#server/platform/shop.ts'
import { findLastEdit } from './edit-store.ts'

/** The number of the last edit of an order, which whoever edits it has to have seen; 0 for none. */
export async function findLastEditId({ database: { db } }: Pick<Shop, 'database'>, orderId: number): Promise<number> {
  return (await findLastEdit(db, orderId))?.id ?? 0
}
