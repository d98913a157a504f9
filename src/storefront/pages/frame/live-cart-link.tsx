import { CartLink } from '../features/shell/cart-link.tsx'
import { useOtherTabs } from './other-tabs.ts'
import { countLines, useCart } from './use-cart.ts'

export function LiveCartLink() {
  useOtherTabs()
  const { data: cart } = useCart()
  return <CartLink count={countLines(cart)} />
}
