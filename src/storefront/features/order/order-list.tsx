import type { ReactNode } from 'react'
import type { OrderRow } from '#contract/shop/api/order.ts'
import { paths } from '#contract/shop/paths.ts'
import { formatDate } from '#texts/shared/format.ts'
import { moreGoods, ordersTexts, payNumber, viewNumber } from '#texts/shop/orders.ts'
import type { Language } from '#rules/locale.ts'
import { awaitsBuyer, canRepay } from '#rules/orders/order.ts'
import { isByTransfer } from '#rules/payments/payment-methods.ts'
import { anotherWayFor, payingTexts } from '#texts/shop/afterwards/paying.ts'
import { LinkButton } from '#ui/controls/button.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { PageLink } from '#ui/controls/page-link.tsx'
import { Picture } from '#ui/pictures/picture.tsx'
import { Price } from '#ui/words/price.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { Deadline } from './deadline.tsx'
import { OrderStatusTag } from './order-status-tag.tsx'

type Listed = {
  orders: readonly OrderRow[]
  now: Date
  /** The button that buys an ended order again; nothing for others. */
  drawAgain: (order: OrderRow) => ReactNode
}

/** Orders as a table, from 768 px on. */
export function OrderTable({ orders, now, drawAgain }: Listed) {
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
              <PayUntil order={order} now={now} />
            </td>
            <td className="right">
              <Price amount={order.grand_total} />
            </td>
            <td className="right">
              <WaysOn order={order} kind="ghost" again={drawAgain(order)}>
                {say(ordersTexts.view)}
                <Icon name="right" size="small" />
              </WaysOn>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Orders as cards, on narrow screens. */
export function OrderCards({ orders, now, drawAgain }: Listed) {
  const say = useWords()
  return (
    <ul className="order-cards md:hidden">
      {orders.map((order) => (
        <li key={order.hashed_id} className="panel">
          <div className="row items-start">
            <OrderNumber order={order} />
            <div className="right">
              <OrderStatusTag status={order.status} />
              <PayUntil order={order} now={now} />
            </div>
          </div>
          <OrderPictures order={order} />
          <div className="row">
            <Price amount={order.grand_total} />
            <WaysOn order={order} kind="secondary" again={drawAgain(order)}>
              {say(ordersTexts.viewOrder)}
            </WaysOn>
          </div>
        </li>
      ))}
    </ul>
  )
}

type WaysOnProps = { order: OrderRow; kind: 'ghost' | 'secondary'; again: ReactNode; children: ReactNode }

/** Where one goes on from an order of the list. What waits for its payment leads there (OLS-12, PAY-17). */
function WaysOn({ order, kind, again, children }: WaysOnProps) {
  const say = useWords()
  const language = useLanguage()
  const { hashed_id: number, payment_url: page } = order
  if (!awaitsBuyer(order)) {
    return (
      <span className="ways-on">
        <LinkButton kind={kind} size="small" href={paths.order(language, number)} aria-label={say(viewNumber(number))}>
          {children}
        </LinkButton>
        {again}
      </span>
    )
  }
  const isOpen = isByTransfer(order.payment) || (canRepay(order) && page !== null)
  return (
    <span className="ways-on">
      <a className="button primary small" href={wayToPay(order, language)} aria-label={say(payNumber(number))}>
        {say(ordersTexts.pay)}
      </a>
      {isOpen && (
        <a className="text-link small" href={paths.payment(language, number)} aria-label={say(anotherWayFor(number))}>
          {say(payingTexts.another)}
        </a>
      )}
    </span>
  )
}

/** The account to transfer to stands on the order's page; a wallet's own page is open; anything else is paid anew. */
function wayToPay(order: OrderRow, language: Language): string {
  if (isByTransfer(order.payment)) return paths.order(language, order.hashed_id)
  return canRepay(order) && order.payment_url !== null ? order.payment_url : paths.payment(language, order.hashed_id)
}

/** Until when the money is waited for (PAY-10). */
function PayUntil({ order, now }: { order: OrderRow; now: Date }) {
  return awaitsBuyer(order) && order.payment_deadline !== null && <Deadline deadline={order.payment_deadline} now={now} />
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
