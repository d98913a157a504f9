import { useNavigate, useSearch } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { inboundNumber, inboundTexts } from '#texts/office/goods/inbound.ts'
import { stockTexts } from '#texts/office/stock.ts'
import { formatDate, formatNumber } from '#texts/shared/format.ts'
import { Button } from '#ui/controls/button.tsx'
import { PageLink } from '#ui/controls/page-link.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useDialog } from '../../data/address/use-dialog.ts'
import { officePaths } from '../../data/paths.ts'
import { useDeliveries } from '../../data/stock/use-inbound.ts'
import { useMay } from '../../data/use-me.ts'
import { lazyLayer } from '../../data/layers/lazy-layer.tsx'
import { LoadProblem } from '../../features/frame/load-problem.tsx'
import { Opening } from '../../features/frame/opening.tsx'
import { PageBar } from '../../features/frame/page-bar.tsx'

const DeliveryDialog = lazyLayer(() => import('../../features/stock/inbound/delivery-dialog.tsx').then((file) => file.DeliveryDialog))
const views = ['open', 'closed'] as const

/** 進貨單: what is awaited, and what has come (STK-04). */
export function DeliveriesPage() {
  const say = useWords()
  const may = useMay()
  const navigate = useNavigate()
  const { view = 'open' }: { view?: 'open' | 'closed' } = useSearch({ strict: false })
  const [isAsking, ask] = useDialog('new-delivery')
  const open = (id: number) => void navigate({ href: officePaths.delivery(id) })
  return (
    <>
      <PageBar
        title={say(inboundTexts.title)}
        before={
          <PageLink href={officePaths.stock()} className="icon-button" aria-label={say(stockTexts.back)}>
            <ArrowLeft size={18} aria-hidden="true" />
          </PageLink>
        }
        actions={may('stock.move') && <Button onClick={() => ask(true)}>{say(inboundTexts.create)}</Button>}
      />
      <nav className="views bare-scroll" aria-label={say(inboundTexts.views)}>
        {views.map((each) => (
          <PageLink
            key={each}
            href={officePaths.deliveries(each === 'open' ? {} : { view: each })}
            aria-current={each === view ? 'page' : undefined}
          >
            {say(inboundTexts[each])}
          </PageLink>
        ))}
      </nav>
      <DeliveryRows view={view} />
      {isAsking && may('stock.move') && <DeliveryDialog known={null} onClose={() => ask(false)} onMade={open} />}{' '}
    </>
  )
}

function DeliveryRows({ view }: { view: 'open' | 'closed' }) {
  const [say, language] = [useWords(), useLanguage()]
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useDeliveries(view)
  if (isPending) return <Opening />
  if (!data) return <LoadProblem error={error} onAgain={() => void refetch()} />
  const rows = data.pages.flatMap((page) => page.rows)
  if (rows.length === 0) return <EmptyState title={say(inboundTexts.none)} text={say(inboundTexts.noneHow)} />
  return (
    <>
      <ul aria-label={say(inboundTexts.title)}>
        {rows.map((row) => (
          <li key={row.id}>
            <PageLink href={officePaths.delivery(row.id)} className="stock-row">
              <span className="stock-name">
                <b>{row.supplier}</b>
                <span className="dim">
                  {[
                    inboundNumber(row.id),
                    row.expected_on !== null && `${say(inboundTexts.expectedOn)} ${formatDate(row.expected_on, language)}`,
                    row.note,
                  ]
                    .filter(Boolean)
                    .join('・')}
                </span>
              </span>
              <span className="stock-free">
                <b className="figures">
                  {formatNumber(row.received, language)} / {formatNumber(row.expected, language)}
                </b>
                <span className="dim">{say(inboundTexts.progress)}</span>
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <div className="px-office py-4">
          <Button kind="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {say(inboundTexts.more)}
          </Button>
        </div>
      )}
    </>
  )
}
