import { useSearch } from '@tanstack/react-router'
import type { RemovedRow } from '#contract/office/api/removed.ts'
import type { RemovedKind } from '#rules/staff/put-away.ts'
import { removedBy } from '#texts/office/order-page/notes.ts'
import { removedKindTexts, removedTexts, restoreWhat } from '#texts/office/removed.ts'
import { formatShortMoment } from '#texts/office/times.ts'
import { Button } from '#ui/controls/button.tsx'
import { PageLink } from '#ui/controls/page-link.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { useWords } from '#ui/words/words.ts'
import { officePaths, type RemovedSearch } from '../../data/paths.ts'
import { useRemoved, useRestore } from '../../data/lists/use-removed.ts'
import { LoadProblem } from '../../features/frame/load-problem.tsx'
import { Opening } from '../../features/frame/opening.tsx'
import { PageBar } from '../../features/frame/page-bar.tsx'
import { When } from '../../ui/when.tsx'

const nothing: { kinds: RemovedKind[]; rows: RemovedRow[] } = { kinds: [], rows: [] }

/** What was put away within thirty days, with the way back (NAV-18). Which kind is shown stands in the address. */
export function RemovedPage() {
  const say = useWords()
  const { kind: asked }: RemovedSearch = useSearch({ strict: false })
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useRemoved(asked)
  const { kinds, rows } = data ?? nothing
  const kind = asked ?? kinds[0]
  return (
    <>
      <PageBar title={say(removedTexts.title)} />
      {kinds.length > 0 && <Kinds kinds={kinds} shown={kind} />}
      <p className="muted px-office pt-3 text-[13px]">{say(removedTexts.how)}</p>
      {isPending && <Opening />}
      {error && !data && <LoadProblem error={error} onAgain={() => void refetch()} />}
      {data && rows.length === 0 && <EmptyState title={say(removedTexts.none)} />}
      {kind && rows.length > 0 && <RemovedRows kind={kind} rows={rows} />}
      {hasNextPage && <More busy={isFetchingNextPage} onMore={() => void fetchNextPage()} />}
    </>
  )
}

function Kinds({ kinds, shown }: { kinds: readonly RemovedKind[]; shown: RemovedKind | undefined }) {
  const say = useWords()
  return (
    <nav className="views bare-scroll" aria-label={say(removedTexts.kinds)}>
      {kinds.map((kind) => (
        <PageLink key={kind} href={officePaths.removed({ kind })} aria-current={kind === shown ? 'page' : undefined}>
          {say(removedKindTexts[kind])}
        </PageLink>
      ))}
    </nav>
  )
}

function More({ busy, onMore }: { busy: boolean; onMore: () => void }) {
  const say = useWords()
  return (
    <div className="px-office py-4">
      <Button kind="secondary" busy={busy} onClick={onMore}>
        {say(removedTexts.more)}
      </Button>
    </div>
  )
}

function RemovedRows({ kind, rows }: { kind: RemovedKind; rows: readonly RemovedRow[] }) {
  const say = useWords()
  const restore = useRestore(kind)
  return (
    <div className="page-body">
      <ul className="office-panel" aria-label={say(removedKindTexts[kind])}>
        {rows.map((row) => (
          <li key={row.id} className="person-row">
            <div className="min-w-0 flex-1">
              <p className="break-words whitespace-pre-wrap">{say(row.name)}</p>
              <span className="dim text-xs">
                {row.order && (
                  <PageLink className="row-link code mr-2" href={officePaths.order(row.order)}>
                    {row.order}
                  </PageLink>
                )}
                {row.member && (
                  <PageLink className="row-link code mr-2" href={officePaths.member(row.member)}>
                    {row.member}
                  </PageLink>
                )}
                {row.by ? say(removedBy(row.by, formatShortMoment(row.at))) : <When at={row.at} />}
              </span>
            </div>
            <Button
              kind="secondary"
              size="small"
              aria-label={say(restoreWhat(say(row.name)))}
              busy={restore.isPending && restore.variables.id === row.id}
              onClick={() => restore.mutate(row)}
            >
              {say(removedTexts.restore)}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
