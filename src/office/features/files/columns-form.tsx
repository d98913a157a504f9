import { useState, type SubmitEvent } from 'react'
import type { OfficeImport } from '#contract/office/api/goods/imports.ts'
import { emptied } from '#rules/imports/cell-text.ts'
import { fieldsOfKind, rowKeys, stockModes, type ImportField, type StockMode } from '#rules/imports/import-fields.ts'
import { emptyHow, importFieldTexts, importTexts, stockModeTexts } from '#texts/office/goods/imports.ts'
import { Button } from '#ui/controls/button.tsx'
import { Segments } from '#ui/controls/choices.tsx'
import { SelectField } from '#ui/controls/field.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useImportMove } from '../../data/imports/use-imports.ts'
import { useOffice } from '../../data/office.tsx'
import { problemMessage } from '../../data/problem-message.ts'
import { useKeptForm } from '../../data/saving/use-kept-form.tsx'

type Typed = { matching: (ImportField | null)[]; mode: StockMode }

/** What each column of a file is (IMP-03); each field is one column at most. */
export function ColumnsForm({ file, onTried }: { file: OfficeImport; onTried: () => void }) {
  const [say, language] = [useWords(), useLanguage()]
  const { imports } = useOffice()
  const [typed, setTyped] = useState<Typed>({ matching: file.matching, mode: file.mode ?? 'set' })
  const kept = useKeptForm({ form: `import ${file.id} columns`, values: typed, onTake: setTyped })
  const tried = useImportMove((said: Typed, press) => imports.try({ id: file.id, ...said }, press))
  const put = (place: number, field: ImportField | null) =>
    setTyped({ ...typed, matching: typed.matching.map((each) => (each === field ? null : each)).with(place, field) })
  const hasKey = typed.matching.some((field) => rowKeys.some((key) => key === field)) || file.kind === 'products'
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    tried.mutate(typed, {
      onSuccess() {
        kept.forget()
        onTried()
      },
    })
  }
  const choices = fieldsOfKind[file.kind].map((value) => ({ value, label: say(importFieldTexts[value]) }))
  return (
    <form className="office-panel grid gap-4 p-4" onSubmit={submit}>
      {kept.offer}
      {file.kind === 'stock' && (
        <>
          <Segments
            legend={say(importTexts.mode)}
            name="mode"
            value={typed.mode}
            onChange={(mode) => setTyped({ ...typed, mode })}
            segments={stockModes.map((value) => ({ value, label: say(stockModeTexts[value]) }))}
          />
          <p className="muted text-[13px]">{say(importTexts.modeHow)}</p>
        </>
      )}
      <div className="import-columns">
        {columnsOf(file.headings).map(({ key, heading, place }) => (
          <SelectField
            key={key}
            label={heading || say(importTexts.noHeading)}
            choices={[{ value: '', label: say(importTexts.notUsed) }, ...choices]}
            value={typed.matching[place] ?? ''}
            onChange={({ target }) => put(place, choices.find(({ value }) => value === target.value)?.value ?? null)}
          />
        ))}
      </div>
      <p className="muted text-[13px]">{say(emptyHow(emptied))}</p>
      {!hasKey && <p className="text-alarm">{say(importTexts.noKey)}</p>}
      {tried.error && (
        <p role="alert" className="text-alarm">
          {problemMessage(tried.error, language)}
        </p>
      )}
      <div className="flex justify-end">
        <Button type="submit" busy={tried.isPending} disabled={!hasKey}>
          {say(importTexts.try)}
        </Button>
      </div>
    </form>
  )
}

/** Headings may be the same, their places are not. */
const columnsOf = (headings: readonly string[]) => headings.map((heading, place) => ({ key: `${place} ${heading}`, heading, place }))
