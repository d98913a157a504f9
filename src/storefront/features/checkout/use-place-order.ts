import { useRef, useState } from 'react'
import type { PlaceOrderBody } from '#contract/shop/api/place-order.ts'
import { Problem } from '#contract/shared/problem.ts'
import { checkoutTexts } from '#texts/shop/checkout.ts'
import { useToasts } from '#ui/layers/toasts.tsx'
import { useWords } from '#ui/words/words.ts'
import type { Filled } from './confirm/card-sent.ts'
import type { CheckoutNeeds } from './checkout-needs.ts'
import { orderBody } from './order-body.ts'
import { isLost } from './placing.ts'
import type { CheckoutState } from './use-checkout.ts'

type PlaceNeeds = { checkout: CheckoutState; needs: CheckoutNeeds }

/** There is nothing to pay with: the shopper has been told why. */
class NothingToPayWith extends Error {
  override readonly name = 'NothingToPayWith'
}

export type Place = (fillIn: () => Promise<Filled>) => Promise<void>

/** The one button that orders: once at a time (CK4-14), ready again after every failure (CK4-15). */
export function usePlaceOrder({ checkout: { draft, placing, totals }, needs }: PlaceNeeds): { busy: boolean; place: Place } {
  const say = useWords()
  const showToast = useToasts()
  const [busy, setBusy] = useState(false)
  const isUnderWay = useRef(false)
  const makeBody = async (fillIn: () => Promise<Filled>): Promise<PlaceOrderBody> => {
    const filled = await fillIn()
    if ('missing' in filled) {
      showToast({ kind: 'warning', message: say(filled.missing) })
      throw new NothingToPayWith()
    }
    const email = needs.user.email ?? draft.receipt_carrier.member_carrier
    return orderBody(draft, {
      cartItemIds: needs.lines.map(({ id }) => id),
      discountCode: needs.discount?.code ?? null,
      card: filled.card,
      email,
      grandTotal: totals.grand_total,
    })
  }
  const place: Place = async (fillIn) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setBusy(true)
    try {
      needs.onPlaced(await placing.place(() => makeBody(fillIn)))
    } catch (error) {
      isUnderWay.current = false
      setBusy(false)
      if (error instanceof NothingToPayWith) return
      if (isLost(error) && !saysWhy(error)) showToast({ kind: 'error', message: say(checkoutTexts.noAnswer) })
      else needs.onProblem(error)
    }
  }
  return { busy, place }
}

/** Whether the shop answered with words of its own: these are shown, and nobody is sent to look at their connection. */
function saysWhy(error: unknown): boolean {
  return error instanceof Problem && error.message !== ''
}
