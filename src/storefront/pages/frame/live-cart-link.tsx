import { useEffect } from 'react'
import { CartLink } from '#storefront/features/shell/cart-link.tsx'
import { useOtherTabs } from '#storefront/data/cart/other-tabs.ts'
import { countLines, useCart } from '#storefront/data/cart/use-cart.ts'
import { endsLogin } from '#storefront/data/problem-reactions.ts'
import { useProblemHandler } from '#storefront/data/use-problem-handler.ts'

export function LiveCartLink() {
  useOtherTabs()
  const handleProblem = useProblemHandler()
  const { data: cart, error } = useCart({ retryOnMount: false })
  useEffect(() => {
    if (endsLogin(error)) handleProblem(error)
  }, [error, handleProblem])
  return <CartLink count={countLines(cart)} />
}
