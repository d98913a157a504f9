import { useState } from 'react'
import type { OfficeImport, OfficeImportedRow } from '#contract/office/api/goods/imports.ts'
import { inLanguage, type Language } from '#rules/locale.ts'
import { changeText, inARow, rowFaultText } from '#texts/office/goods/import-rows.ts'
import { isEntryKind } from '#rules/imports/import-fields.ts'
import { importTexts, rowActionTexts, rowOutcomeTexts } from '#texts/office/goods/imports.ts'
import { Button } from '#ui/controls/button.tsx'
import { PageLink } from '#ui/controls/page-link.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useInAddress } from '../../data/address/use-in-address.ts'
import { useImportedRows } from '../../data/imports/use-imports.ts'
import { officePaths } from '../../data/paths.ts'
import { pricesIn, useUnsoldListPrices } from '../../data/products/use-list-prices.ts'
import { UnsoldMark } from '../../features/products/unsold-mark.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { LoadProblem } from '../../features/frame/load-problem.tsx'
import { Opening } from '../../features/frame/opening.tsx'

const views = ['attention', 'new', 'update', 'all'] as const

/** What the rows of a file would do, or did: the largest changes first (IMP-06, IMP-07). */
export function ImportedRows({ file }: { file: OfficeImport }) {
  const say = useWords()
  const [said] = useInAddress('view')
  const view = views.find((each) => each === said) ?? 'all'
  const [words, setWords] = useState('')
  const search = isEntryKind(file.kind) ? importTexts.searchEntries : importTexts.search
  return (
    <section className="office-panel" aria-label={say(importTexts.stepTry)}>
      <div className="import-views">
        <nav className="views bare-scroll" aria-label={say(importTexts.result)}>
          {views.map((each) => (
            <PageLink
              key={each}
              href={officePaths.import(file.id, each === 'all' ? {} : { view: each })}
              aria-current={each === view ? 'page' : undefined}
            >
              {say(each === 'new' || each === 'update' ? rowActionTexts[each] : importTexts[each])}
            </PageLink>
          ))}
        </nav>
        <SearchField label={say(search)} hint={say(search)} clear={say(importTexts.nothingHow)} words={words} onSearch={setWords} />
      </div>
      <Rows file={file} view={view} words={words} />
    </section>
  )
}

type RowsProps = { file: OfficeImport; view: (typeof views)[number]; words: string }

function Rows({ file, view, words }: RowsProps) {
  const [say, language] = [useWords(), useLanguage()]
  const asked = { id: file.id, view, words, state: `${file.state} ${file.applied} ${file.tried_at}` }
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useImportedRows(asked)
  const rows = data?.pages.flatMap((page) => page.rows) ?? []
  const unsold = useUnsoldListPrices(rows.flatMap(pricesOf).slice(0, mostJudged))
  if (isPending) return <Opening />
  if (!data) return <LoadProblem error={error} onAgain={() => void refetch()} />
  if (rows.length === 0) return <EmptyState title={say(importTexts.nothing)} text={say(importTexts.nothingHow)} />
  return (
    <>
      <table className="inner-table import-rows">
        <thead>
          <tr>
            <th scope="col">{say(importTexts.row)}</th>
            <th scope="col">{say(importTexts.result)}</th>
            <th scope="col">{say(isEntryKind(file.kind) ? importTexts.entry : importTexts.goods)}</th>
            <th scope="col">{say(importTexts.note)}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.row}>
              <td className="dim figures">{row.row}</td>
              <td
                className={`whitespace-nowrap ${row.action === 'error' || row.outcome === 'skipped' || row.outcome === 'kept' ? 'text-alarm' : ''}`}
              >
                {say(row.outcome ? rowOutcomeTexts[row.outcome] : rowActionTexts[row.action])}
              </td>
              <td className="break-words">
                {row.product === null ? (
                  row.name
                ) : (
                  <PageLink className="row-link" href={officePaths.product(row.product)}>
                    {row.name || `#${row.product}`}
                  </PageLink>
                )}
              </td>
              <td className="muted break-words">
                {noteOf(row, language)} {row.product !== null && unsold.ids.has(row.product) && <UnsoldMark days={unsold.days} />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {hasNextPage && (
        <div className="p-4">
          <Button kind="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {say(importTexts.more)}
          </Button>
        </div>
      )}
    </>
  )
}

const mostJudged = 1000

/** The prices that a row would write. */
function pricesOf({ product, action, outcome, changes }: OfficeImportedRow) {
  if (product === null || action !== 'update' || outcome !== null) return []
  return pricesIn(product, Object.fromEntries(changes.map(({ field, after }) => [field, after])))
}

/** What is wrong with a row, and of one that comes in each field from and to. */
function noteOf({ action, faults, why, changes }: OfficeImportedRow, language: Language): string {
  const wrong = [...faults, ...why].map((fault) => inLanguage(rowFaultText(fault), language))
  const isIn = action === 'new' || action === 'update'
  const said = isIn || wrong.length === 0 ? changes.map((change) => inLanguage(changeText(change, 60), language)) : []
  return inARow([...wrong, ...said], language)
}
