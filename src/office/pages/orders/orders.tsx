import { useQueryClient } from '@tanstack/react-query'
import { useRouter, useSearch } from '@tanstack/react-router'
import { Columns3, Download, RefreshCw } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { filterOf, ordersAddress, readOrdersSearch, type OrdersSearch } from '#contract/office/orders-address.ts'
import type { OrderSort } from '#rules/orders/order-views.ts'
import { listTexts, newRowsText, rowOf } from '#texts/office/lists.ts'
import { countOf, ordersTexts } from '#texts/office/orders.ts'
import { formatNumber } from '#texts/shared/format.ts'
import { Button } from '#ui/controls/button.tsx'
import { PageLink } from '#ui/controls/page-link.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { askedOf, useNewOrders, useOrders } from '../../data/lists/use-orders.ts'
import { useSelection } from '../../data/lists/use-selection.ts'
import { useArrange, useViews } from '../../data/lists/use-views.ts'
import { useOffice } from '../../data/office.tsx'
import { officePaths } from '../../data/paths.ts'
import { useIsNarrow } from '../../data/use-is-narrow.ts'
import { useMay } from '../../data/use-me.ts'
import { LoadProblem } from '../../features/frame/load-problem.tsx'
import { Opening } from '../../features/frame/opening.tsx'
import { PageBar } from '../../features/frame/page-bar.tsx'
import { SelectionBar } from '../../features/lists/selection-bar.tsx'
import { orderColumns } from '../../features/orders/list/order-columns.tsx'
import { OrderFilters } from '../../features/orders/list/order-filters.tsx'
import { OrderSearch } from '../../features/orders/list/order-search.tsx'
import { OrderViews } from '../../features/orders/list/order-views.tsx'
import { OrdersCards } from '../../features/orders/list/orders-cards.tsx'
import { PartsOf } from '../../features/orders/list/parts-of.tsx'
import { ViewMoves } from '../../features/orders/list/view-moves.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'

const ColumnsDialog = lazy(() =>
  import('../../features/lists/columns-dialog.tsx').then(({ ColumnsDialog: dialog }) => ({ default: dialog })),
)
const ViewDialog = lazy(() => import('../../features/lists/view-dialog.tsx').then(({ ViewDialog: dialog }) => ({ default: dialog })))

type Rows = 50 | 100 | 200

/** Orders of all members, newest first unless sorted otherwise. View, filter and sort stand in the address; what is searched for does not (NAV-02). */
export function OrdersPage() {
  const search: OrdersSearch = useSearch({ strict: false })
  // Whatever is asked for anew begins on its first page, with nothing selected.
  return <OrdersOf key={ordersAddress(search)} search={search} />
}

