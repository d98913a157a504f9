import { useState } from 'react'
import type { CartItem } from '#contract/shop/api/cart.ts'
import { isBundleReady } from '#rules/cart/bundle.ts'
import { quoteCart, type CartQuote } from '#rules/cart/cart-quote.ts'
import type { Text } from '#rules/locale.ts'
import { earnedPoints } from '#rules/points/points.ts'
import type { DeliveryTerms } from '#rules/terms.ts'
import { cartTexts, picksMissingIn } from '#texts/shop/cart.ts'
import { CheckoutButton } from '#storefront/features/cart/checkout-button.tsx'
import { countGifts, countPieces } from '#storefront/features/cart/count-pieces.ts'
import { DiscountField } from '#storefront/features/cart/discount-field.tsx'
import type { DiscountState } from '#storefront/features/cart/discount-state.ts'
import type { SettlementFacts } from '#storefront/features/cart/settlement.tsx'
import { useDiscount } from '#storefront/data/cart/use-discount.ts'
import { pressedPart } from '#ui/controls/pressed-part.tsx'
import { useTerms } from '#ui/use-terms.ts'

const CodeDialog = pressedPart(async () => (await import('#storefront/features/cart/code-dialog.tsx')).CodeDialog)

type Settling = {
  balance: number
  /** Something that the amounts depend on is being saved. */
  isSaving: boolean
  onLeave: (discountCode: string | null) => Promise<void>
}

/** What the selected lines cost, with the code that was applied, and the way to the checkout. */
export function useSettlement(chosen: readonly CartItem[], { balance, isSaving, onLeave }: Settling) {
  const { discount, asking, type, apply } = useDiscount(chosen)
  const facts = useSettlementFacts(chosen, { balance, discount })
  const notYet = whyNotYet(chosen, facts)
  const [asksForCode, setAsksForCode] = useState(false)
  const isCodeLeft = discount.status === 'pending' && discount.code.trim() !== ''
  const leave = () => void onLeave(discount.status === 'success' ? discount.code : null)
  return {
    ...facts,
    notYet,
    discountField: <DiscountField discount={discount} asking={asking} onType={type} onApply={apply} />,
    action: <CheckoutButton notYet={notYet} busy={isSaving || asking} onPress={() => (isCodeLeft ? setAsksForCode(true) : leave())} />,
    codeDialog: asksForCode && <CodeDialog code={discount.code} onApply={apply} onWithout={leave} onClose={() => setAsksForCode(false)} />,
  }
}

/** What the settlement panel says of the selected lines. */
function useSettlementFacts(
  chosen: readonly CartItem[],
  { balance, discount }: { balance: number; discount: DiscountState },
): SettlementFacts {
  const terms = useTerms()
  const quote = quoteWith(chosen, { discount, terms: terms.delivery })
  const temperature = chosen[0]?.product.temperature ?? null
  const earned = temperature ? earnedPoints({ temperature, discounted_total: quote.discounted_total, terms: terms.points }) : 0
  return { temperature, quote, balance, earned, pieceCount: countPieces(chosen), giftCount: countGifts(chosen) }
}

/** Why what is selected cannot go to the checkout yet; null when it can. */
function whyNotYet(chosen: readonly CartItem[], { quote, balance }: Pick<SettlementFacts, 'quote' | 'balance'>): Text | null {
  if (chosen.length === 0) return cartTexts.selectFirst
  const unready = chosen.find(
    ({ product, quantity, optional_items: picks, picks_short: short }) => short || !isBundleReady(product, { quantity, picks }),
  )
  if (unready) return picksMissingIn(unready.product.name)
  return quote.points_cost > balance ? cartTexts.insufficientPoints : null
}

/** The amounts of the cart; with a code that holds, the shop's own totals (DSC-07). */
function quoteWith(chosen: readonly CartItem[], { discount, terms }: { discount: DiscountState; terms: DeliveryTerms }): CartQuote {
  if (discount.status !== 'success') return quoteCart(chosen, { terms })
  const { amount, discounted_total, final_total } = discount
  return { ...quoteCart(chosen, { terms, discount: amount }), discounted_total, final_total }
}
