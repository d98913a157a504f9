import { useParams, useSearch } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { inboundTexts } from '#texts/office/goods/inbound.ts'
import { recallTexts } from '#texts/office/goods/recalls.ts'
import { stocktakeTexts } from '#texts/office/goods/stocktakes.ts'
import { stockTexts, stockViewTexts } from '#texts/office/stock.ts'
import { LinkButton } from '#ui/controls/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageLink } from '#ui/controls/page-link.tsx'
import { classNames } from '#ui/class-names.ts'
import { useWords } from '#ui/words/words.ts'
import { officePaths, type StockSearch } from '../../data/paths.ts'
import { useSearchWords } from '../../data/address/use-search-words.ts'
import { stockTabs } from '../../data/stock/stock-search.ts'
import { MoreActions } from '../../ui/more-actions.tsx'
import { PageBar } from '../../features/frame/page-bar.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { StockValue } from './stock-value.tsx'
import { GoodsPane, ProductPane, ShortPane } from './stock-panes.tsx'

/** Goods on the left, everything of one of them on the right; on a narrow screen one after the other. */
export function StockPage() {
  const say = useWords()
  const { id }: { id?: string } = useParams({ strict: false })
  const { view = 'all' }: StockSearch = useSearch({ strict: false })
  const { words, look, withWords } = useSearchWords()
  const chosen = id === undefined ? null : Number(id)
  return (
    <>
      <PageBar
        title={say(stockTexts.title)}
        actions={
          <MoreActions>
            <LinkButton kind="secondary" href={officePaths.recalls()}>
              {say(recallTexts.title)}
            </LinkButton>
            <LinkButton kind="secondary" href={officePaths.stocktakes()}>
              {say(stocktakeTexts.title)}
            </LinkButton>
            <LinkButton kind="secondary" href={officePaths.deliveries()}>
              {say(inboundTexts.title)}
            </LinkButton>
          </MoreActions>
        }
        before={
          chosen !== null && (
            <PageLink
              href={withWords(officePaths.stock(view === 'all' ? {} : { view }))}
              className="icon-button stock-back"
              aria-label={say(stockTexts.back)}
            >
              <ArrowLeft size={18} aria-hidden="true" />
            </PageLink>
          )
        }
      >
        <StockValue />
      </PageBar>
      <div className={classNames('stock-page', chosen !== null && 'has-chosen')}>
        <div className="stock-goods">
          <StockTabs view={view} />
          {view === 'short' ? (
            <ShortPane />
          ) : (
            <>
              <div className="filters">
                <SearchField
                  label={say(stockTexts.search)}
                  hint={say(stockTexts.searchHint)}
                  clear={say(stockTexts.clear)}
                  words={words}
                  onSearch={look}
                />
              </div>
              <GoodsPane view={view} words={words} chosen={chosen} withWords={withWords} />
            </>
          )}
        </div>
        <div className="stock-chosen">
          {chosen === null ? (
            <EmptyState title={say(stockTexts.choose)} text={say(stockTexts.chooseHow)} />
          ) : (
            <ProductPane key={chosen} id={chosen} />
          )}
        </div>
      </div>
    </>
  )
}

function StockTabs({ view }: { view: NonNullable<StockSearch['view']> }) {
  const say = useWords()
  return (
    <nav className="views bare-scroll" aria-label={say(stockTexts.views)}>
      {stockTabs.map((tab) => (
        <PageLink key={tab} href={officePaths.stock(tab === 'all' ? {} : { view: tab })} aria-current={tab === view ? 'page' : undefined}>
          {say(tab === 'short' ? stockTexts.short : stockViewTexts[tab])}
        </PageLink>
      ))}
    </nav>
  )
}
