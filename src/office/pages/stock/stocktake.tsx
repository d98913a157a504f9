import { useParams, useSearch } from '@tanstack/react-router'
import { ArrowLeft, CloudOff } from 'lucide-react'
import type { Stocktake } from '#contract/office/api/goods/stocktakes.ts'
import { isProblem } from '#contract/shared/problem.ts'
import { waitingText } from '#texts/office/goods/inbound.ts'
import { stocktakeTexts } from '#texts/office/goods/stocktakes.ts'
import { formatNumber } from '#texts/shared/format.ts'
import { PageLink } from '#ui/controls/page-link.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { officePaths, type StocktakeSearch } from '../../data/paths.ts'
import { useStocktake, useStocktakeScans } from '../../data/stock/use-stocktakes.ts'
import { useMay } from '../../data/use-me.ts'
import { LoadProblem } from '../../features/frame/load-problem.tsx'
import { Opening } from '../../features/frame/opening.tsx'
import { PageBar } from '../../features/frame/page-bar.tsx'
import { Counter } from '../../features/stock/counting/counter.tsx'
import { Differences } from '../../features/stock/counting/differences.tsx'
import { NotFoundPage } from '../frame/not-found-page.tsx'

/** One count: line by line for who counts, as differences for who books them (STK-15 to STK-17). */
export function StocktakePage() {
  const { id = '' }: { id?: string } = useParams({ strict: false })
  const { view }: StocktakeSearch = useSearch({ strict: false })
  const may = useMay()
  const isReview = view === 'review' && may('stock.correct')
  const { data, error, isPending, refetch } = useStocktake(Number(id), isReview)
  if (isPending) return <Opening />
  if (isProblem(error, 'not_found')) return <NotFoundPage />
  if (!data) return <LoadProblem error={error} onAgain={() => void refetch()} />
  return <Count key={data.id} count={data} isReview={isReview} />
}

function Count({ count, isReview }: { count: Stocktake; isReview: boolean }) {
  const [say, language] = [useWords(), useLanguage()]
  const may = useMay()
  const scans = useStocktakeScans(count)
  const isOpen = count.booked_at === null
  const isCounting = isOpen && !isReview && may('stock.move')
  return (
    <>
      <PageBar
        title={count.name}
        before={
          <PageLink href={officePaths.stocktakes()} className="icon-button" aria-label={say(stocktakeTexts.back)}>
            <ArrowLeft size={18} aria-hidden="true" />
          </PageLink>
        }
        actions={
          scans.waiting > 0 && (
            <span className="state pill wait">
              <CloudOff size={16} aria-hidden="true" />
              {say(waitingText(formatNumber(scans.waiting, language)))}
            </span>
          )
        }
      />
      {isOpen && may('stock.correct') && (
        <nav className="views bare-scroll" aria-label={say(stocktakeTexts.views)}>
          <PageLink href={officePaths.stocktake(count.id)} aria-current={isReview ? undefined : 'page'}>
            {say(stocktakeTexts.countTab)}
          </PageLink>
          <PageLink href={officePaths.stocktake(count.id, { view: 'review' })} aria-current={isReview ? 'page' : undefined}>
            {say(stocktakeTexts.reviewTab)}
          </PageLink>
        </nav>
      )}
      {isCounting ? <Counter count={count} scans={scans} /> : <Differences count={count} />}
    </>
  )
}
