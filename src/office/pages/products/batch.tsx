import { useMutation } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { ProductBatch } from '#contract/office/api/goods/product-batches.ts'
import { applyTo, batchRowTexts, batchStateTexts, batchTitle, bulkTexts, moveInWords, undoUntil } from '#texts/office/goods/bulk.ts'
import { byAt } from '#texts/office/lists.ts'
import { formatShortMoment } from '#texts/office/times.ts'
import { formatNumber } from '#texts/shared/format.ts'
import { Button, LinkButton } from '#ui/controls/button.tsx'
import { useToasts } from '#ui/layers/toasts.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { EffectButton } from '../../data/effects/effect-button.tsx'
import { useOffice } from '../../data/office.tsx'
import { officePaths } from '../../data/paths.ts'
import { problemMessage } from '../../data/problem-message.ts'
import { useBatchChanged, useProductBatch } from '../../data/products/use-product-batches.ts'
import { LoadProblem } from '../../features/frame/load-problem.tsx'
import { Opening } from '../../features/frame/opening.tsx'
import { PageBar } from '../../features/frame/page-bar.tsx'
import { BatchRows } from '../../features/products/bulk/batch-rows.tsx'

/** A bulk move: first what it would do with each product, then what became of it, and for thirty days the way back (GDS-07, GDS-09). */
export function ProductBatchPage() {
  const [say, language] = [useWords(), useLanguage()]
  const { id } = useParams({ strict: false }) as { id: string }
  const { batch, rows, error, isPending, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useProductBatch(Number(id))
  if (isPending) return <Opening />
  if (!batch) return <LoadProblem error={error} onAgain={() => void refetch()} />
  return (
    <>
      <PageBar title={say(batchTitle(batch.id, moveInWords(batch.move)))} actions={<BatchMoves batch={batch} />}>
        <span className="dim text-[13px]">{say(byAt(batch.by, formatShortMoment(batch.tried_at)))}</span>
      </PageBar>
      <div className="page-body grid gap-4">
        <p role="status">
          <b>{say(batchStateTexts[batch.state])}</b>
          {(['ready', 'done', 'undone', 'kept', 'refused', 'same'] as const).map((state) =>
            batch.counts[state] > 0 ? (
              <span key={state} className={state === 'refused' || state === 'kept' ? 'state alarm ms-3' : 'dim ms-3'}>
                {say(batchRowTexts[state])} {formatNumber(batch.counts[state], language)}
              </span>
            ) : null,
          )}
          {batch.undo_until !== null && <span className="dim ms-3">{say(undoUntil(formatShortMoment(batch.undo_until)))}</span>}
        </p>
        {batch.state === 'tried' && batch.counts.ready === 0 && <p>{say(bulkTexts.nothing)}</p>}
        <BatchRows rows={rows} isInGrid={batch.move.kind === 'grid'} />
        {hasNextPage && (
          <Button kind="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {say(bulkTexts.more)}
          </Button>
        )}
      </div>
    </>
  )
}

function BatchMoves({ batch: { id, state, is_own: isOwn, undo_until: undoUntilThen, counts } }: { batch: ProductBatch }) {
  const [say, language] = [useWords(), useLanguage()]
  const { productBatches } = useOffice()
  const changed = useBatchChanged(id)
  const showToast = useToasts()
  const onError = (error: unknown) => showToast({ kind: 'error', message: problemMessage(error, language) })
  const apply = useMutation({ mutationFn: () => productBatches.apply({ batch: id }), onSettled: changed, onError })
  const undo = useMutation({ mutationFn: () => productBatches.undo({ batch: id }), onSettled: changed, onError })
  return (
    <>
      <LinkButton kind="secondary" size="small" href={officePaths.products()}>
        {say(bulkTexts.back)}
      </LinkButton>
      {state === 'tried' && isOwn && counts.ready > 0 && (
        <Button size="small" busy={apply.isPending} onClick={() => apply.mutate()}>
          {say(applyTo(formatNumber(counts.ready, language)))}
        </Button>
      )}
      {undoUntilThen !== null && counts.done > 0 && (
        <EffectButton
          name="undo"
          label={bulkTexts.undo}
          size="small"
          kind="secondary"
          follows={[bulkTexts.undoHow]}
          mayReturn
          act={() => undo.mutateAsync()}
        />
      )}
    </>
  )
}
