import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { auditTexts, looksTexts } from '#texts/office/audit.ts'
import { Button } from '#ui/controls/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { useWords } from '#ui/words/words.ts'
import { useSearchWords } from '../../data/address/use-search-words.ts'
import { useOffice } from '../../data/office.tsx'
import { officePaths, type LooksSearch } from '../../data/paths.ts'
import { AuditTabs } from '../../features/audit/audit-tabs.tsx'
import { LooksFilters } from '../../features/audit/looks-filters.tsx'
import { LooksList } from '../../features/audit/looks-list.tsx'
import { LoadProblem } from '../../features/frame/load-problem.tsx'
import { Opening } from '../../features/frame/opening.tsx'
import { PageBar } from '../../features/frame/page-bar.tsx'

/** Who looked at whose data, when and from where (ACC-46). */
export function LooksPage() {
  const say = useWords()
  const asked: LooksSearch = useSearch({ strict: false })
  const { words, look, lookAt } = useSearchWords()
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useLooks({ ...asked, words })
  const rows = data?.pages.flatMap((page) => page.rows) ?? []
  return (
    <>
      <PageBar title={say(looksTexts.title)} />
      <AuditTabs shows="looks" />
      <LooksFilters
        asked={asked}
        words={words}
        onAsk={(next) => lookAt(officePaths.looks(next), words)}
        onSearch={look}
        onReset={() => lookAt(officePaths.looks(), '')}
      />
      <p className="dim px-office pt-3 text-[13px]">{say(looksTexts.kept)}</p>
      {isPending && <Opening />}
      {error && !data && <LoadProblem error={error} onAgain={() => void refetch()} />}
      {data && rows.length === 0 && <EmptyState title={say(auditTexts.none)} text={say(auditTexts.noneHow)} />}
      {rows.length > 0 && <LooksList looks={rows} />}
      {hasNextPage && (
        <div className="px-office py-4">
          <Button kind="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {say(auditTexts.more)}
          </Button>
        </div>
      )}
    </>
  )
}

function useLooks({ words, ...asked }: LooksSearch & { words: string }) {
  const office = useOffice()
  return useInfiniteQuery({
    queryKey: ['looks', asked, words],
    queryFn: ({ pageParam, signal }) =>
      office.audit.views({ ...asked, ...(words && { about: words }), ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: (before) => before,
  })
}
