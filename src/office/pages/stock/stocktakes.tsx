import { useNavigate, useSearch } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { stocktakeTexts } from '#texts/office/goods/stocktakes.ts'
import { stockTexts } from '#texts/office/stock.ts'
import { formatDate, formatNumber } from '#texts/shared/format.ts'
import { Button } from '#ui/controls/button.tsx'
import { PageLink } from '#ui/controls/page-link.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useDialog } from '../../data/address/use-dialog.ts'
import { officePaths } from '../../data/paths.ts'
import { useStocktakes } from '../../data/stock/use-stocktakes.ts'
import { useMay } from '../../data/use-me.ts'
import { lazyLayer } from '../../data/layers/lazy-layer.tsx'
import { LoadProblem } from '../../features/frame/load-problem.tsx'
import { Opening } from '../../features/frame/opening.tsx'
import { PageBar } from '../../features/frame/page-bar.tsx'

const StartDialog = lazyLayer(() => import('../../features/stock/counting/start-dialog.tsx').then((file) => file.StartDialog))
const views = ['open', 'booked'] as const

/** 盤點: what is being counted, and what was (STK-15). */
export function StocktakesPage() {
  const say = useWords()
  const may = useMay()
  const navigate = useNavigate()
  const { view = 'open' }: { view?: 'open' | 'booked' } = useSearch({ strict: false })
  const [isAsking, ask] = useDialog('new-count')
  return (
    <>
      <PageBar
        title={say(stocktakeTexts.title)}
        before={
          <PageLink href={officePaths.stock()} className="icon-button" aria-label={say(stockTexts.back)}>
            <ArrowLeft size={18} aria-hidden="true" />
          </PageLink>
        }
        actions={may('stock.move') && <Button onClick={() => ask(true)}>{say(stocktakeTexts.start)}</Button>}
      />
      <nav className="views bare-scroll" aria-label={say(stocktakeTexts.views)}>
        {views.map((each) => (
          <PageLink
            key={each}
            href={officePaths.stocktakes(each === 'open' ? {} : { view: each })}
            aria-current={each === view ? 'page' : undefined}
          >
            {say(stocktakeTexts[each])}
          </PageLink>
        ))}
      </nav>
      <Rows view={view} />
      {isAsking && may('stock.move') && (
        <StartDialog onClose={() => ask(false)} onStarted={(id) => void navigate({ href: officePaths.stocktake(id) })} />
      )}
    </>
  )
}

function Rows({ view }: { view: 'open' | 'booked' }) {
  const [say, language] = [useWords(), useLanguage()]
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useStocktakes(view)
  if (isPending) return <Opening />
  if (!data) return <LoadProblem error={error} onAgain={() => void refetch()} />
  const rows = data.pages.flatMap((page) => page.rows)
  if (rows.length === 0) return <EmptyState title={say(stocktakeTexts.none)} text={say(stocktakeTexts.noneHow)} />
  return (
    <>
      <ul aria-label={say(stocktakeTexts.title)}>
        {rows.map((row) => (
          <li key={row.id}>
            <PageLink href={officePaths.stocktake(row.id)} className="stock-row">
              <span className="stock-name">
                <b>{row.name}</b>
                <span className="dim">
                  CT-{row.id}・{formatDate(row.started_at, language)}・{row.started_by.replace(/^staff /, '')}
                </span>
              </span>
              <span className="stock-free">
                <b className="figures">
                  {formatNumber(row.counted, language)} / {formatNumber(row.lines, language)}
                </b>
                <span className="dim">{say(stocktakeTexts.counted)}</span>
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <div className="px-office py-4">
          <Button kind="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {say(stocktakeTexts.more)}
          </Button>
        </div>
      )}
    </>
  )
}
