import { useEffect } from 'react'
import type { CartItem } from '#contract/shop/api/cart.ts'
import type { AppliedDiscount } from '#storefront/features/checkout/checkout-needs.ts'
import { useToasts } from '#ui/layers/toasts.tsx'
import { useDiscountAnswer } from './use-discount-answer.ts'
import { useProblemHandler } from '#storefront/data/use-problem-handler.ts'

/**
 * The code that the cart handed over, as the shop judges it now. One that no longer holds is told, and the order goes on
 * without it. Undefined while the shop is asked: until then nobody knows the total.
 */
export function useAppliedDiscount({
  code,
  lines,
}: {
  code: string | null
  lines: readonly CartItem[]
}): AppliedDiscount | null | undefined {
  const { data, error } = useDiscountAnswer({ code, lines })
  const showToast = useToasts()
  const handleProblem = useProblemHandler()
  const lost = data && data.status !== 'success' ? data.message : undefined
  useEffect(() => {
    if (lost) showToast({ kind: 'warning', message: lost })
  }, [lost, showToast])
  useEffect(() => {
    if (error) handleProblem(error)
  }, [error, handleProblem])
  if (code === null || error || lost) return null
  return data && { code, amount: data.discount_amount }
}
