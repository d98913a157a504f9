import { rowOf } from '#texts/office/lists.ts'
import { useWords } from '#ui/words/words.ts'
import type { Selecting } from './table-column.ts'

type CardSelectProps = { /** The key of the row. */ row: string; /** What it is called. */ name: string; selecting: Selecting }

/** Selects a card of a list, as the first column does in its table. */
export function CardSelect({ row, name, selecting }: CardSelectProps) {
  const say = useWords()
  return (
    <label className="card-select">
      <input
        type="checkbox"
        aria-label={say(rowOf(name))}
        checked={selecting.isSelected(row)}
        onChange={() => selecting.toggle(row, 'alone')}
      />
    </label>
  )
}
