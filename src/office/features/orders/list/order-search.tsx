import { Search, X } from 'lucide-react'
import { useState, type SubmitEvent } from 'react'
import { ordersTexts } from '#texts/office/orders.ts'
import { IconButton } from '#ui/controls/button.tsx'
import { useWords } from '#ui/words/words.ts'

/** What is typed is looked for when it is entered; a scanned code ends with Enter too. */
export function OrderSearch({ words, onSearch }: { words: string; onSearch: (words: string) => void }) {
  const say = useWords()
  const [typed, setTyped] = useState(words)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onSearch(typed.trim())
  }
  const clear = () => {
    setTyped('')
    onSearch('')
  }
  return (
    <form role="search" className="office-search" onSubmit={submit}>
      <Search size={16} aria-hidden="true" />
      <input
        type="search"
        aria-label={say(ordersTexts.search)}
        placeholder={say(ordersTexts.searchHint)}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {typed !== '' && (
        <IconButton label={say(ordersTexts.clear)} onClick={clear}>
          <X size={16} aria-hidden="true" />
        </IconButton>
      )}
    </form>
  )
}
