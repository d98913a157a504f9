import type { ReactNode } from 'react'
import type { CartQuote } from '#rules/cart/cart-quote.ts'
import type { Text } from '#rules/locale.ts'
import { cartTexts, deliveryAt, deliveryFree, payable } from '#texts/shop/cart.ts'
import { formatTwd } from '#texts/shared/format.ts'
import { Price } from '#ui/words/price.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'

type CheckoutBarProps = {
  quote: CartQuote
  isEmpty: boolean
  /** Why it cannot be checked out yet. */
  notYet: Text | null
  /** Leads down to the code and the single amounts. */
  onDetails: () => void
  action: ReactNode
}

/** The total, or why there is none yet, and the way to the checkout, always in reach at the lower edge of small screens. */
export function CheckoutBar({ quote, isEmpty, notYet, onDetails, action }: CheckoutBarProps) {
  const say = useWords()
  const language = useLanguage()
  const delivery = quote.delivery_estimate === 0 ? deliveryFree : deliveryAt(formatTwd(quote.delivery_estimate, language))
  return (
    <div className="buy-bar checkout-bar">
      <div className="grid leading-tight">
        {notYet ? <span className="small">{say(notYet)}</span> : <span className="small muted">{say(payable(say(delivery)))}</span>}
        {!isEmpty && (
          <span className="flex flex-wrap items-baseline gap-x-3">
            <Price amount={quote.final_total} />
            <button type="button" className="to-details" onClick={onDetails}>
              {say(cartTexts.toDetails)}
            </button>
          </span>
        )}
      </div>
      {action}
    </div>
  )
}
