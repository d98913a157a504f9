import type { ProductCard } from '#contract/shop/api/products.ts'
import type { ShopClient } from '#contract/shop/client.ts'
import type { Text } from '#rules/locale.ts'
import { wishAdded, wishRemoved } from '#texts/shop/wishes/heart.ts'
import { dropWish, loadWishes, noteWish, wishOf } from '../features/wishlist/wishes.ts'
import { queries } from './queries.ts'

export type Turning = {
  client: ShopClient
  product: Pick<ProductCard, 'id' | 'name'>
}

/**
 * Keeps a product that the member does not keep, lets go of one that they do, and answers what to say. A heart can be pressed before the
 * wishes are known: it waits for them. Loaded when a member presses a heart.
 */
export async function turnWish({ client, product: { id, name } }: Turning): Promise<Text> {
  await loadWishes(client)
  const entry = wishOf(id)
  if (entry === undefined) {
    const { wishlist_item } = await client.wishlist.add({ product_id: id })
    noteWish(id, wishlist_item.id)
  } else {
    await client.wishlist.remove({ id: entry })
    dropWish(id)
  }
  void queries.invalidateQueries({ queryKey: ['wishlist'] })
  return entry === undefined ? wishAdded(name) : wishRemoved(name)
}
