import type { ReactNode } from 'react'
import type { CartQuote } from '#rules/cart/cart-quote.ts'
import { cartTexts, deliveryAt, deliveryFree, payable } from '#texts/shop/cart.ts'
import { formatTwd } from '#texts/shared/format.ts'
import { Price } from '#ui/words/price.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'

/** The total and the way to the checkout, always in reach at the lower edge of small screens. */
export function CheckoutBar({ quote, isEmpty, action }: { quote: CartQuote; isEmpty: boolean; action: ReactNode }) {
  const say = useWords()
  const language = useLanguage()
  const delivery = quote.delivery_estimate === 0 ? deliveryFree : deliveryAt(formatTwd(quote.delivery_estimate, language))
  return (
    <div className="buy-bar checkout-bar">
      <div className="grid leading-tight">
        <span className="small muted">{say(isEmpty ? cartTexts.total : payable(say(delivery)))}</span>
        <Price amount={quote.final_total} />
      </div>
      {action}
    </div>
  )
}
