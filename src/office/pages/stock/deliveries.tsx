import { useNavigate, useSearch } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { inboundNumber, inboundTexts } from '#texts/office/goods/inbound.ts'
import { stockTexts } from '#texts/office/stock.ts'
import { formatDate } from '#texts/shared/format.ts'
import { Button } from '#ui/controls/button.tsx'
import { PageLink } from '#ui/controls/page-link.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useDialog } from '../../data/address/use-dialog.ts'
import { officePaths } from '../../data/paths.ts'
import { useDeliveries } from '../../data/stock/use-inbound.ts'
import { useMay } from '../../data/use-me.ts'
import { lazyLayer } from '../../data/layers/lazy-layer.tsx'
import { PageBar } from '../../features/frame/page-bar.tsx'
import { DocumentList, DocumentRow } from './document-list.tsx'

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
  const expected = (on: string | null) => on !== null && `${say(inboundTexts.expectedOn)} ${formatDate(on, language)}`
  return (
    <DocumentList
      words={inboundTexts}
      asked={useDeliveries(view)}
      draw={({ id, supplier, expected_on, note, received, expected: of }) => (
        <DocumentRow
          key={id}
          href={officePaths.delivery(id)}
          name={supplier}
          about={[inboundNumber(id), expected(expected_on), note].filter(Boolean).join('・')}
          counted={received}
          of={of}
          unit={inboundTexts.progress}
        />
      )}
    />
  )
}
