import { exportKindTexts, listTexts } from '#texts/office/lists.ts'
import { formatNumber } from '#texts/shared/format.ts'
import { Button } from '#ui/controls/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useExports } from '../../data/lists/use-exports.ts'
import { officePaths } from '../../data/paths.ts'
import { LoadProblem } from '../../features/frame/load-problem.tsx'
import { Opening } from '../../features/frame/opening.tsx'
import { When } from '../../ui/when.tsx'

/** Files that were asked for in a year, by whom, and until when one's own can be fetched (IMP-19, NAV-28). */
export function ExportList() {
  const say = useWords()
  const { data, error, isPending, refetch, dataUpdatedAt, hasNextPage, fetchNextPage, isFetchingNextPage } = useExports()
  if (isPending) return <Opening />
  if (!data) return <LoadProblem error={error} onAgain={() => void refetch()} />
  const rows = data.pages.flatMap((page) => page.exports)
  if (rows.length === 0) return <EmptyState title={say(listTexts.noExports)} />
  return (
    <>
      <ul aria-label={say(listTexts.exports)}>
        {rows.map((row) => (
          <ExportRow key={row.id} row={row} now={dataUpdatedAt} />
        ))}
      </ul>
      {hasNextPage && (
        <div className="px-office py-4">
          <Button kind="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {say(listTexts.moreExports)}
          </Button>
        </div>
      )}
    </>
  )
}

type Row = NonNullable<ReturnType<typeof useExports>['data']>['pages'][number]['exports'][number]

function ExportRow({ row, now }: { row: Row; now: number }) {
  const [say, language] = [useWords(), useLanguage()]
  const isOver = row.expires_at !== null && new Date(row.expires_at).getTime() < now
  const isDone = row.state === 'done'
  return (
    <li className="stock-row">
      <span className="stock-name">
        <b className="break-all">{row.name}</b>
        <span className="dim">
          {say(exportKindTexts[row.kind])}・{row.by}・<When at={row.asked_at} />
        </span>
      </span>
      <span className="stock-free">
        {row.state === 'waiting' && <b role="status">{say(listTexts.exportWaits)}</b>}
        {row.state === 'failed' && <b className="text-alarm">{say(listTexts.exportFailed)}</b>}
        {isDone && row.mine && !isOver && (
          <a href={officePaths.exportFile(row.id)} download className="row-link">
            {say(listTexts.download)}
          </a>
        )}
        {isDone && (!row.mine || isOver) && <b>{say(isOver ? listTexts.ended : listTexts.exportDone)}</b>}
        {row.rows !== null && (
          <span className="dim figures">
            {isDone && (row.mine || isOver) && `${say(listTexts.exportDone)}・`}
            {formatNumber(row.rows, language)} {say(listTexts.exportRows)}
          </span>
        )}
      </span>
    </li>
  )
}
