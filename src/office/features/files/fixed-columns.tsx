import type { OfficeImport } from '#contract/office/api/goods/imports.ts'
import { importFieldTexts, importTexts } from '#texts/office/goods/imports.ts'
import { useWords } from '#ui/words/words.ts'

/** Where each column of a file goes whose columns have fixed places, and those that go nowhere, by name (IMP-04). */
export function FixedColumns({ file }: { file: OfficeImport }) {
  const say = useWords()
  const columns = file.headings.map((heading, place) => ({ key: `${place} ${heading}`, heading, field: file.matching[place] ?? null }))
  const left = columns.filter(({ heading, field }) => field === null && heading !== '')
  return (
    <>
      <table className="inner-table">
        <caption className="sr-only">{say(importTexts.fixed)}</caption>
        <thead>
          <tr>
            <th scope="col">{say(importTexts.column)}</th>
            <th scope="col">{say(importTexts.meant)}</th>
          </tr>
        </thead>
        <tbody>
          {columns.map(
            ({ key, heading, field }) =>
              field !== null && (
                <tr key={key}>
                  <td className="break-words">{heading}</td>
                  <td>{say(importFieldTexts[field])}</td>
                </tr>
              ),
          )}
        </tbody>
      </table>
      <p>
        <b className="font-semibold">{say(importTexts.notImported)}</b>{' '}
        <span className="muted break-words">
          {left.map(({ heading }) => heading).join(say(importTexts.between)) || say(importTexts.allImported)}
        </span>
      </p>
    </>
  )
}
