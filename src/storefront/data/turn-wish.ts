import type { ProductCard } from '#contract/shop/api/products.ts'
import type { ShopClient } from '#contract/shop/client.ts'
import type { Text } from '#rules/locale.ts'
import { wishAdded, wishRemoved } from '#texts/shop/wishes/heart.ts'
import { dropWish, noteWish } from '../features/wishlist/wishes.ts'
import { queries } from './queries.ts'

export type Turning = {
  client: ShopClient
  product: Pick<ProductCard, 'id' | 'name'>
  /** The entry that keeps the product now. */
  entry: number | undefined
}

/** Keeps a product or lets it go, and answers what to say. Loaded when a member presses a heart. */
export async function turnWish({ client, product: { id, name }, entry }: Turning): Promise<Text> {
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
