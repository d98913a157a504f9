import type { ReactNode } from 'react'
import type { OfficeOrder } from '#contract/office/api/orders.ts'
import { orderPageTexts, ordersTexts } from '#texts/office/orders.ts'
import { orderTexts, pointsAmount } from '#texts/shop/order.ts'
import { formatNumber, formatTwd } from '#texts/shared/format.ts'
import { useLanguage, useWords } from '#ui/words/words.ts'

/** The money of an order: goods, discount, fees, what is to be paid, and what the page puts below. */
export function OrderSums({ order, children }: { order: OfficeOrder['order']; children?: ReactNode }) {
  const [say, language] = [useWords(), useLanguage()]
  return (
    <section className="office-panel">
      <header>
        <h2>{say(orderPageTexts.money)}</h2>
      </header>
      <dl className="sums body">
        <dt>{say(orderTexts.itemsTotal)}</dt>
        <dd className="figures">{formatTwd(order.items_total, language)}</dd>
        {order.coupon > 0 && (
          <>
            <dt>
              {say(orderTexts.discount)} {order.discount_code && <span className="tag outline">{order.discount_code}</span>}
            </dt>
            <dd className="figures">{formatTwd(-order.coupon, language)}</dd>
          </>
        )}
        <dt>{say(orderTexts.deliveryFee)}</dt>
        <dd className="figures">{order.delivery_fee === 0 ? say(orderTexts.free) : formatTwd(order.delivery_fee, language)}</dd>
        {order.handling_fee > 0 && (
          <>
            <dt>{say(orderTexts.handlingFee)}</dt>
            <dd className="figures">{formatTwd(order.handling_fee, language)}</dd>
          </>
        )}
        <dt className="whole">{say(ordersTexts.total)}</dt>
        <dd className="whole">{formatTwd(order.grand_total, language)}</dd>
        {children}
        {order.points.earned > 0 && (
          <>
            <dt className="dim">{say(orderPageTexts.points)}</dt>
            <dd className="dim figures">{say(pointsAmount(formatNumber(order.points.earned, language)))}</dd>
          </>
        )}
      </dl>
    </section>
  )
}
