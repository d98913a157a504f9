import { countPieces } from '#storefront/features/cart/count-pieces.ts'
import { CartLink } from '#storefront/features/shell/cart-link.tsx'
import { useOtherTabs } from '#storefront/data/cart/other-tabs.ts'
import { linesOf, useCart } from '#storefront/data/cart/use-cart.ts'

export function LiveCartLink() {
  useOtherTabs()
  const { data: cart } = useCart({ retryOnMount: false })
  return <CartLink count={cart ? countPieces(linesOf(cart)) : 0} />
}
