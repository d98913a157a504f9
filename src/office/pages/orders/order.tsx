import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import type { OrderMoneyOfOffice } from '#contract/office/api/money.ts'
import type { OfficeOrder } from '#contract/office/api/orders.ts'
import { isProblem } from '#contract/shared/problem.ts'
import type { TimelineKind } from '#rules/orders/timeline.ts'
import { newOrderTexts } from '#texts/office/new-order.ts'
import { deadlineText, orderPageTexts, placedText } from '#texts/office/orders.ts'
import { formatShortMoment } from '#texts/office/times.ts'
import { formatTwd } from '#texts/shared/format.ts'
import { LinkButton } from '#ui/controls/button.tsx'
import { PageLink } from '#ui/controls/page-link.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { officePaths } from '../../data/paths.ts'
import { useMay } from '../../data/use-me.ts'
import { useOrder } from '../../data/orders/use-order.ts'
import { useOrderMoney } from '../../data/orders/use-order-money.ts'
import { useMoveOrder } from '../../data/orders/use-move-order.ts'
import { LoadProblem } from '../../features/frame/load-problem.tsx'
import { Opening } from '../../features/frame/opening.tsx'
import { PageBar } from '../../features/frame/page-bar.tsx'
import { ClosedStoreNote } from '../../features/orders/page/store/closed-store-note.tsx'
import { HeldNote } from '../../features/orders/page/held-note.tsx'
import { OrderLetters } from '../../features/orders/page/letters/order-letters.tsx'
import { OrderNotes } from '../../features/notes/of-order/order-notes.tsx'
import { OrderTimeline } from '../../features/orders/page/timeline/order-timeline.tsx'
import { OrderAssigned } from '../../features/orders/page/order-assigned.tsx'
import { OrderRisk } from '../../features/orders/page/risk/order-risk.tsx'
import { OrderTags } from '../../features/notes/of-order/order-tags.tsx'
import { OrderMoves } from '../../features/orders/page/order-moves.tsx'
import { OrderAside, OrderBuyer } from '../../features/orders/page/order-aside.tsx'
import { OrderAttempts } from '../../features/orders/page/order-attempts.tsx'
import { BoxPictures } from '../../features/packing/pictures/box-pictures.tsx'
import { JoinedParcels } from '../../features/orders/page/joining/joined-parcels.tsx'
import { ParcelBoxes } from '../../features/parcels/parcel-boxes.tsx'
import { OrderParcels } from '../../features/orders/page/order-parcels.tsx'
import { PaymentLink } from '../../features/orders/page/link/payment-link.tsx'
import { AttemptMoves } from '../../features/orders/page/money/attempt-moves.tsx'
import { OrderBalance } from '../../features/orders/page/money/order-balance.tsx'
import { OrderRefunds } from '../../features/orders/page/money/order-refunds.tsx'
import { RefundAccount } from '../../features/orders/page/money/refund-account.tsx'
import { OrderInvoice } from '../../features/orders/page/money/order-invoice.tsx'
import { RefundButton } from '../../features/orders/page/money/refund-button.tsx'
import { OrderSteps } from '../../features/orders/page/order-steps.tsx'
import { OrderSums } from '../../features/orders/page/order-sums.tsx'
import { OrderState } from '../../features/orders/order-state.tsx'
import { useOpened } from '../../data/use-opened.ts'
import { usePresence } from '../../data/orders/use-presence.ts'
import { Faces } from '../../ui/faces.tsx'
import { NotFoundPage } from '../frame/not-found-page.tsx'
import { useDialogAbout } from '../../data/address/use-dialog.ts'
import { lazyLayer } from '../../data/layers/lazy-layer.tsx'

const MissingInOrder = lazyLayer(() => import('../../features/missing/missing-in-order.tsx').then((file) => file.MissingInOrder))

/** Everything of one order. */
export function OrderPage() {
  const { number = '' }: { number?: string } = useParams({ strict: false })
  const { data, error, isPending, refetch } = useOrder(number)
  if (isPending) return <Opening />
  if (data) return <Order key={data.order.hashed_id} found={data} />
  if (isProblem(error, 'invalid_order_number')) return <NotFoundPage />
  return <LoadProblem error={error} onAgain={() => void refetch()} />
}

