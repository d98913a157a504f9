import { Search, X } from 'lucide-react'
import { useState, type SubmitEvent } from 'react'
import { IconButton } from '#ui/controls/button.tsx'

type SearchFieldProps = {
  /** What the field is called, what may be typed into it, and what its cross does. */
  label: string
  hint: string
  clear: string
  /** What is looked for now. */
  words: string
  onSearch: (words: string) => void
}

/** What is typed is looked for when it is entered; a scanned code ends with Enter too. */
export function SearchField({ label, hint, clear, words, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(words)
  const [shown, setShown] = useState(words)
  // Cleared from elsewhere, the field is empty too.
  if (shown !== words) {
    setShown(words)
    setTyped(words)
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    // Where it stands in a form, to look for something is not to send that form.
    event.stopPropagation()
    onSearch(typed.trim())
  }
  const empty = () => {
    setTyped('')
    onSearch('')
  }
  return (
    <form role="search" aria-label={label} className="office-search" onSubmit={submit}>
      <Search size={16} aria-hidden="true" />
      <input
        type="search"
        aria-label={label}
        placeholder={hint}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {typed !== '' && (
        <IconButton label={clear} onClick={empty}>
          <X size={16} aria-hidden="true" />
        </IconButton>
      )}
    </form>
  )
}
