import type { Units } from '#rules/shipping/short-lines.ts'
import { listGoodsNames } from '#server/catalog/products/published/goods-names.ts'
import type { Shop } from '#server/platform/shop.ts'

/** What is missing, by its name, as whoever decides about it reads it. */
export async function nameMissing({ database: { db } }: Shop, missing: readonly Units[]): Promise<string> {
  const names = await listGoodsNames(
    db,
    missing.map(({ productId }) => productId),
  )
  return missing
    .map(({ productId, quantity }) => `${names.get(productId) ?? productId} × ${quantity}`)
    .join(' · ')
    .slice(0, 200)
}