function Order({ found }: { found: OfficeOrder }) {
  const [say, language] = [useWords(), useLanguage()]
  const { order, held, risk, attempts, entries, moves, letters, notes, tags, assigned } = found
  const number = order.hashed_id
  const log = useLog()
  const [about, setMissingIn] = useDialogAbout('missing')
  const move = useMoveOrder(order.hashed_id)
  const may = useMay()
  const missingIn = may('parcels.missing') ? about : null
  const { data: money } = useOrderMoney(number, attempts !== null)
  const others = usePresence('order', order.hashed_id)
  useOpened('order', order.hashed_id)
  const waits = order.status === 'pending_payment' && order.payment_deadline !== null
  return (
    <>
      <PageBar
        title={order.hashed_id}
        isCode
        before={
          <PageLink href={officePaths.orders()} className="dim flex min-h-[44px] md:min-h-[28px] items-center gap-1">
            {say(orderPageTexts.allOrders)}
            <ChevronRight size={15} aria-hidden="true" />
          </PageLink>
        }
        actions={
          <OrderMoves number={number} moves={moves[number] ?? []} onMove={move}>
            {may('orders.create') && (
              <LinkButton kind="ghost" href={officePaths.newOrder({ copy: number })}>
                {say(newOrderTexts.copy)}
              </LinkButton>
            )}
            <RefundButton order={order} money={money} />
          </OrderMoves>
        }
      >
        <OrderState status={order.status} pill />
        <span className="dim text-[13px]">
          {waits
            ? say(deadlineText(formatShortMoment(order.payment_deadline ?? '')))
            : say(placedText(formatShortMoment(order.created_at)))}
        </span>
        {attempts && <b className="figures text-[15px]">{formatTwd(order.grand_total, language)}</b>}
        <Faces people={others} />
      </PageBar>
      <div className="page-body order-whole">
        {held && <HeldNote held={held} />}
        <ClosedStoreNote order={order} />
        <OrderSteps order={order} entries={entries} />
        <div className="order-page order-columns">
          <OrderBuyer found={found} />
          <div>
            <OrderParcels found={found} money={money} onMove={move} onMissing={setMissingIn} />
            {missingIn && <MissingInOrder number={missingIn} onClose={() => setMissingIn(null)} />}
            {[order, ...order.split_orders].map(({ hashed_id }) => (
              <ParcelBoxes key={hashed_id} number={hashed_id} canBook={may('parcels.book')} />
            ))}
            {[order, ...order.split_orders].map(({ hashed_id }) => (
              <JoinedParcels key={hashed_id} number={hashed_id} />
            ))}
            {[order, ...order.split_orders].map(({ hashed_id }) => (
              <BoxPictures key={hashed_id} number={hashed_id} canTake={false} />
            ))}
            {attempts && <OrderMoney found={found} money={money} />}
            <PaymentLink order={order} />
            {notes && <OrderNotes notes={notes} number={number} />}
            <OrderTimeline number={number} {...log} />
          </div>
          <OrderAside found={found}>
            <OrderRisk risk={risk} number={number} />
            <OrderInvoice order={order} invoices={money?.invoices ?? []} />
            <OrderTags tags={tags} number={number} />
            <OrderAssigned assigned={assigned} number={number} />
            {letters && <OrderLetters letters={letters} place={{ number }} />}
          </OrderAside>
        </div>
      </div>
    </>
  )
}

type Money = { found: OfficeOrder; money: OrderMoneyOfOffice | undefined }

/** What it comes to, how it was paid, and what went back, for who sees amounts. */
function OrderMoney({ found: { order, attempts }, money }: Money) {
  const number = order.hashed_id
  return (
    <>
      <OrderSums order={order}>{money && <OrderBalance money={money} />}</OrderSums>
      <OrderAttempts attempts={attempts ?? []} money={money}>
        {money && <AttemptMoves money={money} number={number} total={order.grand_total} />}
      </OrderAttempts>
      {money && money.refunds.length > 0 && <OrderRefunds money={money} number={number} />}
      {money?.account && <RefundAccount account={money.account} number={number} />}
    </>
  )
}

/** Which kind of entries the log shows stands in the address (NAV-02). */
function useLog() {
  const { log: shown }: { log?: TimelineKind } = useSearch({ strict: false })
  const navigate = useNavigate()
  const onShow = (log: TimelineKind | undefined) =>
    void navigate({ to: '.', search: (log === undefined ? {} : { log }) as never, replace: true, resetScroll: false })
  return { shown, onShow }
}
