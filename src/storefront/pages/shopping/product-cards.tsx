import type { ListedCard as Product } from '#contract/shop/api/products.ts'
import { ProductCard } from '#storefront/features/catalog/product-card.tsx'
import { Heart } from './heart.tsx'
import { useAddToCart } from '#storefront/data/cart/use-add-to-cart.ts'
import { useObstacle } from '#storefront/data/use-obstacle.ts'

type ProductCardsProps = {
  products: readonly Product[]
  ranked?: boolean
  /** How many of them are in view when the page opens. */
  eager?: number
  level?: 'h2' | 'h3'
}

/** Cards that know how to put themselves into the cart. What needs choosing first is chosen on its own page. */
export function ProductCards({ products, ranked = false, eager = 0, level = 'h3' }: ProductCardsProps) {
  const { add, addingId } = useAddToCart()
  const obstacleOf = useObstacle()
  return products.map((product, place) => (
    <ProductCard
      key={product.id}
      product={product}
      onAdd={add}
      obstacle={obstacleOf(product)}
      adding={addingId === product.id}
      eager={place < eager}
      level={level}
      corner={<Heart product={product} />}
      {...(ranked && { rank: place + 1 })}
    />
  ))
}
