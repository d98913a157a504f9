import type { LinkedOrder } from '#contract/shop/api/payment-link.ts'
import { sum } from '#rules/money.ts'
import { formatNumber, formatTwd } from '#texts/shared/format.ts'
import { goodsTimes } from '#texts/shop/afterwards/pay-link.ts'
import { orderTexts, pointsAmount } from '#texts/shop/order.ts'
import { Panel } from '#ui/panel.tsx'
import { AmountRow, Amounts } from '#ui/words/amounts.tsx'
import { Price } from '#ui/words/price.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'

/** What is paid for by a link: goods and amounts, and nobody's address. */
export function LinkedGoods({ order }: { order: LinkedOrder }) {
  const [say, language] = [useWords(), useLanguage()]
  const points = sum(order.goods.map((line) => line.shopping_point_cost))
  return (
    <Panel>
      <h2>{say(orderTexts.totals)}</h2>
      <div className="mt-4">
        <Amounts>
          {order.goods.map((line) => (
            <AmountRow
              key={line.line_id}
              label={
                <>
                  {say(goodsTimes(line.name, formatNumber(line.quantity, language)))}
                  {line.picks.map((pick) => (
                    <span key={pick.name} className="muted small block">
                      {say(goodsTimes(pick.name, formatNumber(pick.quantity, language)))}
                    </span>
                  ))}
                </>
              }
            >
              {formatTwd(line.sub_total, language)}
            </AmountRow>
          ))}
          {order.coupon > 0 && (
            <AmountRow label={say(orderTexts.discount)} saving>
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
      </div>
    </Panel>
  )
}
