import type { OrderQuote } from '#contract/office/api/ordering/new-order.ts'
import { newOrderTexts } from '#texts/office/new-order.ts'
import { formatTwd } from '#texts/shared/format.ts'
import { AmountRow, Amounts } from '#ui/words/amounts.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'

/** What it comes to for this customer now. */
export function OrderTotal({ quote }: { quote: OrderQuote }) {
  const [say, language] = [useWords(), useLanguage()]
  const { items_total, discount_amount, delivery_fee, handling_fee, grand_total } = quote
  return (
    <Amounts>
      <AmountRow label={say(newOrderTexts.itemsTotal)}>{formatTwd(items_total, language)}</AmountRow>
      {discount_amount > 0 && (
        <AmountRow label={say(newOrderTexts.discountTotal)} saving>
          {formatTwd(-discount_amount, language)}
        </AmountRow>
      )}
      <AmountRow label={say(newOrderTexts.deliveryFee)}>{formatTwd(delivery_fee, language)}</AmountRow>
      {handling_fee > 0 && <AmountRow label={say(newOrderTexts.handlingFee)}>{formatTwd(handling_fee, language)}</AmountRow>}
      <AmountRow label={say(newOrderTexts.grandTotal)} total>
        {formatTwd(grand_total, language)}
      </AmountRow>
    </Amounts>
  )
}
