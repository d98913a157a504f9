import type { ProductCard } from '#contract/shop/api/products.ts'
import type { ShopClient } from '#contract/shop/client.ts'
import type { Pick } from '#rules/cart/bundle.ts'
import type { Text } from '#rules/locale.ts'
import { addedToCart } from '#texts/shop/product.ts'
import { track } from '#storefront/features/tracking/track.ts'
import { goodsOfProduct } from '#storefront/features/tracking/tracked-items.ts'
import { tellOtherTabs } from './other-tabs.ts'
import { reloadCart } from './use-cart.ts'

export type Wanted = { quantity?: number; picks?: readonly Pick[] }

/** What to say: that it is in the cart, or in the shop's own words why it is not. */
export type Put = { added: Text } | { refused: string; isLocked: boolean }

/** Puts a product into the member's cart. Loaded for members alone. */
export async function putIntoCart(client: ShopClient, product: ProductCard, { quantity = 1, picks = [] }: Wanted): Promise<Put> {
  const answer = await client.cart.add({ product_id: product.id, quantity, optional_items: [...picks] })
  if (answer.status !== 'normal') return { refused: answer.message, isLocked: answer.status === 'user_locked' }
  track({ name: 'add_to_cart', ...goodsOfProduct(product, quantity) })
  tellOtherTabs()
  void reloadCart()
  return { added: addedToCart(product.name, quantity) }
}
