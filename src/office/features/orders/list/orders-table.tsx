import { createColumnHelper, flexRender, tableFeatures, useTable } from '@tanstack/react-table'
import { useRouter } from '@tanstack/react-router'
import { MessageSquareText } from 'lucide-react'
import type { MouseEvent } from 'react'
import type { OfficeOrderRow } from '#contract/office/api/orders.ts'
import { ordersTexts } from '#texts/office/orders.ts'
import { formatTwd } from '#texts/shared/format.ts'
import { classNames } from '#ui/class-names.ts'
import { PageLink } from '#ui/controls/page-link.tsx'
import { TemperatureTag } from '#ui/words/tag.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { officePaths } from '../../../data/paths.ts'
import { Code } from '../../../ui/code.tsx'
import { When } from '../../../ui/when.tsx'
import { Destination } from './destination.tsx'
import { HeldMark } from '../held-mark.tsx'
import { GoodsGlance } from './goods-glance.tsx'
import { OrderState } from '../order-state.tsx'
import { PartsOf } from './parts-of.tsx'
import { PaymentState } from '../payment-state.tsx'

const features = tableFeatures({})
const column = createColumnHelper<typeof features, OfficeOrderRow>()

/** `right`: figures stand under each other. */
type Meta = { right?: boolean; fluid?: boolean }
const right: Record<string, Meta> = { total: { right: true }, buyer: { fluid: true }, delivery: { fluid: true } }

const columns = column.columns([
  column.display({ id: 'number', header: () => <Head text="number" />, cell: ({ row }) => <NumberCell row={row.original} /> }),
  column.display({ id: 'placed', header: () => <Head text="placed" />, cell: ({ row }) => <When at={row.original.placed_at} /> }),
  column.display({ id: 'buyer', header: () => <Head text="buyer" />, cell: ({ row }) => <BuyerCell row={row.original} /> }),
  column.display({ id: 'goods', header: () => <Head text="goods" />, cell: ({ row }) => <GoodsGlance row={row.original} /> }),
  column.display({
    id: 'temperature',
    header: () => <Head text="temperature" />,
    cell: ({ row }) => <TemperatureTag temperature={row.original.temperature} />,
  }),
  column.display({
    id: 'status',
    header: () => <Head text="status" />,
    cell: ({ row }) => <OrderState status={row.original.status} />,
  }),
  column.display({
    id: 'payment',
    header: () => <Head text="payment" />,
    cell: ({ row }) => <PaymentState method={row.original.payment} status={row.original.payment_status} />,
  }),
  column.display({
    id: 'delivery',
    header: () => <Head text="delivery" />,
    cell: ({ row }) => <Destination method={row.original.shipping_method} place={row.original.destination} />,
  }),
  column.display({ id: 'total', header: () => <Head text="total" />, cell: ({ row }) => <TotalCell row={row.original} /> }),
])

/** Buyer, goods, state and total are seen in one sweep. A row is one target; its link leads to the order. */
export function OrdersTable({ rows, seesMoney }: { rows: readonly OfficeOrderRow[]; seesMoney: boolean }) {
  const say = useWords()
  const router = useRouter()
  const table = useTable({ features, columns, data: rows as OfficeOrderRow[] })
  const shown = (id: string) => seesMoney || (id !== 'payment' && id !== 'total')
  const open = (event: MouseEvent, number: string) => {
    const isLink = event.target instanceof Element && event.target.closest('a, button') !== null
    if (!isLink && getSelection()?.isCollapsed) void router.navigate({ href: officePaths.order(number) })
  }
  return (
    <div className="table-scroll">
      <table className="office-table" aria-label={say(ordersTexts.title)}>
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {group.headers
                .filter(({ column: { id } }) => shown(id))
                .map((header) => (
                  <th key={header.id} scope="col" className={classNames(right[header.column.id]?.right && 'right')}>
                    {flexRender(header.column.columnDef.header, header.getContext())}
                  </th>
                ))}
            </tr>
          ))}
        </thead>
        {table.getRowModel().rows.map((row) => (
          <tbody key={row.original.number}>
            <tr onClick={(event) => open(event, row.original.number)}>
              {row
                .getAllCells()
                .filter(({ column: { id } }) => shown(id))
                .map((cell) => (
                  <td
                    key={cell.id}
                    className={classNames(right[cell.column.id]?.right && 'right', right[cell.column.id]?.fluid && 'fluid')}
                  >
                    {flexRender(cell.column.columnDef.cell, cell.getContext())}
                  </td>
                ))}
            </tr>
            <PartsOf row={row.original} columns={seesMoney ? 9 : 7} />
          </tbody>
        ))}
      </table>
    </div>
  )
}

function Head({ text }: { text: keyof typeof ordersTexts }) {
  const say = useWords()
  return say(ordersTexts[text])
}

function NumberCell({ row }: { row: OfficeOrderRow }) {
  const say = useWords()
  return (
    <span className="flex items-center gap-2">
      <PageLink href={officePaths.order(row.number)} className="row-link">
        <Code>{row.number}</Code>
      </PageLink>
      {row.held && <HeldMark reason={row.held} />}
      {row.has_remark && (
        <span title={say(ordersTexts.remark)}>
          <MessageSquareText size={14} className="text-wait" aria-hidden="true" />
          <span className="hidden-text">{say(ordersTexts.remark)}</span>
        </span>
      )}
      {row.pre_order && <span className="tag preorder">{say(ordersTexts.preOrder)}</span>}
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

function TotalCell({ row: { total } }: { row: OfficeOrderRow }) {
  const language = useLanguage()
  return <span className="figures font-medium">{total === null ? '—' : formatTwd(total, language)}</span>
}
