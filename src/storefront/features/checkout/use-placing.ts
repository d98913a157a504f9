import { useRef, useState } from 'react'
import type { PlacedOrder } from '#contract/shop/api/place-order.ts'
import { Problem } from '#contract/shared/problem.ts'
import { checkoutTexts } from '#texts/shop/checkout.ts'
import { useToasts } from '#ui/layers/toasts.tsx'
import { useWords } from '#ui/words/words.ts'
import type { CardSent, Filled } from './confirm/card-sent.ts'
import { isLost, type Placing } from './placing.ts'

type Needs<Body> = {
  placing: Placing<Body>
  /** What is sent, with what the card company gave. */
  bodyWith: (card: CardSent | null) => Body
  onPlaced: (placed: PlacedOrder) => void
  onProblem: (error: unknown) => void
}

/** There is nothing to pay with: the shopper has been told why. */
class NothingToPayWith extends Error {
  override readonly name = 'NothingToPayWith'
}

export type Place = (fillIn: () => Promise<Filled>) => Promise<void>

/** The one button that orders, or pays: once at a time (CK4-14), ready again after every failure (CK4-15). */
export function usePlacing<Body>({ placing, bodyWith, onPlaced, onProblem }: Needs<Body>): { busy: boolean; place: Place } {
  const say = useWords()
  const showToast = useToasts()
  const [busy, setBusy] = useState(false)
  const isUnderWay = useRef(false)
  const makeBody = async (fillIn: () => Promise<Filled>): Promise<Body> => {
    const filled = await fillIn()
    if ('card' in filled) return bodyWith(filled.card)
    showToast({ kind: 'warning', message: say(filled.missing) })
    throw new NothingToPayWith()
  }
  const place: Place = async (fillIn) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setBusy(true)
    try {
      onPlaced(await placing.place(() => makeBody(fillIn)))
    } catch (error) {
      isUnderWay.current = false
      setBusy(false)
      if (error instanceof NothingToPayWith) return
      if (isLost(error) && !saysWhy(error)) showToast({ kind: 'error', message: say(checkoutTexts.noAnswer) })
      else onProblem(error)
    }
  }
  return { busy, place }
}

/** Whether the shop answered with words of its own: these are shown, and nobody is sent to look at their connection. */
function saysWhy(error: unknown): boolean {
  return error instanceof Problem && error.message !== ''
}
