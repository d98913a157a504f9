import './search.css'
import { useEffect, useId, useRef, type KeyboardEvent, type SubmitEvent } from 'react'
import { paths } from '#contract/shop/paths.ts'
import { searchTexts } from '#texts/shop/search.ts'
import { IconButton } from '#ui/controls/button.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { suggestionId, SuggestionList } from './suggestion-list.tsx'
import { useSuggestions, type Suggest } from './use-suggestions.ts'

type SearchBoxProps = {
  /** The words of the address (SRC-01). */
  words: string
  /** The most signs that the shop looks up. */
  longest: number
  suggest: Suggest
  /** Called with '' to search for nothing. */
  onSearch: (words: string) => void
}

/** A plain form that leads to the address with the words; awake, it does so without loading a document. */
export function SearchBox({ words, longest, suggest, onSearch }: SearchBoxProps) {
  const say = useWords()
  const language = useLanguage()
  const box = useWordsOfAddress(words)
  const list = useId()
  const { found, active, type, close, press } = useSuggestions(suggest)
  useEffect(() => {
    // Who comes to search has nothing else to do first; who comes with words has something to read.
    if (!new URLSearchParams(location.search).has('q')) box.current?.focus({ preventScroll: true })
  }, [box])
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    close()
    onSearch(box.current?.value.trim() ?? '')
  }
  const clear = () => {
    box.current?.focus()
    close()
    onSearch('')
  }
  const typed = ({ value }: HTMLInputElement) => {
    type(value)
    if (value === '' && words !== '') onSearch('')
  }
  const pressed = (event: KeyboardEvent<HTMLInputElement>) => {
    // With no list to close, Escape empties the box; the form tells everybody else.
    if (event.key === 'Escape' && found.length === 0) event.currentTarget.form?.reset()
    const chosen = event.key === 'Enter' && document.getElementById(suggestionId(list, active))
    if (!chosen) return press(event)
    event.preventDefault()
    chosen.click()
  }
  return (
    <form className="search-box" role="search" action={paths.search(language)} onSubmit={submit} onReset={clear}>
      <input
        ref={box}
        className="input"
        type="text"
        inputMode="search"
        name="q"
        role="combobox"
        aria-label={say(searchTexts.label)}
        aria-autocomplete="list"
        aria-expanded={found.length > 0}
        aria-controls={found.length > 0 ? list : undefined}
        aria-activedescendant={active < 0 ? undefined : suggestionId(list, active)}
        placeholder={say(searchTexts.placeholder)}
        enterKeyHint="search"
        autoComplete="off"
        maxLength={longest}
        onInput={(event) => typed(event.currentTarget)}
        onKeyDown={pressed}
        onBlur={close}
      />
      <IconButton type="submit" label={say(searchTexts.title)} className="submit">
        <Icon name="search" />
      </IconButton>
      <IconButton type="reset" label={say(searchTexts.clear)} className="clear">
        <Icon name="x" />
      </IconButton>
      <SuggestionList id={list} suggestions={found} active={active} onChoose={close} />
    </form>
  )
}

/** Writes the words into the box whenever the address changes. What somebody typed before the page was awake stays. */
function useWordsOfAddress(words: string) {
  const box = useRef<HTMLInputElement>(null)
  const written = useRef('')
  useEffect(() => {
    if (box.current && written.current !== words) box.current.value = words
    written.current = words
  }, [words])
  return box
}
