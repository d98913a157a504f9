import type { CartItem } from '#contract/shop/api/cart.ts'
import { isGift, linePoints, lineTotal } from '#rules/cart/cart-line.ts'
import type { OrderTotals } from '#rules/checkout/order-totals.ts'
import { cartTexts, pick } from '#texts/shop/cart.ts'
import { checkoutTexts, discountBy, pointsPaid, summaryTexts } from '#texts/shop/checkout.ts'
import { arrivesOn } from '#texts/shop/product.ts'
import { returnRightTexts } from '#texts/shared/label.ts'
import { formatDate, formatNumber, formatTwd } from '#texts/shared/format.ts'
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
  const price = () => {
    if (isGift(line)) return say(cartTexts.gift)
    const points = linePoints(line)
    return points > 0 ? say(pointsPaid(formatNumber(points, language))) : formatTwd(lineTotal(line), language)
  }
  return (
    <li className="summary-line">
      <Picture url={line.product.preview} alt="" widths={[200]} sizes="52px" />
      <span>
        {line.product.name}
        <br />
        <span className="muted">× {line.quantity}</span>
        <Picks line={line} />
        {line.arrives_on && <span className="block small muted">{say(arrivesOn(formatDate(line.arrives_on, language)))}</span>}
        {line.return_right && <span className="block small muted">{say(returnRightTexts[line.return_right])}</span>}
      </span>
      <span className="price line-price">{price()}</span>
    </li>
  )
}

/** What was picked into a bundle, as the cart says it. */
function Picks({ line: { optional_items: picks, product } }: { line: CartItem }) {
  const say = useWords()
  const names = new Map(product.optional_bundles.map(({ product_id, product_name }) => [product_id, product_name]))
  return picks.map(({ product_id, quantity }) => (
    <span key={product_id} className="block muted">
      {say(pick(names.get(product_id) ?? '', quantity))}
    </span>
  ))
}
