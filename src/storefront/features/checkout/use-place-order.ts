import { useRef, useState } from 'react'
import type { PlaceOrderBody } from '#contract/api/place-order.ts'
import { checkoutTexts, confirmTexts, primeFailed } from '#texts/checkout.ts'
import { useToasts } from '../../ui/toasts.tsx'
import { useWords } from '../../ui/words.ts'
import type { CheckoutNeeds } from './checkout-needs.ts'
import { orderBody } from './order-body.ts'
import { isLost } from './placing.ts'
import type { PrimeResult } from './tpdirect.ts'
import type { CheckoutState } from './use-checkout.ts'

/** Gets the prime of the card that was typed; null when the fields are not filled in rightly. */
export type CardFilled = () => Promise<PrimeResult | null>

type PlaceNeeds = { checkout: CheckoutState; needs: CheckoutNeeds; fillIn: CardFilled | 'no-card' }

/** There is no prime: the shopper has been told why. */
class NoPrime extends Error {
  override readonly name = 'NoPrime'
}

/** The one button that orders: once at a time (CK4-14), ready again after every failure (CK4-15). */
export function usePlaceOrder({ checkout: { draft, placing, totals }, needs, fillIn }: PlaceNeeds) {
  const say = useWords()
  const showToast = useToasts()
  const [busy, setBusy] = useState(false)
  const isUnderWay = useRef(false)
  const primeOrToast = async (fill: CardFilled): Promise<string> => {
    const result = await fill()
    if (result?.status === 0 && result.card) return result.card.prime
    const message = result ? primeFailed(result.msg, result.status) : confirmTexts.cardWrong
    showToast({ kind: 'warning', message: say(message) })
    throw new NoPrime()
  }
  const makeBody = async (): Promise<PlaceOrderBody> => {
    const card = fillIn === 'no-card' ? null : { prime: await primeOrToast(fillIn), email: needs.user.email ?? draft.receipt_carrier.member_carrier }
    return orderBody(draft, { cartItemIds: needs.lines.map(({ id }) => id), discountCode: needs.discount?.code ?? null, card, grandTotal: totals.grand_total })
  }
  const place = async () => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setBusy(true)
    try {
      needs.onPlaced(await placing.place(makeBody))
    } catch (error) {
      isUnderWay.current = false
      setBusy(false)
      if (error instanceof NoPrime) return
      if (isLost(error)) showToast({ kind: 'error', message: say(checkoutTexts.noAnswer) })
      else needs.onProblem(error)
    }
  }
  return { busy, place }
}
