import type { ProductCard } from '#contract/shop/api/products.ts'
import { obstacleFor, type Obstacle } from '#rules/catalog/obstacle.ts'
import { useMember } from '#storefront/features/member/member.tsx'

/** Why who is there cannot buy a product, as far as that is known already. A guest can still become anybody. */
export function useObstacle(): (product: ProductCard, quantity?: number) => Obstacle | null {
  const member = useMember()
  return (product, quantity = 1) => (member.state === 'signed-in' ? obstacleFor(product, { buyer: member.user, quantity }) : null)
}
