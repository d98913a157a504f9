import type { ReactNode } from 'react'
import type { OrderRow } from '#contract/shop/api/order.ts'
import { paths } from '#contract/shop/paths.ts'
import { formatDate } from '#texts/shared/format.ts'
import { moreGoods, ordersTexts, payNumber, viewNumber } from '#texts/shop/orders.ts'
import { awaitsBuyer } from '#rules/orders/order.ts'
import { LinkButton } from '#ui/controls/button.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { PageLink } from '#ui/controls/page-link.tsx'
import { Picture } from '#ui/pictures/picture.tsx'
import { Price } from '#ui/words/price.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { OrderStatusTag } from './order-status-tag.tsx'

/** Orders as a table, from 768 px on. */
export function OrderTable({ orders }: { orders: readonly OrderRow[] }) {
  const say = useWords()
  return (
    <table className="orders-table max-md:hidden">
      <thead>
        <tr>
          <th scope="col">{say(ordersTexts.order)}</th>
          <th scope="col">{say(ordersTexts.goods)}</th>
          <th scope="col">{say(ordersTexts.status)}</th>
          <th scope="col" className="right">
            {say(ordersTexts.amount)}
          </th>
          <th scope="col">
            <span className="hidden-text">{say(ordersTexts.actions)}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr key={order.hashed_id}>
            <td>
              <OrderNumber order={order} />
            </td>
            <td>
              <OrderPictures order={order} />
            </td>
            <td>
              <OrderStatusTag status={order.status} />
            </td>
            <td className="right">
              <Price amount={order.grand_total} />
            </td>
            <td className="right">
              <ToOrder order={order} kind="ghost">
                {say(ordersTexts.view)}
                <Icon name="right" size="small" />
              </ToOrder>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Orders as cards, on narrow screens. */
export function OrderCards({ orders }: { orders: readonly OrderRow[] }) {
  const say = useWords()
  return (
    <ul className="order-cards md:hidden">
      {orders.map((order) => (
        <li key={order.hashed_id} className="panel">
          <div className="row items-start">
            <OrderNumber order={order} />
            <OrderStatusTag status={order.status} />
          </div>
          <OrderPictures order={order} />
          <div className="row">
            <Price amount={order.grand_total} />
            <ToOrder order={order} kind="secondary">
              {say(ordersTexts.viewOrder)}
            </ToOrder>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** The button to an order. What waits for its payment says so (OLS-12). */
function ToOrder({ order, kind, children }: { order: OrderRow; kind: 'ghost' | 'secondary'; children: ReactNode }) {
  const say = useWords()
  const canPay = awaitsBuyer(order)
  const label = canPay ? payNumber(order.hashed_id) : viewNumber(order.hashed_id)
  return (
    <LinkButton kind={canPay ? 'primary' : kind} size="small" href={paths.order(useLanguage(), order.hashed_id)} aria-label={say(label)}>
      {canPay ? say(ordersTexts.pay) : children}
    </LinkButton>
  )
}

function OrderNumber({ order }: { order: OrderRow }) {
  const language = useLanguage()
  return (
    <PageLink className="block" href={paths.order(language, order.hashed_id)}>
      <b className="num">{order.hashed_id}</b>
      <span className="small muted block">{formatDate(order.created_at, language)}</span>
    </PageLink>
  )
}

const mostPictures = 4

function OrderPictures({ order }: { order: OrderRow }) {
  const say = useWords()
  const lines = [order, ...order.split_orders].flatMap((part) => part.order_details)
  return (
    <div className="order-pictures">
      {lines.slice(0, mostPictures).map(({ id, product }) => (
        <Picture key={id} url={product.preview} alt={product.name} widths={[200]} sizes="60px" />
      ))}
      {lines.length > mostPictures && <span className="small muted">{say(moreGoods(lines.length - mostPictures))}</span>}
    </div>
  )
}
