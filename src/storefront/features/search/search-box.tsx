import './search.css'
import { useEffect, useRef, type SubmitEvent } from 'react'
import { paths } from '#contract/paths.ts'
import { searchTexts } from '#texts/search.ts'
import { IconButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useLanguage, useWords } from '../../ui/words.ts'

type SearchBoxProps = {
  /** The words of the address (SRC-01). */
  words: string
  /** The most signs that the shop looks up. */
  longest: number
  /** Called with '' to search for nothing. */
  onSearch: (words: string) => void
}

/** A plain form that leads to the address with the words; awake, it does so without loading a document. */
export function SearchBox({ words, longest, onSearch }: SearchBoxProps) {
  const say = useWords()
  const language = useLanguage()
  const box = useWordsOfAddress(words)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSearch(box.current?.value.trim() ?? '')
  }
  const clear = () => {
    box.current?.focus()
    onSearch('')
  }
  return (
    <form className="search-box" role="search" action={paths.search(language)} onSubmit={submit} onReset={clear}>
      <input ref={box} className="input" type="search" name="q" aria-label={say(searchTexts.label)} placeholder={say(searchTexts.placeholder)} enterKeyHint="search" autoComplete="off" maxLength={longest} />
      <Icon name="search" />
      <IconButton type="reset" label={say(searchTexts.clear)} className="clear">
        <Icon name="x" />
      </IconButton>
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
