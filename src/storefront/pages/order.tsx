import { getRouteApi } from '@tanstack/react-router'
import type { Order } from '#contract/api/order.ts'
import { apiPaths, paths } from '#contract/paths.ts'
import { inLanguage } from '#rules/locale.ts'
import { awaitsTransfer, canRepay, showsInvoice } from '#rules/order.ts'
import { formatDateTime } from '#texts/format.ts'
import { orderNumbered, orderTexts, placedOn } from '#texts/order.ts'
import type { Visit } from '../context.ts'
import { CancelledBanner, isCancelled } from '../features/order/cancelled-banner.tsx'
import { OrderFacts } from '../features/order/order-facts.tsx'
import { OrderParcel } from '../features/order/order-parcel.tsx'
import { OrderProgress } from '../features/order/order-progress.tsx'
import { OrderStatusTag } from '../features/order/order-status-tag.tsx'
import { OrderTotals } from '../features/order/order-totals.tsx'
import { TransferBanner } from '../features/order/transfer-banner.tsx'
import { LinkButton } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { PageLink } from '../ui/page-link.tsx'
import { Panel } from '../ui/panel.tsx'
import { SideColumns } from '../ui/side-columns.tsx'
import { PetalLoader } from '../ui/waiting.tsx'
import { useLanguage, useWords } from '../ui/words.ts'
import { headOf } from './head-of.ts'
import { MembersPage } from './members-page.tsx'
import { useOrder } from './use-order.ts'

export function head({ match: { context }, params }: { match: { context: Visit['context'] }; params: { order: string } }) {
  return headOf({ language: context.language, origin: context.origin, title: inLanguage(orderNumbered(params.order), context.language) })
}

const page = getRouteApi('/$language/order/$order')

export function OrderPage() {
  const say = useWords()
  const { order, language } = page.useParams()
  return (
    <div className="wrap pt-6">
      <PageLink className="text-link" href={paths.orders(language)}>
        <Icon name="back" size="small" />
        {say(orderTexts.backToOrders)}
      </PageLink>
      <MembersPage>
        <OrderOfMember orderId={order} />
      </MembersPage>
    </div>
  )
}

function OrderOfMember({ orderId }: { orderId: string }) {
  const say = useWords()
  const { data: order } = useOrder(orderId)
  if (!order) return <PetalLoader />
  return (
    <>
      {awaitsTransfer(order) && <TransferBanner order={order} />}
      {isCancelled(order.status) && <CancelledBanner order={order} status={order.status} />}
      <OrderHead order={order} />
      <OrderProgress status={order.status} payment={order.payment} />
      <SideColumns sideLabel={say(orderTexts.totals)} side={<OrderSide order={order} />}>
        <OrderParcel part={order} />
        {order.split_orders.map((part) => (
          <OrderParcel key={part.hashed_id} part={part} isSecond />
        ))}
        <OrderFacts order={order} />
      </SideColumns>
    </>
  )
}

function OrderHead({ order }: { order: Order }) {
  const say = useWords()
  const language = useLanguage()
  return (
    <div className="order-head">
      <div>
        <h1>
          {say(orderTexts.title)} <span className="num phrase">{order.hashed_id}</span>
        </h1>
        <p className="muted small">{say(placedOn(formatDateTime(order.created_at, language)))}</p>
      </div>
      <OrderStatusTag status={order.status} />
    </div>
  )
}

function OrderSide({ order }: { order: Order }) {
  const say = useWords()
  const language = useLanguage()
  const repay = canRepay(order) && order.payment_url
  return (
    <>
      <OrderTotals order={order} />
      <Panel className="grid gap-2">
        {repay && (
          <a className="button primary full" href={repay}>
            {say(orderTexts.repay)}
          </a>
        )}
        <LinkButton kind={repay ? 'secondary' : 'primary'} full href={paths.home(language)}>
          {say(orderTexts.backToShopping)}
        </LinkButton>
        <LinkButton kind="secondary" full href={paths.orders(language)}>
          {say(orderTexts.backToOrders)}
        </LinkButton>
        {showsInvoice(order) && (
          <a className="button ghost full" href={apiPaths.invoicePdf(order.hashed_id)} target="_blank" rel="noreferrer">
            <Icon name="ext" size="small" />
            {say(orderTexts.invoicePdf)}
            <span className="hidden-text">{say(orderTexts.newTab)}</span>
          </a>
        )}
      </Panel>
    </>
  )
}
