import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { OfficeOrderRow } from '#contract/office/api/orders.ts'
import type { OrderView } from '#rules/orders/order-views.ts'
import { countOf, ordersTexts } from '#texts/office/orders.ts'
import { formatNumber } from '#texts/shared/format.ts'
import { Button } from '#ui/controls/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useOffice } from '../../data/office.tsx'
import { useIsNarrow } from '../../data/use-is-narrow.ts'
import { useMay } from '../../data/use-me.ts'
import { LoadProblem } from '../../features/frame/load-problem.tsx'
import { Opening } from '../../features/frame/opening.tsx'
import { PageBar } from '../../features/frame/page-bar.tsx'
import { OrderSearch } from '../../features/orders/list/order-search.tsx'
import { OrderViews } from '../../features/orders/list/order-views.tsx'
import { OrdersCards } from '../../features/orders/list/orders-cards.tsx'
import { OrdersTable } from '../../features/orders/list/orders-table.tsx'
import type { OrdersSearch } from '#contract/office/orders-address.ts'

/** Orders of all members, newest first. What is searched for stays out of the address: it may be somebody's number (NAV-02). */
export function OrdersPage() {
  const [say, language] = [useWords(), useLanguage()]
  const { view = 'all' }: OrdersSearch = useSearch({ strict: false })
  const [words, setWords] = useState('')
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isPlaceholderData } = useOrders({ view, words })
  const first = data?.pages[0]
  const rows = data?.pages.flatMap((page) => page.rows) ?? []
  return (
    <>
      <PageBar title={say(ordersTexts.title)}>
        <span className="dim text-[13px]" role="status">
          {first && say(countOf(formatNumber(first.total, language), { capped: first.capped }))}
        </span>
      </PageBar>
      <OrderViews current={view} />
      <div className="filters">
        <OrderSearch words={words} onSearch={setWords} />
      </div>
      {isPending && <Opening />}
      {error && !data && <LoadProblem error={error} onAgain={() => void refetch()} />}
      <div aria-busy={isPlaceholderData || undefined} className={isPlaceholderData ? 'opacity-60' : undefined}>
        {first && rows.length === 0 && <NoOrders isSearch={words !== ''} />}
        {rows.length > 0 && <OrderRows rows={rows} />}
      </div>
      {hasNextPage && (
        <div className="px-office py-4">
          <Button kind="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {say(ordersTexts.more)}
          </Button>
        </div>
      )}
    </>
  )
}

function useOrders({ view, words }: { view: OrderView; words: string }) {
  const office = useOffice()
  return useInfiniteQuery({
    queryKey: ['orders', view, words],
    queryFn: ({ pageParam, signal }) =>
      office.orders.list({ view, ...(words && { words }), ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: (before) => before,
  })
}

function OrderRows({ rows }: { rows: readonly OfficeOrderRow[] }) {
  const may = useMay()
  const isNarrow = useIsNarrow()
  return isNarrow ? <OrdersCards rows={rows} /> : <OrdersTable rows={rows} seesMoney={may('orders.money')} />
}

function NoOrders({ isSearch }: { isSearch: boolean }) {
  const say = useWords()
  if (!isSearch) return <EmptyState title={say(ordersTexts.none)} />
  return <EmptyState title={say(ordersTexts.notFound)} text={say(ordersTexts.notFoundHow)} />
}
