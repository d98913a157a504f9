import { CartLink } from '#storefront/features/shell/cart-link.tsx'
import { useOtherTabs } from '#storefront/data/cart/other-tabs.ts'
import { countLines, useCart } from '#storefront/data/cart/use-cart.ts'

export function LiveCartLink() {
  useOtherTabs()
  const { data: cart } = useCart({ retryOnMount: false })
  return <CartLink count={countLines(cart)} />
}
