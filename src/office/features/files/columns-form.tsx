import { useState, type SubmitEvent } from 'react'
import type { OfficeImport } from '#contract/office/api/goods/imports.ts'
import { emptied } from '#rules/imports/cell-text.ts'
import {
  fieldsOfKind,
  isEntryKind,
  isFixed,
  rowKeys,
  stockModes,
  type ImportField,
  type ImportKind,
  type StockMode,
} from '#rules/imports/import-fields.ts'
import { emptyHow, importFieldTexts, importTexts, kindHowTexts, noWord, stockModeTexts } from '#texts/office/goods/imports.ts'
import { Button } from '#ui/controls/button.tsx'
import { Segments } from '#ui/controls/choices.tsx'
import { SelectField } from '#ui/controls/field.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useImportMove } from '../../data/imports/use-imports.ts'
import { useOffice } from '../../data/office.tsx'
import { problemMessage } from '../../data/problem-message.ts'
import { useKeptForm } from '../../data/saving/use-kept-form.tsx'
import { PackedPictures } from './packed-pictures.tsx'
import { FixedColumns } from './fixed-columns.tsx'

/** Whether rows can be told apart. */
const isKnown = (kind: ImportKind, matching: readonly (ImportField | null)[]) =>
  matching.some((field) => rowKeys.some((key) => key === field)) || kind === 'products' || isFixed(kind)

type Typed = { matching: (ImportField | null)[]; mode: StockMode; rounds_down: boolean }

/** What each column of a file is (IMP-03); each field is one column at most. */
export function ColumnsForm({ file, onTried }: { file: OfficeImport; onTried: () => void }) {
  const [say, language] = [useWords(), useLanguage()]
  const { imports } = useOffice()
  const [typed, setTyped] = useState<Typed>({ matching: file.matching, mode: file.mode ?? 'set', rounds_down: file.rounds_down })
  const kept = useKeptForm({ form: `import ${file.id} columns`, values: typed, onTake: setTyped })
  const tried = useImportMove((said: Typed, press) => imports.try({ id: file.id, ...said }, press), kept)
  const put = (place: number, field: ImportField | null) =>
    setTyped({ ...typed, matching: typed.matching.map((each) => (each === field ? null : each)).with(place, field) })
  const word = isEntryKind(file.kind) ? fieldsOfKind[file.kind][0] : undefined
  const hasKey = word ? typed.matching.includes(word) : isKnown(file.kind, typed.matching)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    tried.mutate(typed, { onSuccess: onTried })
  }
  return (
    <form className="office-panel grid gap-4 p-4" onSubmit={submit}>
      {kept.offer}
      {file.kind === 'shopify' && <p className="muted text-[13px]">{say(kindHowTexts.shopify)}</p>}
      {typed.matching.includes('units') && (
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
      {file.kind === 'shopify' && <Cents roundsDown={typed.rounds_down} onChange={(rounds_down) => setTyped({ ...typed, rounds_down })} />}
      {isFixed(file.kind) ? <FixedColumns file={file} /> : <Columns file={file} matching={typed.matching} onPut={put} />}
      {typed.matching.some((field) => field === 'pictures' || field === 'picture') && <PackedPictures file={file} />}
      <p className="muted text-[13px]">{say(emptyHow(emptied))}</p>
      {!hasKey && <p className="text-alarm">{say(word ? noWord(importFieldTexts[word]) : importTexts.noKey)}</p>}
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

/** What becomes of prices that are no whole dollars (D-220). */
function Cents({ roundsDown, onChange }: { roundsDown: boolean; onChange: (roundsDown: boolean) => void }) {
  const say = useWords()
  return (
    <>
      <Segments
        legend={say(importTexts.cents)}
        name="cents"
        value={roundsDown ? 'down' : 'refused'}
        onChange={(said) => onChange(said === 'down')}
        segments={[
          { value: 'refused', label: say(importTexts.centsRefused) },
          { value: 'down', label: say(importTexts.centsDown) },
        ]}
      />
      <p className="muted text-[13px]">{say(importTexts.centsHow)}</p>
    </>
  )
}

type ColumnsProps = { file: OfficeImport; matching: Typed['matching']; onPut: (place: number, field: ImportField | null) => void }

function Columns({ file, matching, onPut }: ColumnsProps) {
  const say = useWords()
  const choices = fieldsOfKind[file.kind].map((value) => ({ value, label: say(importFieldTexts[value]) }))
  return (
    <div className="import-columns">
      {columnsOf(file.headings).map(({ key, heading, place }) => (
        <SelectField
          key={key}
          label={heading || say(importTexts.noHeading)}
          choices={[{ value: '', label: say(importTexts.notUsed) }, ...choices]}
          value={matching[place] ?? ''}
          onChange={({ target }) => onPut(place, choices.find(({ value }) => value === target.value)?.value ?? null)}
        />
      ))}
    </div>
  )
}

/** Headings may be the same, their places are not. */
const columnsOf = (headings: readonly string[]) => headings.map((heading, place) => ({ key: `${place} ${heading}`, heading, place }))
