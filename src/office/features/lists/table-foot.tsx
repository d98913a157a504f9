import { listTexts } from '#texts/office/lists.ts'
import { Button } from '#ui/controls/button.tsx'
import { useWords } from '#ui/words/words.ts'

type Rows = 50 | 100 | 200
type TableFootProps = {
  isFirst: boolean
  /** Where the next page begins; null on the last. */
  next: string | null
  /** What is shown is still the page before: where the one after the next begins is not known yet. */
  isTurning: boolean
  rows: Rows
  onBack: () => void
  onNext: (cursor: string) => void
  onRows: (rows: Rows) => void
}

/** Goes from page to page of a list, and says how many rows one has (NAV-23). */
export function TableFoot({ isFirst, next, isTurning, rows, onBack, onNext, onRows }: TableFootProps) {
  const say = useWords()
  return (
    <nav className="table-foot" aria-label={say(listTexts.pages)}>
      <Button kind="secondary" size="small" disabled={isFirst} onClick={onBack}>
        {say(listTexts.before)}
      </Button>
      <Button
        kind="secondary"
        size="small"
        disabled={next === null}
        aria-disabled={isTurning || undefined}
        onClick={() => !isTurning && next !== null && onNext(next)}
      >
        {say(listTexts.next)}
      </Button>
      <label className="dim">
        {say(listTexts.rows)}{' '}
        <select value={rows} onChange={({ target }) => onRows(Number(target.value) as Rows)}>
          {[50, 100, 200].map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      </label>
    </nav>
  )
}
