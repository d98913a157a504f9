import type { OfficeImport } from '#contract/office/api/goods/imports.ts'
import type { Text } from '#rules/locale.ts'
import { importTexts, matchedCount } from '#texts/office/goods/imports.ts'
import { useWords } from '#ui/words/words.ts'
import { CountedBlossom } from '../../ui/counted-blossom.tsx'

const whole = 5
const half = 3

/** How far a file has come: file, columns, trial, import. */
export function ImportSteps({ file, isColumns }: { file: OfficeImport; isColumns: boolean }) {
  const say = useWords()
  const now = stepOf(file, isColumns)
  const known = file.matching.filter((field) => field !== null).length
  const steps: { name: Text; note: string }[] = [
    { name: importTexts.stepFile, note: file.file_name },
    { name: importTexts.stepMatch, note: file.headings.length > 0 ? say(matchedCount(file.headings.length, known)) : '' },
    { name: importTexts.stepTry, note: say(importTexts.stepTryHow) },
    { name: importTexts.stepApply, note: say(importTexts.stepApplyHow) },
  ]
  return (
    <ol className="import-steps" aria-label={say(importTexts.steps)}>
      {steps.map(({ name, note }, place) => (
        <li key={name.en} aria-current={place === now ? 'step' : undefined} className={place > now ? 'to-come' : undefined}>
          <CountedBlossom count={petalsOf(place, now)} />
          <span className="min-w-0">
            <b className="font-semibold">{say(name)}</b>
            <span className="dim block text-xs break-all">{note}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}

function stepOf({ state, tried_at: triedAt, applied_at: appliedAt }: OfficeImport, isColumns: boolean): number {
  if (state === 'done' || state === 'undone' || state === 'undoing') return 4
  if (appliedAt !== null) return 3
  if (isColumns) return 1
  return triedAt !== null || state === 'trying' ? 2 : 0
}

function petalsOf(place: number, now: number): number {
  if (place === now) return half
  return place < now ? whole : 0
}
