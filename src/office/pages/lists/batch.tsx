import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { Batch } from '#contract/office/api/lists.ts'
import {
  batchMoveTexts,
  batchStateTexts,
  batchTitle,
  byAt,
  doneOf,
  listTexts,
  rowProblemTexts,
  rowStateTexts,
  stateBecause,
} from '#texts/office/lists.ts'
import { formatShortMoment } from '#texts/office/times.ts'
import { formatNumber } from '#texts/shared/format.ts'
import { Button } from '#ui/controls/button.tsx'
import { PageLink } from '#ui/controls/page-link.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useOffice } from '../../data/office.tsx'
import { officePaths } from '../../data/paths.ts'
import { LoadProblem } from '../../features/frame/load-problem.tsx'
import { Opening } from '../../features/frame/opening.tsx'
import { PageBar } from '../../features/frame/page-bar.tsx'
import { Code } from '../../ui/code.tsx'

const askAgainMs = 1500

/** How far a batch is and what became of each row; its link stays good for 30 days (NAV-26). */
export function BatchPage() {
  const [say, language] = [useWords(), useLanguage()]
  const { id } = useParams({ strict: false }) as { id: string }
  const { batches } = useOffice()
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['batch', id],
    queryFn: ({ signal }) => batches.find({ id: Number(id) }, { signal }),
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? askAgainMs : false),
  })
  if (isPending) return <Opening />
  if (!data) return <LoadProblem error={error} onAgain={() => void refetch()} />
  const { counts } = data
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const over = counts.done + counts.failed + counts.skipped
  return (
    <>
      <PageBar title={say(batchTitle(batchMoveTexts[data.move], id))} actions={data.is_own && <BatchMoves batch={data} />}>
        <span className="dim text-[13px]">{say(byAt(data.by, formatShortMoment(data.begun_at)))}</span>
      </PageBar>
      <div className="page-body">
        <p role="status">
          <b>{say(batchStateTexts[data.state])}</b> {say(doneOf(formatNumber(over, language), formatNumber(all, language)))}
          {(['done', 'failed', 'skipped', 'waiting'] as const).map((state) =>
            counts[state] > 0 ? (
              <span key={state} className={state === 'failed' ? 'state alarm ms-3' : 'dim ms-3'}>
                {say(rowStateTexts[state])} {formatNumber(counts[state], language)}
              </span>
            ) : null,
          )}
        </p>
        <progress className="batch-progress" max={all} value={over} aria-label={say(listTexts.result)} />
        <table className="inner-table" aria-label={say(listTexts.result)}>
          <thead>
            <tr>
              <th scope="col">{say(listTexts.order)}</th>
              <th scope="col">{say(listTexts.result)}</th>
            </tr>
          </thead>
          <tbody>
            {data.rows.map(({ number, state, why }) => (
              <tr key={number}>
                <td>
                  <PageLink href={officePaths.order(number)} className="row-link" aria-label={number}>
                    <Code>{number}</Code>
                  </PageLink>
                </td>
                <td className={state === 'failed' ? 'state alarm' : undefined}>
                  {say(
                    why === null ? rowStateTexts[state] : stateBecause(rowStateTexts[state], rowProblemTexts[why] ?? rowStateTexts.failed),
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

function BatchMoves({ batch: { id, state, counts } }: { batch: Batch }) {
  const say = useWords()
  const { batches } = useOffice()
  const queries = useQueryClient()
  const after = { onSettled: () => queries.invalidateQueries({ queryKey: ['batch', String(id)] }) }
  const stop = useMutation({ mutationFn: () => batches.stop({ id }), ...after })
  const retry = useMutation({ mutationFn: () => batches.retry({ id }), ...after })
  if (state === 'running')
    return (
      <Button kind="secondary" busy={stop.isPending} onClick={() => stop.mutate()}>
        {say(listTexts.stop)}
      </Button>
    )
  if (state === 'done' && counts.failed === 0) return null
  return (
    <Button busy={retry.isPending} onClick={() => retry.mutate()}>
      {say(state === 'stopped' ? listTexts.goOn : listTexts.retry)}
    </Button>
  )
}
