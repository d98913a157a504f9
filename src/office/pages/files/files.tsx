import { useNavigate, useSearch } from '@tanstack/react-router'
import { rowActions } from '#rules/imports/row-result.ts'
import { importKindTexts, importStateTexts, importTexts, rowActionTexts } from '#texts/office/goods/imports.ts'
import { formatNumber } from '#texts/shared/format.ts'
import { Button } from '#ui/controls/button.tsx'
import { PageLink } from '#ui/controls/page-link.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useDialog } from '../../data/address/use-dialog.ts'
import { useImports } from '../../data/imports/use-imports.ts'
import { lazyLayer } from '../../data/layers/lazy-layer.tsx'
import { officePaths, type FilesSearch } from '../../data/paths.ts'
import { useMay } from '../../data/use-me.ts'
import { LoadProblem } from '../../features/frame/load-problem.tsx'
import { Opening } from '../../features/frame/opening.tsx'
import { PageBar } from '../../features/frame/page-bar.tsx'
import { ExportList } from '../lists/export-list.tsx'
import { When } from '../../ui/when.tsx'

const NewImportDialog = lazyLayer(() => import('../../features/files/new-import-dialog.tsx').then((file) => file.NewImportDialog))
const GoodsExportDialog = lazyLayer(() => import('../../features/files/goods-export-dialog.tsx').then((file) => file.GoodsExportDialog))
const views = ['imports', 'exports'] as const

/** 匯入匯出: files that were imported, and those that were asked for (IMP-19). */
export function FilesPage() {
  const say = useWords()
  const may = useMay()
  const navigate = useNavigate()
  const { view = 'imports' }: { view?: FilesSearch['view'] | 'imports' } = useSearch({ strict: false })
  const [isAsking, ask] = useDialog('new-import')
  const [isExporting, askExport] = useDialog('new-export')
  return (
    <>
      <PageBar
        title={say(importTexts.title)}
        actions={
          <>
            {may('goods.export') && (
              <Button kind="secondary" onClick={() => askExport(true)}>
                {say(importTexts.newExport)}
              </Button>
            )}
            {may('goods.import') && <Button onClick={() => ask(true)}>{say(importTexts.new)}</Button>}
          </>
        }
      />
      <nav className="views bare-scroll" aria-label={say(importTexts.views)}>
        {views.map((each) => (
          <PageLink
            key={each}
            href={officePaths.files(each === 'exports' ? { view: each } : {})}
            aria-current={each === view ? 'page' : undefined}
          >
            {say(importTexts[each])}
          </PageLink>
        ))}
      </nav>
      {view === 'exports' ? <ExportList /> : <ImportRows />}
      {isExporting && may('goods.export') && <GoodsExportDialog onClose={() => askExport(false)} />}
      {isAsking && may('goods.import') && (
        <NewImportDialog onClose={() => ask(false)} onSent={(id) => void navigate({ href: officePaths.import(id) })} />
      )}
    </>
  )
}

function ImportRows() {
  const [say, language] = [useWords(), useLanguage()]
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useImports()
  if (isPending) return <Opening />
  if (!data) return <LoadProblem error={error} onAgain={() => void refetch()} />
  const rows = data.pages.flatMap((page) => page.rows)
  if (rows.length === 0) return <EmptyState title={say(importTexts.none)} text={say(importTexts.noneHow)} />
  return (
    <>
      <ul aria-label={say(importTexts.imports)}>
        {rows.map((row) => (
          <li key={row.id}>
            <PageLink href={officePaths.import(row.id)} className="stock-row">
              <span className="stock-name">
                <b className="break-all">{row.file_name}</b>
                <span className="dim">
                  {say(importKindTexts[row.kind])}・{row.by}・<When at={row.begun_at} />
                </span>
                <span className="dim figures">
                  {rowActions
                    .filter((action) => row.counts.actions[action])
                    .map((action) => `${say(rowActionTexts[action])} ${formatNumber(row.counts.actions[action] ?? 0, language)}`)
                    .join('・')}
                </span>
              </span>
              <span className="stock-free">
                <span className="font-semibold">{say(importStateTexts[row.state])}</span>
                {row.rows !== null && (
                  <span className="dim figures">
                    {formatNumber(row.rows, language)} {say(importTexts.rows)}
                  </span>
                )}
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <div className="px-office py-4">
          <Button kind="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {say(importTexts.more)}
          </Button>
        </div>
      )}
    </>
  )
}
