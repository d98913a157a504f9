import { useEffect } from 'react'
import { countPieces } from '#storefront/features/cart/count-pieces.ts'
import { CartLink } from '#storefront/features/shell/cart-link.tsx'
import { useOtherTabs } from '#storefront/data/cart/other-tabs.ts'
import { linesOf, useCart } from '#storefront/data/cart/use-cart.ts'
import { endsLogin } from '#storefront/data/problem-reactions.ts'
import { useProblemHandler } from '#storefront/data/use-problem-handler.ts'

export function LiveCartLink() {
  useOtherTabs()
  const handleProblem = useProblemHandler()
  const { data: cart, error } = useCart({ retryOnMount: false })
  useEffect(() => {
    if (endsLogin(error)) handleProblem(error)
  }, [error, handleProblem])
  return <CartLink count={cart ? countPieces(linesOf(cart)) : 0} />
}
