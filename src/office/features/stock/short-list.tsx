import { stockTexts } from '#texts/office/stock.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { useWords } from '#ui/words/words.ts'
import { useShortHoldings } from '../../data/stock/use-stock.ts'
import { LoadProblem } from '../frame/load-problem.tsx'
import { Opening } from '../frame/opening.tsx'
import { HoldingsTable } from './holdings-table.tsx'

/** 保留中但效期不足 (STK-09). */
export function ShortList() {
  const say = useWords()
  const { data, error, isPending, refetch } = useShortHoldings()
  if (isPending) return <Opening />
  if (!data) return <LoadProblem error={error} onAgain={() => void refetch()} />
  if (data.rows.length === 0) return <EmptyState title={say(stockTexts.noShort)} text={say(stockTexts.noShortHow)} />
  return <HoldingsTable label={stockTexts.short} rows={data.rows} withGoods />
}