function OrdersOf({ search }: { search: OrdersSearch }) {
  const [say, language] = [useWords(), useLanguage()]
  const router = useRouter()
  const office = useOffice()
  const queries = useQueryClient()
  const seesMoney = useMay()('orders.money')
  const isNarrow = useIsNarrow()
  const { views, columns: arranged } = useViews()
  const arrange = useArrange()
  const [words, setWords] = useState('')
  const [rows, setRows] = useState<Rows>(50)
  const [cursors, setCursors] = useState<readonly string[]>([])
  const [asking, setAsking] = useState<'columns' | 'view' | null>(null)
  const { data, error, isPending, refetch, isPlaceholderData } = useOrders({ search, words, cursor: cursors.at(-1) ?? null, rows })
  const [seen] = useState(() => new Date().toISOString())
  const [since, setSince] = useState(seen)
  const newRows = useNewOrders({ search, words, since })
  const columns = orderColumns({ seesMoney })
  const shown = data?.rows ?? []
  const { selected, selecting, clear, takeAll } = useSelection(shown.map(({ number }) => number))
  const go = (next: OrdersSearch) => void router.navigate({ href: ordersAddress(next) })
  const goTo = (next: readonly string[]) => {
    clear()
    setCursors(next)
  }
  const update = () => {
    setSince(new Date().toISOString())
    goTo([])
    void queries.invalidateQueries({ queryKey: ['orders'] })
  }
  const look = (asked: string) => {
    goTo([])
    setWords(asked)
  }
  const fixAll = async () => {
    const { sort: _sort, ...orders } = askedOf({ search, words })
    takeAll(await office.selections.make({ orders }))
  }
  const fix = async () => selected.all?.id ?? (await office.selections.make({ numbers: [...selected.keys] })).id
  const count = selected.all?.count ?? selected.keys.size
  const sum = seesMoney
    ? (selected.all?.total ?? shown.filter(({ number }) => selected.keys.has(number)).reduce((all, { total }) => all + (total ?? 0), 0))
    : null
  const current = views.find(
    ({ query, removed_at }) => removed_at === null && ordersAddress(readOrdersSearch(query)) === ordersAddress(search),
  )
  return (
    <>
      <PageBar
        title={say(ordersTexts.title)}
        actions={
          <>
            <PageLink href={officePaths.exports} className="icon-button" title={say(listTexts.exports)} aria-label={say(listTexts.exports)}>
              <Download size={17} aria-hidden="true" />
            </PageLink>
            {!isNarrow && (
              <Button kind="secondary" size="small" onClick={() => setAsking('columns')}>
                <Columns3 size={16} aria-hidden="true" />
                {say(listTexts.columns)}
              </Button>
            )}
          </>
        }
      >
        <span className="dim text-[13px]" role="status">
          {data && say(countOf(formatNumber(data.total, language), { capped: data.capped }))}
        </span>
      </PageBar>
      <OrderViews search={search} saved={views} onSave={() => setAsking('view')} />
      <div className="filters">
        <OrderSearch words={words} onSearch={look} />
        <OrderFilters filter={filterOf(search)} onChange={(filter) => go({ ...filter, ...viewOf(search) })} />
        {current && <ViewMoves view={current} onCopy={() => setAsking('view')} />}
        {newRows > 0 && (
          <button type="button" className="filter-more" onClick={update}>
            <RefreshCw size={15} aria-hidden="true" />
            <span role="status">{say(newRowsText(formatNumber(newRows, language)))}</span>
          </button>
        )}
      </div>
      {isPending && <Opening />}
      {error && !data && <LoadProblem error={error} onAgain={() => void refetch()} />}
      <div aria-busy={isPlaceholderData || undefined} className={isPlaceholderData ? 'opacity-60' : undefined}>
        {data && shown.length === 0 && <NoOrders isSearch={words !== '' || Object.keys(filterOf(search)).length > 0} />}
        {shown.length > 0 && isNarrow && <OrdersCards rows={shown} selecting={selecting} />}
        {shown.length > 0 && !isNarrow && (
          <DataTable
            label={ordersTexts.title}
            columns={columns}
            rows={shown}
            keyOf={({ number }) => number}
            hrefOf={({ number }) => officePaths.order(number)}
            nameOf={({ number }) => rowOf(number)}
            arranged={arranged}
            selecting={selecting}
            sort={search.sort ?? '-placed'}
            onSort={(sort) => go({ ...search, sort: sort as OrderSort })}
            below={(row, width) => <PartsOf row={row} columns={width} />}
          />
        )}
      </div>
      {data && (
        <nav className="table-foot" aria-label={say(listTexts.pages)}>
          <Button kind="secondary" size="small" disabled={cursors.length === 0} onClick={() => goTo(cursors.slice(0, -1))}>
            {say(listTexts.before)}
          </Button>
          <Button
            kind="secondary"
            size="small"
            disabled={data.next === null}
            onClick={() => data.next !== null && goTo([...cursors, data.next])}
          >
            {say(listTexts.next)}
          </Button>
          <label className="dim">
            {say(listTexts.rows)}{' '}
            <select
              value={rows}
              onChange={({ target }) => {
                goTo([])
                setRows(Number(target.value) as Rows)
              }}
            >
              {[50, 100, 200].map((each) => (
                <option key={each}>{each}</option>
              ))}
            </select>
          </label>
        </nav>
      )}
      {count > 0 && (
        <SelectionBar
          count={count}
          sum={sum}
          more={!selected.all && selecting.isPageSelected && data && data.total > shown.length ? data.total : null}
          onAll={() => void fixAll()}
          fix={fix}
          onClear={clear}
        />
      )}
      <Suspense>
        {asking === 'columns' && (
          <ColumnsDialog columns={columns} arranged={arranged} onArrange={arrange} onClose={() => setAsking(null)} />
        )}
        {asking === 'view' && (
          <ViewDialog
            query={Object.fromEntries(Object.entries(search).filter((said): said is [string, string] => said[1] !== undefined))}
            columns={{ order: [...arranged.order], hidden: [...arranged.hidden], widths: { ...arranged.widths } }}
            {...(current && { name: current.name })}
            onClose={() => setAsking(null)}
          />
        )}
      </Suspense>
    </>
  )
}

function viewOf({ view, sort }: OrdersSearch): OrdersSearch {
  return { ...(view && { view }), ...(sort && { sort }) }
}

function NoOrders({ isSearch }: { isSearch: boolean }) {
  const say = useWords()
  if (!isSearch) return <EmptyState title={say(ordersTexts.none)} />
  return <EmptyState title={say(ordersTexts.notFound)} text={say(ordersTexts.notFoundHow)} />
}
