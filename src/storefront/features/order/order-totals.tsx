import type { Order } from '#contract/shop/api/order.ts'
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
          {order.coupon > 0 && (
            <AmountRow label={say(order.discount_code ? discountOf(order.discount_code) : orderTexts.discount)} saving>
              {formatTwd(-order.coupon, language)}
            </AmountRow>
          )}
          <AmountRow label={say(orderTexts.deliveryFee)} inWords={order.delivery_fee === 0}>
            {order.delivery_fee === 0 ? say(orderTexts.free) : formatTwd(order.delivery_fee, language)}
          </AmountRow>
          {order.handling_fee > 0 && <AmountRow label={say(orderTexts.handlingFee)}>{formatTwd(order.handling_fee, language)}</AmountRow>}
          {points > 0 && <AmountRow label={say(orderTexts.pointsCost)}>{say(pointsAmount(formatNumber(points, language)))}</AmountRow>}
          <AmountRow label={say(orderTexts.grandTotal)} total>
            <Price amount={order.grand_total} />
          </AmountRow>
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
