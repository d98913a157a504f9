import type { StockHolding } from '#contract/office/api/goods/stock.ts'
import type { StockView } from '#rules/catalog/stock/stock-views.ts'
import { isProblem } from '#contract/shared/problem.ts'
import { stockTexts } from '#texts/office/stock.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { useWords } from '#ui/words/words.ts'
import { useHoldings, useShortHoldings, useStockList, useStockOf } from '../../data/stock/use-stock.ts'
import { officePaths } from '../../data/paths.ts'
import { LoadProblem } from '../../features/frame/load-problem.tsx'
import { NotFound } from '../../features/frame/not-found.tsx'
import { Opening } from '../../features/frame/opening.tsx'
import { OrderState } from '../../features/orders/order-state.tsx'
import { HoldingsTable } from '../../features/stock/holdings-table.tsx'
import { StockList } from '../../features/stock/stock-list.tsx'
import { StockOfProduct } from '../../features/stock/stock-of-product.tsx'

type GoodsPaneProps = {
  view: StockView
  words: string
  chosen: number | null
  /** An address of the stock that keeps what is searched for. */ withWords: (href: string) => string
}

export function GoodsPane({ view, words, chosen, withWords }: GoodsPaneProps) {
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useStockList({ view, words })
  if (isPending) return <Opening />
  if (!data) return <LoadProblem error={error} onAgain={() => void refetch()} />
  const more = hasNextPage ? { ask: () => void fetchNextPage(), busy: isFetchingNextPage } : null
  return (
    <StockList
      rows={data.pages.flatMap((page) => page.rows)}
      hrefOf={(id) => withWords(officePaths.stockOf(id, view === 'all' ? {} : { view }))}
      chosen={chosen}
      more={more}
    />
  )
}

/** 保留中但效期不足 (STK-09). */
export function ShortPane() {
  const say = useWords()
  const { data, error, isPending, refetch } = useShortHoldings()
  if (isPending) return <Opening />
  if (!data) return <LoadProblem error={error} onAgain={() => void refetch()} />
  if (data.rows.length === 0) return <EmptyState title={say(stockTexts.noShort)} text={say(stockTexts.noShortHow)} />
  return <HoldingsTable label={stockTexts.short} rows={data.rows} stateOf={stateOf} withGoods="short" />
}

export function ProductPane({ id }: { id: number }) {
  const { data: found, error, isPending, refetch } = useStockOf(id)
  if (isPending) return <Opening />
  if (isProblem(error, 'product_not_found')) return <NotFound />
  if (!found) return <LoadProblem error={error} onAgain={() => void refetch()} />
  return <StockOfProduct found={found} holdings={<Holdings id={id} />} />
}

function Holdings({ id }: { id: number }) {
  const say = useWords()
  const { data } = useHoldings(id)
  if (!data) return null
  if (data.rows.length === 0) return <p className="dim stock-nothing">{say(stockTexts.noHoldings)}</p>
  return <HoldingsTable label={stockTexts.holdings} rows={data.rows} stateOf={stateOf} />
}

function stateOf(status: StockHolding['status']) {
  return <OrderState status={status} />
}
