import { Search, X } from 'lucide-react'
import { useState, type KeyboardEvent } from 'react'
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

/**
 * What is typed is looked for when it is entered; a scanned code ends with Enter too. It is no form of its own: browsers let nobody hear
 * that a form within a form is sent, and load the page anew.
 */
export function SearchField({ label, hint, clear, words, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(words)
  const [shown, setShown] = useState(words)
  // Cleared from elsewhere, the field is empty too.
  if (shown !== words) {
    setShown(words)
    setTyped(words)
  }
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.altKey) return
    // Where it stands in a form, to look for something is not to send that form.
    event.preventDefault()
    onSearch(typed.trim())
  }
  const empty = () => {
    setTyped('')
    onSearch('')
  }
  return (
    <div role="search" aria-label={label} className="office-search">
      <Search size={16} aria-hidden="true" />
      <input
        type="search"
        aria-label={label}
        placeholder={hint}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        value={typed}
        enterKeyHint="search"
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={enter}
      />
      {typed !== '' && (
        <IconButton label={clear} onClick={empty}>
          <X size={16} aria-hidden="true" />
        </IconButton>
      )}
    </div>
  )
}
