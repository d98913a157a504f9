import type { ProductCard } from '#contract/shop/api/products.ts'
import { WishButton } from '#storefront/features/wishlist/wish-button.tsx'
import { useWishOf } from '#storefront/data/use-wish.ts'

/** A heart that knows how to keep its product. */
export function Heart({ product }: { product: Pick<ProductCard, 'id' | 'name'> }) {
  return <WishButton {...useWishOf(product)} />
}
