import { Search } from 'lucide-react'
import { useState, type SubmitEvent } from 'react'

type Found = { id: string; name: string; note: string }
type FoundListProps = {
  label: string
  onSearch: (words: string) => void
  /** Null before anything was looked for. */
  found: readonly Found[] | null
  none: string
  onChoose: (id: string) => void
}

/** A search that is entered, and what it found to choose from. */
export function FoundList({ label, onSearch, found, none, onChoose }: FoundListProps) {
  const [typed, setTyped] = useState('')
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onSearch(typed.trim())
  }
  return (
    <>
      <form role="search" aria-label={label} className="office-search" onSubmit={submit}>
        <Search size={16} aria-hidden="true" />
        <input
          type="search"
          aria-label={label}
          placeholder={label}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </form>
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
