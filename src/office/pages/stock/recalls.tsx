import { useNavigate } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { recallLotOf, recallNumber, recallTexts } from '#texts/office/goods/recalls.ts'
import { lotText, stockTexts } from '#texts/office/stock.ts'
import { formatDate } from '#texts/shared/format.ts'
import { Button } from '#ui/controls/button.tsx'
import { PageLink } from '#ui/controls/page-link.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useDialogAbout } from '../../data/address/use-dialog.ts'
import { useSearchWords } from '../../data/address/use-search-words.ts'
import { officePaths } from '../../data/paths.ts'
import { useLotsNumbered, useRecalls } from '../../data/stock/use-recalls.ts'
import { useMay } from '../../data/use-me.ts'
import { lazyLayer } from '../../data/layers/lazy-layer.tsx'
import { LoadProblem } from '../../features/frame/load-problem.tsx'
import { Opening } from '../../features/frame/opening.tsx'
import { PageBar } from '../../features/frame/page-bar.tsx'
import { RecalledLots } from '../../features/stock/recalls/recalled-lots.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { DocumentList } from './document-list.tsx'

const RecallDialog = lazyLayer(() => import('../../features/stock/recalls/recall-dialog.tsx').then((file) => file.RecallDialog))

/** 下架回收: what was recalled, and the search for a lot by which a recall begins (STK-25). */
export function RecallsPage() {
  const say = useWords()
  const { words, look } = useSearchWords()
  return (
    <>
      <PageBar
        title={say(recallTexts.title)}
        before={
          <PageLink href={officePaths.stock()} className="icon-button" aria-label={say(stockTexts.back)}>
            <ArrowLeft size={18} aria-hidden="true" />
          </PageLink>
        }
      />
      <div className="filters">
        <SearchField
          label={say(recallTexts.search)}
          hint={say(recallTexts.searchHint)}
          clear={say(stockTexts.clear)}
          words={words}
          onSearch={look}
        />
      </div>
      {words === '' ? <Rows /> : <LotsFound words={words} />}
    </>
  )
}

function LotsFound({ words }: { words: string }) {
  const say = useWords()
  const may = useMay()
  const navigate = useNavigate()
  const [about, ask] = useDialogAbout('recall')
  const { data, error, isPending, refetch } = useLotsNumbered(words)
  if (isPending) return <Opening />
  if (!data) return <LoadProblem error={error} onAgain={() => void refetch()} />
  if (data.rows.length === 0) return <EmptyState title={say(recallTexts.noLot)} text={say(recallTexts.noLotHow)} />
  const chosen = data.rows.find(({ id }) => String(id) === about)
  // In place of the dialog: Back leads to what was found, not to a recall that has begun already.
  const open = (id: number) => void navigate({ href: officePaths.recall(id), replace: true })
  return (
    <div className="page-body">
      <RecalledLots
        label={recallTexts.found}
        rows={data.rows}
        actionOf={(lot) =>
          may('stock.correct') &&
          !lot.recalled && (
            <Button kind="secondary" size="small" aria-label={say(recallLotOf(lot.number))} onClick={() => ask(lot.id)}>
              {say(recallTexts.recall)}
            </Button>
          )
        }
      />
      {chosen && may('stock.correct') && <RecallDialog lot={chosen} onClose={() => ask(null)} onBegun={open} />}
    </div>
  )
}

function Rows() {
  const [say, language] = [useWords(), useLanguage()]
  return (
    <DocumentList
      words={recallTexts}
      asked={useRecalls()}
      draw={({ id, product, lot, expires_on, reason, started, ended }) => (
        <li key={id}>
          <PageLink href={officePaths.recall(id)} className="stock-row">
            <span className="stock-name">
              <b>{product.name}</b>
              <span className="dim">
                {[recallNumber(id), say(lotText(lot, expires_on)), formatDate(started.at, language), reason].join('・')}
              </span>
            </span>
            <span className={ended ? 'state' : 'state pill alarm'}>{say(ended ? recallTexts.ended : recallTexts.running)}</span>
          </PageLink>
        </li>
      )}
    />
  )
}
