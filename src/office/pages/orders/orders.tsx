import { useSearch } from '@tanstack/react-router'
import { Columns3, Download, Plus, RefreshCw } from 'lucide-react'
import { useRef, type RefObject } from 'react'
import { filterOf, ordersAddress, type OrdersSearch } from '#contract/office/orders-address.ts'
import type { OrderSort } from '#rules/orders/order-views.ts'
import { listTexts, newRowsText, rowOf } from '#texts/office/lists.ts'
import { newOrderTexts } from '#texts/office/new-order.ts'
import { countOf, ordersTexts } from '#texts/office/orders.ts'
import { formatNumber } from '#texts/shared/format.ts'
import { Button, LinkButton } from '#ui/controls/button.tsx'
import { PageLink } from '#ui/controls/page-link.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useDialog, useDialogAbout } from '../../data/address/use-dialog.ts'
import { useOrderList, useSelectedSum } from '../../data/lists/use-order-list.ts'
import { useArrange, useViews } from '../../data/lists/use-views.ts'
import { officePaths } from '../../data/paths.ts'
import { useIsNarrow } from '../../data/use-is-narrow.ts'
import { useMay } from '../../data/use-me.ts'
import { LoadProblem } from '../../features/frame/load-problem.tsx'
import { Opening } from '../../features/frame/opening.tsx'
import { PageBar } from '../../features/frame/page-bar.tsx'
import { SelectionBar } from '../../features/lists/selection-bar.tsx'
import { useListKeys } from '../../features/lists/use-list-keys.ts'
import { usePeek } from '../../features/lists/use-peek.ts'
import { TableFoot } from '../../features/lists/table-foot.tsx'
import { orderColumns } from '../../features/orders/list/order-columns.tsx'
import { OrderFilters } from '../../features/orders/list/order-filters.tsx'
import { OrderSearch } from '../../features/orders/list/order-search.tsx'
import { OrderViews } from '../../features/orders/list/order-views.tsx'
import { OrdersCards } from '../../features/orders/list/orders-cards.tsx'
import { PartsOf } from '../../features/orders/list/parts-of.tsx'
import { ViewMoves } from '../../features/orders/list/view-moves.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import { SelectionDialogs } from './selection-dialogs.tsx'
import { lazyLayer } from '../../data/layers/lazy-layer.tsx'
import { unarranged, writable } from '../../ui/table/table-column.ts'

const OrderPeek = lazyLayer(() => import('./order-peek.tsx').then((file) => file.OrderPeek))
const ColumnsDialog = lazyLayer(() => import('../../features/lists/columns-dialog.tsx').then((file) => file.ColumnsDialog))
const ViewDialog = lazyLayer(() => import('../../features/lists/view-dialog.tsx').then((file) => file.ViewDialog))

/** Orders of all members, newest first unless sorted otherwise. View, filter, sort and what is searched for stand in the address, unless that may be somebody's number (NAV-02). */
export function OrdersPage() {
  const search: OrdersSearch = useSearch({ strict: false })
  // Whatever is asked for anew begins on its first page, with nothing selected.
  return <OrdersOf key={ordersAddress(search)} search={search} />
}

type List = ReturnType<typeof useOrderList>
type OfList = { search: OrdersSearch; list: List }

function OrdersOf({ search }: { search: OrdersSearch }) {
  const list = useOrderList(search)
  const box = useRef<HTMLDivElement>(null)
  const isNarrow = useIsNarrow()
  const peek = usePeek({ list: box, keys: list.shown.map(({ number }) => number) })
  const { views, current } = useViews()
  const [isArranging, setArranging] = useDialog('columns')
  const [isKeeping, setKeeping] = useDialog('view')
  const [about, ask] = useDialogAbout('selection')
  return (
    <>
      <OrdersBar list={list} onColumns={() => setArranging(true)} />
      <OrderViews search={search} saved={views} onSave={() => setKeeping(true)} />
      <div className="filters">
        <OrderSearch words={list.words} onSearch={list.look} />
        <OrderFilters filter={filterOf(search)} onChange={(filter) => list.go({ ...filter, ...withoutFilter(search) })} />
        {current && <ViewMoves view={current} onCopy={() => setKeeping(true)} />}
        <NewRows list={list} />
      </div>
      <OrderRows search={search} list={list} box={box} peek={peek} />
      {peek.shown !== null && !isNarrow && <OrderPeek number={peek.shown} onStep={peek.step} onClose={peek.close} />}
      {list.data && (
        <TableFoot
          isFirst={list.isFirstPage}
          next={list.data.next}
          isTurning={list.isPlaceholderData}
          rows={list.rows}
          onBack={list.goBack}
          onNext={list.goOn}
          onRows={list.chooseRows}
        />
      )}
      <OrderSelection list={list} onAsk={ask} />
      <SelectionDialogs about={about} onClose={() => ask(null)} />
      {isArranging && <ArrangeDialog onClose={() => setArranging(false)} />}
      {isKeeping && <KeepDialog search={search} name={current?.name} onClose={() => setKeeping(false)} />}
    </>
  )
}

