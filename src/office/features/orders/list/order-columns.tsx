import { CalendarClock, MessageSquareText, StickyNote, Undo2 } from 'lucide-react'
import type { OfficeOrderRow } from '#contract/office/api/orders.ts'
import { briefTemperatureTexts, ordersTexts } from '#texts/office/orders.ts'
import { paymentMethodTexts } from '#texts/shop/payment-methods.ts'
import { formatTwd } from '#texts/shared/format.ts'
import { PageLink } from '#ui/controls/page-link.tsx'
import { TemperatureTag } from '#ui/words/tag.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { officePaths } from '../../../data/paths.ts'
import { Code } from '../../../ui/code.tsx'
import { When } from '../../../ui/when.tsx'
import type { TableColumn } from '../../../ui/table/table-column.ts'
import { HeldMark } from '../held-mark.tsx'
import { RiskMark } from '../risk-mark.tsx'
import { OrderState } from '../order-state.tsx'
import { PaymentState } from '../payment-state.tsx'
import { Destination } from './destination.tsx'
import { ParcelTold } from './parcel-told.tsx'
import { GoodsGlance } from './goods-glance.tsx'

type Column = TableColumn<OfficeOrderRow> & { money?: true }

/** All columns of the list of orders (DSK-01), as they begin. */
const columns: readonly Column[] = [
  { id: 'number', head: ordersTexts.number, fixed: true, cell: (row) => <NumberCell row={row} /> },
  { id: 'placed', head: ordersTexts.placed, sort: 'placed', cell: ({ placed_at }) => <When at={placed_at} /> },
  { id: 'buyer', head: ordersTexts.buyer, fluid: true, cell: (row) => <BuyerCell row={row} /> },
  { id: 'goods', head: ordersTexts.goods, cell: (row) => <GoodsGlance row={row} /> },
  { id: 'temperature', head: ordersTexts.temperature, cell: (row) => <TemperatureCell row={row} /> },
  { id: 'status', head: ordersTexts.status, cell: ({ status }) => <OrderState status={status} /> },
  {
    id: 'payment',
    head: ordersTexts.payment,
    money: true,
    cell: (row) => <PaymentCell row={row} />,
  },
  {
    id: 'delivery',
    head: ordersTexts.delivery,
    fluid: true,
    cell: (row) => <Destination method={row.shipping_method} place={row.destination} />,
  },
  { id: 'total', head: ordersTexts.total, right: true, sort: 'total', money: true, cell: (row) => <TotalCell row={row} /> },
  { id: 'parcel', head: ordersTexts.parcel, cell: (row) => <ParcelCell row={row} /> },
  {
    id: 'tags',
    head: ordersTexts.tags,
    fluid: true,
    cell: ({ tags }) => (tags.length > 0 ? <span title={tags.join(', ')}>{tags.join(', ')}</span> : <None />),
  },
  { id: 'assigned', head: ordersTexts.assigned, cell: ({ assigned }) => assigned ?? <None /> },
]

/** The columns that somebody may have. */
export function orderColumns({ seesMoney }: { seesMoney: boolean }): readonly Column[] {
  return columns.filter(({ money }) => seesMoney || !money)
}

function None() {
  return <span className="dim">—</span>
}

function NumberCell({ row }: { row: OfficeOrderRow }) {
  const say = useWords()
  return (
    <span className="flex items-center gap-2">
      <PageLink href={officePaths.order(row.number)} className="row-link" tabIndex={-1}>
        <Code>{row.number}</Code>
      </PageLink>
      {row.held && <HeldMark reason={row.held} />}
      <RiskMark level={row.risk} mark={row.risk_mark} />
      {row.has_note && (
        <span title={say(ordersTexts.note)}>
          <StickyNote size={14} className="text-todo" aria-hidden="true" />
          <span className="hidden-text">{say(ordersTexts.note)}</span>
        </span>
      )}
      {row.has_remark && (
        <span title={say(ordersTexts.remark)}>
          <MessageSquareText size={14} className="text-wait" aria-hidden="true" />
          <span className="hidden-text">{say(ordersTexts.remark)}</span>
        </span>
      )}
      {row.has_return && (
        <span title={say(ordersTexts.returned)}>
          <Undo2 size={14} className="text-move" aria-hidden="true" />
          <span className="hidden-text">{say(ordersTexts.returned)}</span>
        </span>
      )}
      {row.pre_order && (
        <span title={say(ordersTexts.preOrder)}>
          <CalendarClock size={14} className="text-wait" aria-hidden="true" />
          <span className="hidden-text">{say(ordersTexts.preOrder)}</span>
        </span>
      )}
    </span>
  )
}

function BuyerCell({ row: { sender, recipient } }: { row: OfficeOrderRow }) {
  const say = useWords()
  if (sender === null) return <span className="dim">{say(ordersTexts.hidden)}</span>
  return (
    <span className="block truncate">
      {sender}
      {recipient !== null && recipient !== sender && <span className="dim"> → {recipient}</span>}
    </span>
  )
}

function TemperatureCell({ row: { temperature } }: { row: OfficeOrderRow }) {
  const say = useWords()
  return <TemperatureTag temperature={temperature} word={say(briefTemperatureTexts[temperature])} />
}

/** How far its payment has come; by what it is paid is said as well, without taking room. */
function PaymentCell({ row: { payment: method, payment_status: status } }: { row: OfficeOrderRow }) {
  const say = useWords()
  const name = method === null ? '' : say(paymentMethodTexts[method].name)
  return (
    <span title={name}>
      <PaymentState method={method} status={status} />
      <span className="hidden-text">{name}</span>
    </span>
  )
}

/** Under which number it is on its way, and what the courier told last. */
function ParcelCell({ row: { tracking, parcel_state: state } }: { row: OfficeOrderRow }) {
  if (tracking === null && state === null) return <None />
  return (
    <span className="flex items-center gap-2">
      {state !== null && <ParcelTold state={state} />}
      {tracking !== null && <span className="dim figures text-[12px]">{tracking}</span>}
    </span>
  )
}

function TotalCell({ row: { total } }: { row: OfficeOrderRow }) {
  const language = useLanguage()
  return <span className="figures font-medium">{total === null ? '—' : formatTwd(total, language)}</span>
}
