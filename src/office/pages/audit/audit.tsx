import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { auditTexts } from '#texts/office/audit.ts'
import { Button } from '#ui/controls/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { useWords } from '#ui/words/words.ts'
import { useOffice } from '../../data/office.tsx'
import { officePaths, type AuditSearch } from '../../data/paths.ts'
import { useMe } from '../../data/use-me.ts'
import { AuditEntries } from '../../features/audit/audit-entries.tsx'
import { AuditTabs } from '../../features/audit/audit-tabs.tsx'
import { AuditFilters } from '../../features/audit/audit-filters.tsx'
import { LoadProblem } from '../../features/frame/load-problem.tsx'
import { Opening } from '../../features/frame/opening.tsx'
import { PageBar } from '../../features/frame/page-bar.tsx'
import { useDialog } from '../../data/address/use-dialog.ts'
import { useSearchWords } from '../../data/address/use-search-words.ts'
import { lazyLayer } from '../../data/layers/lazy-layer.tsx'

const AuditExportDialog = lazyLayer(() => import('../../features/audit/export-dialog.tsx').then((file) => file.AuditExportDialog))

/** Who changed what. Words that are searched for stay out of the address: they may be somebody's number (NAV-02). */
export function AuditPage() {
  const say = useWords()
  const asked: AuditSearch = useSearch({ strict: false })
  const { words, look, lookAt } = useSearchWords()
  const { permissions } = useMe()
  const [isExporting, setExporting] = useDialog('export')
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useAuditLog({ ...asked, words })
  const rows = data?.pages.flatMap((page) => page.rows) ?? []
  const ask = (next: AuditSearch) => lookAt(officePaths.audit(next), words)
  return (
    <>
      <PageBar
        title={say(auditTexts.title)}
        actions={
          'audit.export' in permissions && (
            <Button kind="secondary" onClick={() => setExporting(true)}>
              {say(auditTexts.asFile)}
            </Button>
          )
        }
      />
      {isExporting && 'audit.export' in permissions && (
        <AuditExportDialog asked={{ ...asked, ...(words && { words }) }} onClose={() => setExporting(false)} />
      )}
      <AuditTabs shows="changes" />
      <AuditFilters asked={asked} words={words} onAsk={ask} onSearch={look} onReset={() => lookAt(officePaths.audit(), '')} />
      {permissions['audit.view'] !== 'all' && <p className="dim px-office pt-3 text-[13px]">{say(auditTexts.onlyMoney)}</p>}
      {isPending && <Opening />}
      {error && !data && <LoadProblem error={error} onAgain={() => void refetch()} />}
      {data && rows.length === 0 && <EmptyState title={say(auditTexts.none)} text={say(auditTexts.noneHow)} />}
      {rows.length > 0 && <AuditEntries rows={rows} onSubject={(subject) => ask({ subject })} />}
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

function useAuditLog({ words, ...asked }: AuditSearch & { words: string }) {
  const office = useOffice()
  return useInfiniteQuery({
    queryKey: ['audit', asked, words],
    queryFn: ({ pageParam, signal }) =>
      office.audit.list({ ...asked, ...(words && { words }), ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: (before) => before,
  })
}