function OrdersBar({ list: { data }, onColumns }: { list: List; onColumns: () => void }) {
  const [say, language] = [useWords(), useLanguage()]
  const isNarrow = useIsNarrow()
  const mayCreate = useMay()('orders.create')
  const actions = (
    <>
      {mayCreate && (
        <LinkButton href={officePaths.newOrder()} size="small">
          <Plus size={16} aria-hidden="true" />
          {say(newOrderTexts.open)}
        </LinkButton>
      )}
      <PageLink href={officePaths.exports} className="icon-button" title={say(listTexts.exports)} aria-label={say(listTexts.exports)}>
        <Download size={17} aria-hidden="true" />
      </PageLink>
      {!isNarrow && (
        <Button kind="secondary" size="small" onClick={onColumns}>
          <Columns3 size={16} aria-hidden="true" />
          {say(listTexts.columns)}
        </Button>
      )}
    </>
  )
  return (
    <PageBar title={say(ordersTexts.title)} actions={actions}>
      <span className="dim text-[13px]" role="status">
        {data && say(countOf(formatNumber(data.total, language), { capped: data.capped }))}
      </span>
    </PageBar>
  )
}

/** New rows do not push what is read: they are announced, and shown on a press (NAV-23). */
function NewRows({ list: { newRows, update } }: { list: List }) {
  const [say, language] = [useWords(), useLanguage()]
  if (newRows === 0) return null
  return (
    <span role="status">
      <button type="button" className="filter-more" onClick={update}>
        <RefreshCw size={15} aria-hidden="true" />
        {say(newRowsText(formatNumber(newRows, language)))}
      </button>
    </span>
  )
}

type OfRows = OfList & { box: RefObject<HTMLDivElement | null>; peek: ReturnType<typeof usePeek> }

function OrderRows({ search, list, ...beside }: OfRows) {
  const { data, error, isPending, isPlaceholderData, refetch, shown, words } = list
  const { isFetched: isStandingAsked } = useViews()
  if (isPending || !isStandingAsked) return <Opening />
  if (!data) return <LoadProblem error={error} onAgain={() => void refetch()} />
  if (shown.length === 0) return <NoOrders isSearch={words !== '' || Object.keys(filterOf(search)).length > 0} />
  return (
    <div aria-busy={isPlaceholderData || undefined} className={isPlaceholderData ? 'opacity-60' : undefined}>
      <DrawnRows search={search} list={list} {...beside} />
    </div>
  )
}

function DrawnRows({ search, list: { shown, selection, go, update }, box, peek }: OfRows) {
  const seesMoney = useMay()('orders.money')
  const isNarrow = useIsNarrow()
  const { columns: arranged = unarranged } = useViews()
  const arrange = useArrange()
  useListKeys({
    list: box,
    selecting: selection.selecting,
    hasPeek: true,
    onStep: peek.shown === null ? undefined : peek.step,
    onUpdate: update,
  })
  if (isNarrow) return <OrdersCards rows={shown} selecting={selection.selecting} />
  return (
    <DataTable
      ref={box}
      peeking={peek}
      label={ordersTexts.title}
      columns={orderColumns({ seesMoney })}
      rows={shown}
      keyOf={({ number }) => number}
      hrefOf={({ number }) => officePaths.order(number)}
      nameOf={({ number }) => rowOf(number)}
      arranged={arranged}
      onArrange={(next) => arrange(writable(next))}
      selecting={selection.selecting}
      sort={search.sort ?? '-placed'}
      onSort={(sort) => go({ ...search, sort: sort as OrderSort })}
      below={(row, width) => <PartsOf row={row} columns={width} />}
    />
  )
}

function OrderSelection({ list, onAsk }: { list: List; onAsk: (about: string) => void }) {
  const { data, shown, selection, fix, fixAll } = list
  const { count, sum } = useSelectedSum(list)
  if (count === 0 || !data) return null
  const areMore = !selection.selected.all && selection.selecting.isPageSelected && data.total > shown.length
  return (
    <SelectionBar
      count={count}
      sum={sum}
      more={areMore ? data.total : null}
      onAll={() => void fixAll()}
      onAsk={(what) => void fix((id) => onAsk(`${what}.${id}`))}
      onClear={selection.clear}
    />
  )
}

function ArrangeDialog({ onClose }: { onClose: () => void }) {
  const seesMoney = useMay()('orders.money')
  const { columns: arranged, error, refetch } = useViews()
  const arrange = useArrange()
  const problem = error && <LoadProblem error={error} onAgain={() => void refetch()} />
  return <ColumnsDialog columns={orderColumns({ seesMoney })} arranged={arranged} problem={problem} onArrange={arrange} onClose={onClose} />
}

type KeepDialogProps = { search: OrdersSearch; name: string | undefined; onClose: () => void }

function KeepDialog({ search, name, onClose }: KeepDialogProps) {
  const { columns: arranged = unarranged } = useViews()
  const query = Object.fromEntries(Object.entries(search).filter((said): said is [string, string] => said[1] !== undefined))
  const columns = writable(arranged)
  return <ViewDialog query={query} columns={columns} {...(name !== undefined && { name })} onClose={onClose} />
}

function withoutFilter({ view, sort }: OrdersSearch): OrdersSearch {
  return { ...(view && { view }), ...(sort && { sort }) }
}

function NoOrders({ isSearch }: { isSearch: boolean }) {
  const say = useWords()
  if (!isSearch) return <EmptyState title={say(ordersTexts.none)} />
  return <EmptyState title={say(ordersTexts.notFound)} text={say(ordersTexts.notFoundHow)} />
}
