import type { OfficeImport } from '#contract/office/api/goods/imports.ts'
import { appliedOf, importFieldTexts, importTexts, pricesChange, rowActionTexts, rowOutcomeTexts } from '#texts/office/goods/imports.ts'
import { rowOutcomes } from '#rules/imports/row-result.ts'
import { formatNumber } from '#texts/shared/format.ts'
import { classNames } from '#ui/class-names.ts'
import { useLanguage, useWords } from '#ui/words/words.ts'

const shown = ['new', 'update', 'same', 'skip', 'error'] as const

/** How many rows would do what, and what became of them (IMP-07). */
export function ImportTally({ file }: { file: OfficeImport }) {
  const [say, language] = [useWords(), useLanguage()]
  const { actions, outcomes, fields } = file.counts
  const number = (count: number | undefined) => formatNumber(count ?? 0, language)
  const all = (actions.new ?? 0) + (actions.update ?? 0)
  const changed = Object.entries(fields)
    .filter(([field]) => field in importFieldTexts)
    .map(([field, count]) => `${say(importFieldTexts[field as keyof typeof importFieldTexts])} ${number(count)}`)
  const notes = {
    update: changed.slice(0, 4).join(' · '),
    error: `${say(importTexts.ofAll)} ${number(file.rows ?? 0)} ${say(importTexts.rows)}`,
  }
  return (
    <>
      <dl className="import-tally">
        {shown.map((action) => (
          <div key={action} className={classNames(action, (actions[action] ?? 0) === 0 && 'none')}>
            <dt>{say(action === 'error' ? importTexts.errors : rowActionTexts[action])}</dt>
            <dd className="figures">{number(actions[action])}</dd>
            {action in notes && <dd className="dim note">{notes[action as keyof typeof notes]}</dd>}
          </div>
        ))}
      </dl>
      {file.state === 'ready' && file.outdated && <p className="import-note">{say(importTexts.outdated)}</p>}
      {file.state === 'ready' && (fields['price'] ?? 0) > 0 && <p className="import-note">{say(pricesChange(number(fields['price'])))}</p>}
      {file.applied_at !== null && (
        <p role="status">
          {say(appliedOf(number(file.applied), number(all)))}
          {rowOutcomes
            .filter((outcome) => (outcomes[outcome] ?? 0) > 0)
            .map((outcome) => `・${say(rowOutcomeTexts[outcome])} ${number(outcomes[outcome])}`)}
        </p>
      )}
      {file.state === 'applying' && (
        <progress className="batch-progress" max={all} value={file.applied} aria-label={say(importTexts.applied)} />
      )}
    </>
  )
}
