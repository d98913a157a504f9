import type { ProductCard } from '#contract/shop/api/products.ts'
import type { ShopClient } from '#contract/shop/client.ts'
import type { Text } from '#rules/locale.ts'
import { wishAdded, wishRemoved } from '#texts/shop/wishes/heart.ts'
import { dropWish, loadWishes, noteWish, wishOf } from '../features/wishlist/wishes.ts'
import { queries } from './queries.ts'

export type Turning = {
  client: ShopClient
  product: Pick<ProductCard, 'id' | 'name'>
  /** The entry that a full heart showed when it was pressed; undefined of an empty one, also where the wishes were not known yet. */
  entry: number | undefined
}

/**
 * What the heart has shown decides, not what is found out meanwhile: a full one lets go of the product, an empty one keeps it. Answers what
 * to say. Loaded when a member presses a heart.
 */
export async function turnWish({ client, product: { id, name }, entry }: Turning): Promise<Text> {
  if (entry === undefined) await keep(client, id)
  else {
    await client.wishlist.remove({ id: entry })
    dropWish(id)
  }
  void queries.invalidateQueries({ queryKey: ['wishlist'] })
  return entry === undefined ? wishAdded(name) : wishRemoved(name)
}

/** Once the wishes are known; one that is among them stays as it is. */
async function keep(client: ShopClient, productId: number): Promise<void> {
  await loadWishes(client)
  if (wishOf(productId) !== undefined) return
  const { wishlist_item } = await client.wishlist.add({ product_id: productId })
  noteWish(productId, wishlist_item.id)
}
