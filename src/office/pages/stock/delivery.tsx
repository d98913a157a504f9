import { useParams } from '@tanstack/react-router'
import { ArrowLeft, CloudOff } from 'lucide-react'
import type { InboundDelivery } from '#contract/office/api/goods/inbound.ts'
import { isProblem } from '#contract/shared/problem.ts'
import { inboundNumber, inboundTexts, inboundVerdictTexts, waitingText } from '#texts/office/goods/inbound.ts'
import { formatDate, formatNumber } from '#texts/shared/format.ts'
import { Button } from '#ui/controls/button.tsx'
import { PageLink } from '#ui/controls/page-link.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useDialogAbout } from '../../data/address/use-dialog.ts'
import { useScannerKeys } from '../../data/packing/scanner-keys.ts'
import { officePaths } from '../../data/paths.ts'
import { useDelivery, useInboundScans } from '../../data/stock/use-inbound.ts'
import { useMay } from '../../data/use-me.ts'
import { lazyLayer } from '../../data/layers/lazy-layer.tsx'
import { LoadProblem } from '../../features/frame/load-problem.tsx'
import { Opening } from '../../features/frame/opening.tsx'
import { PageBar } from '../../features/frame/page-bar.tsx'
import { DeliveryLines } from '../../features/stock/inbound/delivery-lines.tsx'
import { ReceiveButtons } from '../../features/stock/inbound/receive-buttons.tsx'
import { LateScans } from '../../features/stock/late-scans.tsx'
import { ScanLine } from '../../features/stock/scan-line.tsx'
import { NotFoundPage } from '../frame/not-found-page.tsx'
import { DeliveryPreorders } from './delivery-preorders.tsx'

const DeliveryDialog = lazyLayer(() => import('../../features/stock/inbound/delivery-dialog.tsx').then((file) => file.DeliveryDialog))
const LineDialog = lazyLayer(() => import('../../features/stock/inbound/line-dialog.tsx').then((file) => file.LineDialog))

/** One delivery: what was ordered is compared with what comes, and put into stock in parts (STK-04). */
export function DeliveryPage() {
  const { id = '' }: { id?: string } = useParams({ strict: false })
  const { data, error, isPending, refetch } = useDelivery(Number(id))
  if (isPending) return <Opening />
  if (isProblem(error, 'not_found')) return <NotFoundPage />
  if (!data) return <LoadProblem error={error} onAgain={() => void refetch()} />
  return <Delivery key={data.id} delivery={data} />
}

function Delivery({ delivery }: { delivery: InboundDelivery }) {
  const say = useWords()
  const may = useMay()
  const scans = useInboundScans(delivery)
  const [asking, ask] = useDialogAbout('delivery')
  const isOpen = delivery.closed_at === null
  const mayCount = isOpen && may('stock.move')
  const count = (code: string) => mayCount && void scans.scan(code)
  useScannerKeys(count)
  const close = () => ask(null)
  const title = inboundNumber(delivery.id)
  const { last } = scans
  const told = last && [last.name, say(inboundVerdictTexts[last.verdict])].filter(Boolean).join('・')
  const chosen = delivery.lines.find((line) => String(line.id) === asking) ?? null
  return (
    <>
      <Bar delivery={delivery} waiting={scans.waiting} />
      <div className="page-body inbound-page">
        <About delivery={delivery} onAsk={mayCount ? ask : null} />
        <LateScans
          late={scans.late}
          sayVerdict={(verdict) => say(inboundVerdictTexts[verdict as keyof typeof inboundVerdictTexts])}
          onSeen={() => void scans.dismissLate()}
        />
        {mayCount && delivery.lines.length > 0 && <ScanLine title={title} told={told} onScan={count} />}
        {delivery.lines.length === 0 ? (
          <EmptyState title={say(inboundTexts.noLines)} text={say(inboundTexts.noLinesHow)} />
        ) : (
          <DeliveryLines
            lines={scans.lines}
            isOpen={isOpen}
            onCount={mayCount ? (line, units) => void scans.add(line, units) : null}
            onChange={ask}
          />
        )}
        {mayCount && <ReceiveButtons delivery={delivery} isSent={scans.waiting === 0} />}
        <DeliveryPreorders delivery={delivery} />
      </div>
      {asking === 'head' && mayCount && <DeliveryDialog known={delivery} onClose={close} />}
      {(asking === 'new' || chosen) && mayCount && <LineDialog delivery={delivery.id} known={chosen} onClose={close} />}
    </>
  )
}

function Bar({ delivery, waiting }: { delivery: InboundDelivery; waiting: number }) {
  const [say, language] = [useWords(), useLanguage()]
  return (
    <PageBar
      title={`${inboundNumber(delivery.id)} ${delivery.supplier}`}
      before={
        <PageLink href={officePaths.deliveries()} className="icon-button" aria-label={say(inboundTexts.back)}>
          <ArrowLeft size={18} aria-hidden="true" />
        </PageLink>
      }
      actions={
        waiting > 0 && (
          <span className="state pill wait">
            <CloudOff size={16} aria-hidden="true" />
            {say(waitingText(formatNumber(waiting, language)))}
          </span>
        )
      }
    />
  )
}

/** How it stands and when it comes; `onAsk` opens what changes it, null where nobody may. */
function About({ delivery, onAsk }: { delivery: InboundDelivery; onAsk: ((about: 'head' | 'new') => void) | null }) {
  const [say, language] = [useWords(), useLanguage()]
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
      <span className="state">{say(delivery.closed_at === null ? inboundTexts.open : inboundTexts.closed)}</span>
      {delivery.expected_on !== null && (
        <span>
          {say(inboundTexts.expectedOn)} {formatDate(delivery.expected_on, language)}
        </span>
      )}
      <span className="dim">{delivery.note}</span>
      {onAsk && (
        <span className="flex flex-wrap gap-2">
          <Button kind="ghost" size="small" onClick={() => onAsk('head')}>
            {say(inboundTexts.change)}
          </Button>
          <Button kind="secondary" size="small" onClick={() => onAsk('new')}>
            {say(inboundTexts.addLine)}
          </Button>
        </span>
      )}
    </div>
  )
}
