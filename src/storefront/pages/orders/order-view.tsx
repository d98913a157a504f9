import { lazy, Suspense, useState, type ReactNode } from 'react'
import type { Order } from '#contract/shop/api/order.ts'
import { apiPaths, paths } from '#contract/shop/paths.ts'
import { awaitsTransfer, isOpenOrder, showsInvoice, tabOf } from '#rules/orders/order.ts'
import { formatDateTime } from '#texts/shared/format.ts'
import { orderTexts, placedOn } from '#texts/shop/order.ts'
import { OrderPoints } from '#storefront/features/order/afterwards/order-points.tsx'
import { OrderRefunds } from '#storefront/features/order/afterwards/order-refunds.tsx'
import { CancelledBanner, isCancelled } from '#storefront/features/order/cancelled-banner.tsx'
import { OrderFacts } from '#storefront/features/order/order-facts.tsx'
import { OrderParcel } from '#storefront/features/order/order-parcel.tsx'
import { OrderProgress } from '#storefront/features/order/order-progress.tsx'
import { OrderStatusTag } from '#storefront/features/order/order-status-tag.tsx'
import { OrderTotals } from '#storefront/features/order/order-totals.tsx'
import { TransferBanner } from '#storefront/features/order/transfer-banner.tsx'
import { WaitingBanner } from '#storefront/features/order/waiting-banner.tsx'
import { Button, LinkButton } from '#ui/controls/button.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { Panel } from '#ui/panel.tsx'
import { SideColumns } from '#ui/side-columns.tsx'
import { PetalLoader } from '#ui/waiting.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useNow } from '#storefront/data/use-now.ts'

const EditOrder = lazy(async () => ({ default: (await import('./edit-order.tsx')).EditOrder }))

/** An order as its buyer sees it, from the banner to the totals. `again`: what buys its goods once more. */
export function OrderView({ order, again = null }: { order: Order; again?: ReactNode }) {
  const say = useWords()
  const [editing, setEditing] = useState(false)
  return (
    <>
      <OrderBanner order={order} />
      <OrderHead order={order} />
      <OrderProgress {...order} />
      <SideColumns
        sideLabel={say(orderTexts.totals)}
        side={<OrderSide order={order} isAside={editing || tabOf(order.status) === 'unpaid'} again={again} />}
      >
        <OrderParcel part={order} />
        {order.split_orders.map((part) => (
          <OrderParcel key={part.hashed_id} part={part} isSecond />
        ))}
        <EditableFacts order={order} editing={editing} onEdit={setEditing} />
      </SideColumns>
    </>
  )
}

/** What is to be done about an order, or what became of it; most orders need no word. */
function OrderBanner({ order }: { order: Order }) {
  const now = useNow()
  if (isCancelled(order.status)) return <CancelledBanner order={order} status={order.status} />
  if (awaitsTransfer(order)) return <TransferBanner order={order} now={now} />
  return tabOf(order.status) === 'unpaid' && <WaitingBanner order={order} now={now} />
}

/** Facts that can be edited until the first parcel is packed (ORD-12). */
function EditableFacts({ order, editing, onEdit }: { order: Order; editing: boolean; onEdit: (editing: boolean) => void }) {
  const say = useWords()
  const editButton = (
    <Button kind="ghost" size="small" onClick={() => onEdit(true)}>
      <Icon name="edit" size="small" />
      {say(orderTexts.edit)}
    </Button>
  )
  if (!editing || !isOpen(order)) return <OrderFacts order={order} corner={isOpen(order) && editButton} />
  return (
    <Suspense fallback={<PetalLoader />}>
      <EditOrder order={order} onClose={() => onEdit(false)} />
    </Suspense>
  )
}

function isOpen(order: Order): boolean {
  return [order, ...order.split_orders].every(({ status }) => isOpenOrder(status))
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

/** Aside, nothing is the main button: it stands where there is something to pay or to save. */
function OrderSide({ order, isAside, again }: { order: Order; isAside: boolean; again: ReactNode }) {
  const say = useWords()
  const language = useLanguage()
  return (
    <>
      <OrderTotals order={order} />
      <OrderRefunds refunds={order.refunds} />
      <OrderPoints points={order.points} now={useNow()} />
      <Panel className="grid gap-2">
        {again}
        <LinkButton kind={isAside ? 'secondary' : 'primary'} full href={paths.home(language)}>
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
        {isOpen(order) && (
          <LinkButton kind="ghost" full className="danger-text" href={paths.cancel(language, order.hashed_id)}>
            {say(orderTexts.cancelOrder)}
          </LinkButton>
        )}
      </Panel>
    </>
  )
}
