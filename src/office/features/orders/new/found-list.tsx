import { ordersTexts } from '#texts/office/orders.ts'
import { useWords } from '#ui/words/words.ts'
import { SearchField } from '../../../ui/search-field.tsx'

type Found = { id: string; name: string; note: string }
type FoundListProps = {
  label: string
  /** What is looked for now. */
  words: string
  onSearch: (words: string) => void
  /** Null before anything was looked for. */
  found: readonly Found[] | null
  none: string
  onChoose: (id: string) => void
}

/** A search that is entered, and what it found to choose from. */
export function FoundList({ label, words, onSearch, found, none, onChoose }: FoundListProps) {
  const say = useWords()
  return (
    <>
      <SearchField label={label} hint={label} clear={say(ordersTexts.clear)} words={words} onSearch={onSearch} />
      <div role="status">{found?.length === 0 && <p className="dim">{none}</p>}</div>
      {found && found.length > 0 && (
        <ul className="grid gap-1">
          {found.map(({ id, name, note }) => (
            <li key={id}>
              <button type="button" className="letter-row" onClick={() => onChoose(id)}>
                <span className="min-w-0 flex-1 font-medium">{name}</span>
                <span className="dim text-xs">{note}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
