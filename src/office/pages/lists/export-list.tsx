import { useQuery } from '@tanstack/react-query'
import { exportKindTexts, listTexts } from '#texts/office/lists.ts'
import { formatNumber } from '#texts/shared/format.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useOffice } from '../../data/office.tsx'
import { officePaths } from '../../data/paths.ts'
import { LoadProblem } from '../../features/frame/load-problem.tsx'
import { Opening } from '../../features/frame/opening.tsx'
import { When } from '../../ui/when.tsx'

const askAgainMs = 2000

/** Files that this person has asked for, and until when each can be fetched (NAV-28). */
export function ExportList() {
  const [say, language] = [useWords(), useLanguage()]
  const { exports } = useOffice()
  const { data, error, isPending, refetch, dataUpdatedAt } = useQuery({
    queryKey: ['exports'],
    queryFn: ({ signal }) => exports.list({}, { signal }),
    refetchInterval: ({ state }) => (state.data?.exports.some((each) => each.state === 'waiting') ? askAgainMs : false),
  })
  return (
    <>
      {isPending && <Opening />}
      {!isPending && !data && <LoadProblem error={error} onAgain={() => void refetch()} />}
      {data?.exports.length === 0 && <EmptyState title={say(listTexts.noExports)} />}
      {data && data.exports.length > 0 && (
        <div className="page-body">
          <table className="inner-table" aria-label={say(listTexts.exports)}>
            <tbody>
              {data.exports.map(({ id, kind, format, state, rows, asked_at, expires_at }) => {
                const isOver = expires_at !== null && new Date(expires_at).getTime() < dataUpdatedAt
                return (
                  <tr key={id}>
                    <td>
                      <When at={asked_at} />
                    </td>
                    <td>
                      {say(exportKindTexts[kind])} · {format.toUpperCase()}
                      {rows !== null && ` · ${formatNumber(rows, language)}`}
                    </td>
                    <td>
                      {state === 'waiting' && <span role="status">{say(listTexts.exportMaking)}</span>}
                      {state === 'failed' && <span className="text-alarm">{say(listTexts.exportFailed)}</span>}
                      {state === 'done' && isOver && <span className="dim">{say(listTexts.ended)}</span>}
                      {state === 'done' && !isOver && (
                        <a href={officePaths.exportFile(id)} download className="row-link">
                          {say(listTexts.download)}
                        </a>
                      )}
                    </td>
                  </tr>
                )
              })}
            </tbody>
          </table>
        </div>
      )}
    </>
  )
}
