import type { Shop } from '#server/platform/shop.ts'
import { listOfficeTagNames } from '../published/office-tags.ts'
import { listTagsOfOrder } from './tag-store.ts'

/** Every tag that orders can have. */
export async function listTags({ database: { db } }: Pick<Shop, 'database'>): Promise<string[]> {
  return listOfficeTagNames(db, 'order')
}

/** The tags of an order. */
export async function listTagsOf({ database: { db } }: Pick<Shop, 'database'>, orderId: number): Promise<string[]> {
  return (await listTagsOfOrder(db, orderId)).map(({ name }) => name)
}
