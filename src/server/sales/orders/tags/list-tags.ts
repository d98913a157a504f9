import type { Shop } from '#server/platform/shop.ts'
import { listTagNames, listTagsOfOrder } from './tag-store.ts'

/** Every tag that orders can have. */
export async function listTags({ database: { db } }: Pick<Shop, 'database'>): Promise<string[]> {
  return listTagNames(db)
}

/** The tags of an order. */
export async function listTagsOf({ database: { db } }: Pick<Shop, 'database'>, orderId: number): Promise<string[]> {
  return (await listTagsOfOrder(db, orderId)).map(({ name }) => name)
}
