import { useParams } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { Recall } from '#contract/office/api/goods/recalls.ts'
import { isProblem } from '#contract/shared/problem.ts'
import { staffOfActor } from '#rules/actor.ts'
import { recallCounts, recallNumber, recallTexts } from '#texts/office/goods/recalls.ts'
import { lotText, stockTexts } from '#texts/office/stock.ts'
import { formatNumber } from '#texts/shared/format.ts'
import { Button } from '#ui/controls/button.tsx'
import { PageLink } from '#ui/controls/page-link.tsx'
import { Panel } from '#ui/panel.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useDialog } from '../../data/address/use-dialog.ts'
import { officePaths } from '../../data/paths.ts'
import { useRecall, useRecalledParcels } from '../../data/stock/use-recalls.ts'
import { useMay } from '../../data/use-me.ts'
import { lazyLayer } from '../../data/layers/lazy-layer.tsx'
import { LoadProblem } from '../../features/frame/load-problem.tsx'
import { Opening } from '../../features/frame/opening.tsx'
import { PageBar } from '../../features/frame/page-bar.tsx'
import { OrderState } from '../../features/orders/order-state.tsx'
import { LetterForm } from '../../features/stock/recalls/letter-form.tsx'
import { RecalledLots } from '../../features/stock/recalls/recalled-lots.tsx'
import { RecalledParcels } from '../../features/stock/recalls/recalled-parcels.tsx'
import { When } from '../../ui/when.tsx'
import { NotFoundPage } from '../frame/not-found-page.tsx'

const EndDialog = lazyLayer(() => import('../../features/stock/recalls/end-dialog.tsx').then((file) => file.EndDialog))

/** One recall: which lots are blocked, who got units of them, and the letter to those (STK-25). */
export function RecallPage() {
  const { id = '' }: { id?: string } = useParams({ strict: false })
  const { data, error, isPending, refetch } = useRecall(Number(id))
  if (isPending) return <Opening />
  if (isProblem(error, 'not_found')) return <NotFoundPage />
  if (!data) return <LoadProblem error={error} onAgain={() => void refetch()} />
  return <RecallShown key={data.id} recall={data} />
}

function RecallShown({ recall }: { recall: Recall }) {
  const say = useWords()
  const may = useMay()
  const [isEnding, askEnd] = useDialog('end')
  const mayEnd = recall.ended === null && may('stock.correct')
  return (
    <>
      <PageBar
        title={`${recallNumber(recall.id)} ${recall.product.name}`}
        before={
          <PageLink href={officePaths.recalls()} className="icon-button" aria-label={say(recallTexts.back)}>
            <ArrowLeft size={18} aria-hidden="true" />
          </PageLink>
        }
        actions={
          mayEnd && (
            <Button kind="secondary" onClick={() => askEnd(true)}>
              {say(recallTexts.end)}
            </Button>
          )
        }
      />
      <div className="page-body recall-page">
        <About recall={recall} />
        <Panel className="stock-part">
          <h2>{say(recallTexts.lots)}</h2>
          <RecalledLots label={recallTexts.lots} rows={recall.lots} />
        </Panel>
        <Panel className="stock-part">
          <h2>{say(recallTexts.parcels)}</h2>
          <Parcels id={recall.id} />
        </Panel>
        <LetterForm recall={recall} mayWrite={may('stock.correct')} />
      </div>
      {isEnding && mayEnd && <EndDialog id={recall.id} onClose={() => askEnd(false)} />}
    </>
  )
}

function About({ recall: { lot, expires_on, reason, started, ended, counts } }: { recall: Recall }) {
  const [say, language] = [useWords(), useLanguage()]
  const [parcels, buyers, units, house] = [counts.parcels, counts.buyers, counts.units, counts.in_house].map((count) =>
    formatNumber(count, language),
  )
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span className={ended ? 'state' : 'state pill alarm'}>{say(ended ? recallTexts.ended : recallTexts.running)}</span>
        <b>{say(lotText(lot, expires_on))}</b>
        <span>{reason}</span>
        <span className="dim">
          {staffOfActor(started.by) ?? say(stockTexts.shop)} <When at={started.at} />
        </span>
      </p>
      <p>{say(recallCounts({ parcels: parcels ?? '', buyers: buyers ?? '', units: units ?? '', house: house ?? '' }))}</p>
      {ended && (
        <p className="dim">
          {say(recallTexts.ended)} <When at={ended.at} /> {[staffOfActor(ended.by) ?? say(stockTexts.shop), ended.reason].join('・')}
        </p>
      )}
    </div>
  )
}

function Parcels({ id }: { id: number }) {
  const say = useWords()
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useRecalledParcels(id)
  if (isPending) return <Opening />
  if (!data) return <LoadProblem error={error} onAgain={() => void refetch()} />
  const rows = data.pages.flatMap((page) => page.rows)
  if (rows.length === 0) return <p className="dim stock-nothing">{say(recallTexts.noParcels)}</p>
  return (
    <>
      <RecalledParcels rows={rows} stateOf={(status) => <OrderState status={status} />} />
      {hasNextPage && (
        <div className="py-4">
          <Button kind="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {say(recallTexts.more)}
          </Button>
        </div>
      )}
    </>
  )
}
