import type { CartItem } from '#contract/shop/api/cart.ts'
import { linePoints, lineTotal } from '#rules/cart/cart-line.ts'
import type { OrderTotals } from '#rules/checkout/order-totals.ts'
import { checkoutTexts, discountBy, pointsPaid, summaryTexts } from '#texts/shop/checkout.ts'
import { formatNumber, formatTwd } from '#texts/shared/format.ts'
import { Picture } from '#ui/pictures/picture.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import type { AppliedDiscount } from './checkout-needs.ts'
import type { FeeState } from './use-checkout.ts'

type SummaryProps = { lines: readonly CartItem[]; totals: OrderTotals; discount: AppliedDiscount | null; fee: FeeState }

/** What is ordered and what it costs (CKO-10, CKO-11). */
export function OrderSummary({ lines, totals, discount, fee }: SummaryProps) {
  const say = useWords()
  const language = useLanguage()
  const twd = (amount: number) => formatTwd(amount, language)
  const deliveryWords = () => {
    if (fee === 'open') return say(summaryTexts.deliveryByCountry)
    return totals.delivery_fee === 0 ? say(checkoutTexts.free) : twd(totals.delivery_fee)
  }
  const delivery = say(fee === 'estimated' ? summaryTexts.deliveryEstimate : summaryTexts.delivery)
  return (
    <>
      <ul className="summary-lines">
        {lines.map((line) => (
          <SummaryLine key={line.id} line={line} />
        ))}
      </ul>
      <dl className="amounts">
        <dt>{say(summaryTexts.itemsTotal)}</dt>
        <dd className="num">{twd(totals.items_total)}</dd>
        {discount && (
          <>
            <dt>{say(discountBy(discount.code))}</dt>
            <dd className="num text-brand-text">{twd(-totals.discount_amount)}</dd>
          </>
        )}
        <dt>{delivery}</dt>
        <dd className="num">{deliveryWords()}</dd>
        {totals.handling_fee > 0 && (
          <>
            <dt>{say(summaryTexts.handling)}</dt>
            <dd className="num">{twd(totals.handling_fee)}</dd>
          </>
        )}
        <dt className="grand">{say(summaryTexts.total)}</dt>
        <dd className="grand" aria-live="polite">
          <span className="price grand-price">{twd(totals.grand_total)}</span>
        </dd>
      </dl>
    </>
  )
}

function SummaryLine({ line }: { line: CartItem }) {
  const say = useWords()
  const language = useLanguage()
  const points = linePoints(line)
  return (
    <li className="summary-line">
      <Picture url={line.product.preview} alt="" widths={[200]} sizes="52px" />
      <span>
        {line.product.name}
        <br />
        <span className="muted">× {line.quantity}</span>
      </span>
      <span className="price line-price">
        {points > 0 ? say(pointsPaid(formatNumber(points, language))) : formatTwd(lineTotal(line), language)}
      </span>
    </li>
  )
}
