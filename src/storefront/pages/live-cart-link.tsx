import { CartLink } from '../features/shell/cart-link.tsx'
import { countLines, useCart } from './use-cart.ts'

export function LiveCartLink() {
  const { data: cart } = useCart()
  return <CartLink count={countLines(cart)} />
}
