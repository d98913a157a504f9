import type { ProductCard } from '#contract/api/products.ts'
import { WishButton } from '../features/wishlist/wish-button.tsx'
import { useWishOf } from './use-wish.ts'

/** A heart that knows how to keep its product. */
export function Heart({ product }: { product: Pick<ProductCard, 'id' | 'name'> }) {
  return <WishButton {...useWishOf(product)} />
}
