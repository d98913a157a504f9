import { useEffect, useState } from 'react'
import type { CartItem } from '#contract/shop/api/cart.ts'
import { normaliseCode } from '#rules/promotions/discount.ts'
import { cartTexts } from '#texts/shop/cart.ts'
import { discountOfAnswer, type DiscountState } from '#storefront/features/cart/discount-state.ts'
import { problemOf } from '../problem-of.ts'
import { endsLogin } from '../problem-reactions.ts'
import { useWords } from '#ui/words/words.ts'
import { useDiscountAnswer } from './use-discount-answer.ts'
import { useProblemHandler } from '#storefront/data/use-problem-handler.ts'

/** The discount code of the cart: typed, applied, and what the shop says about it for the chosen lines. */
export function useDiscount(chosen: readonly CartItem[]) {
  const say = useWords()
  const [typed, setTyped] = useState('')
  const [applied, setApplied] = useState<string | null>(null)
  const { data, error, isFetching, refetch } = useDiscountAnswer({ code: applied, lines: chosen })
  useLeaveWhenSignedOut(error)

  const type = (input: string) => {
    setTyped(normaliseCode(input))
    setApplied(null)
  }
  const apply = () => {
    if (typed === '') return
    if (applied === typed) return void refetch()
    setApplied(typed)
  }
  const state = (): DiscountState => {
    if (applied === null || isFetching || chosen.length === 0) return { code: typed, status: 'pending' }
    if (error) return { code: typed, status: 'error', message: problemOf(error)?.message || say(cartTexts.discountFailed) }
    return data ? discountOfAnswer(typed, data) : { code: typed, status: 'pending' }
  }
  return { discount: state(), asking: isFetching, type, apply }
}

/** Most failures are told at the field; who is no longer signed in is led away as on every page. */
function useLeaveWhenSignedOut(error: Error | null) {
  const handleProblem = useProblemHandler()
  useEffect(() => {
    if (endsLogin(error)) handleProblem(error)
  }, [error, handleProblem])
}
