import type { Order } from '#contract/shop/api/order.ts'
import type { Text } from '#rules/locale.ts'
import { sum } from '#rules/money.ts'
import { formatNumber, formatTwd } from '#texts/shared/format.ts'
import { discountOf, instalmentPlan, orderTexts, pointsAmount } from '#texts/shop/order.ts'
import { paymentMethodTexts } from '#texts/shop/payment-methods.ts'
import { AmountRow, Amounts } from '#ui/words/amounts.tsx'
import { Panel } from '#ui/panel.tsx'
import { Price } from '#ui/words/price.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'

/** What the order costs and how it is paid. The money of all its parcels stands on the order itself (ORD-09). */
export function OrderTotals({ order }: { order: Order }) {
  const say = useWords()
  const language = useLanguage()
  const points = sum([order, ...order.split_orders].flatMap((part) => part.order_details.map((line) => line.shopping_point_cost)))
  const plan = order.instalment_info
  return (
    <Panel>
      <h2>{say(orderTexts.totals)}</h2>
      <div className="mt-4">
        <Amounts>
          <AmountRow label={say(orderTexts.payment)} inWords>
            {say(paymentMethodTexts[order.payment].name)}
          </AmountRow>
          <AmountRow label={say(orderTexts.itemsTotal)}>{formatTwd(order.items_total, language)}</AmountRow>
          <SumsBelow sums={order} points={points} discount={order.discount_code ? discountOf(order.discount_code) : orderTexts.discount} />
        </Amounts>
        {plan && (
          <p className="small muted mt-3">
            {say(
              instalmentPlan({
                count: plan.number_of_instalments,
                first: formatTwd(plan.first_payment, language),
                each: formatTwd(plan.each_payment, language),
              }),
            )}
          </p>
        )}
      </div>
    </Panel>
  )
}

type SumsBelowProps = {
  sums: Pick<Order, 'coupon' | 'delivery_fee' | 'handling_fee' | 'grand_total'>
  points: number
  /** What a discount is called, where there is one. */
  discount: Text
}

/** From the goods to what is to be paid: discount, fees, points, total. */
export function SumsBelow({ sums, points, discount }: SumsBelowProps) {
  const [say, language] = [useWords(), useLanguage()]
  return (
    <>
      {sums.coupon > 0 && (
        <AmountRow label={say(discount)} saving>
          {formatTwd(-sums.coupon, language)}
        </AmountRow>
      )}
      <AmountRow label={say(orderTexts.deliveryFee)} inWords={sums.delivery_fee === 0}>
        {sums.delivery_fee === 0 ? say(orderTexts.free) : formatTwd(sums.delivery_fee, language)}
      </AmountRow>
      {sums.handling_fee > 0 && <AmountRow label={say(orderTexts.handlingFee)}>{formatTwd(sums.handling_fee, language)}</AmountRow>}
      {points > 0 && <AmountRow label={say(orderTexts.pointsCost)}>{say(pointsAmount(formatNumber(points, language)))}</AmountRow>}
      <AmountRow label={say(orderTexts.grandTotal)} total>
        <Price amount={sums.grand_total} />
      </AmountRow>
    </>
  )
}
