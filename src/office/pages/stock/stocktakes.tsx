import { useNavigate, useSearch } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { staffOfActor } from '#rules/actor.ts'
import { stocktakeNumber, stocktakeTexts } from '#texts/office/goods/stocktakes.ts'
import { stockTexts } from '#texts/office/stock.ts'
import { formatDate } from '#texts/shared/format.ts'
import { Button } from '#ui/controls/button.tsx'
import { PageLink } from '#ui/controls/page-link.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useDialog } from '../../data/address/use-dialog.ts'
import { officePaths } from '../../data/paths.ts'
import { useStocktakes } from '../../data/stock/use-stocktakes.ts'
import { useMay } from '../../data/use-me.ts'
import { lazyLayer } from '../../data/layers/lazy-layer.tsx'
import { PageBar } from '../../features/frame/page-bar.tsx'
import { DocumentList, DocumentRow } from './document-list.tsx'

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
  return (
    <DocumentList
      words={stocktakeTexts}
      asked={useStocktakes(view)}
      draw={({ id, name, started_at, started_by, counted, lines }) => (
        <DocumentRow
          key={id}
          href={officePaths.stocktake(id)}
          name={name}
          about={`${stocktakeNumber(id)}・${formatDate(started_at, language)}・${staffOfActor(started_by) ?? say(stockTexts.shop)}`}
          counted={counted}
          of={lines}
          unit={stocktakeTexts.counted}
        />
      )}
    />
  )
}
