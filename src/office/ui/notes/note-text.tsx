import { useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import type { Colleague } from '#contract/office/api/order-page.ts'
import { noteTexts } from '#texts/office/order-page/notes.ts'
import { useWords } from '#ui/words/words.ts'
import { nameBeingTyped, withName } from './mentions.ts'

type NoteTextProps = {
  ref?: RefObject<HTMLTextAreaElement | null>
  value: string
  people: readonly Colleague[]
  onChange: (text: string) => void
  onSave: () => void
}

/** So many names are offered at once. */
const mostNames = 6

/** The words of a note. After an @ colleagues are offered; the arrows choose one and Enter takes it. Ctrl Enter saves. */
export function NoteText({ ref, value, people, onChange, onSave }: NoteTextProps) {
  const say = useWords()
  const id = useId()
  const own = useRef<HTMLTextAreaElement>(null)
  const box = ref ?? own
  const [caret, setCaret] = useState(0)
  const [chosen, setChosen] = useState(0)
  const [closed, setClosed] = useState(false)
  const typed = closed ? null : nameBeingTyped(value, caret)
  const offered = typed === null ? [] : people.filter(({ name }) => name.toLowerCase().includes(typed.toLowerCase())).slice(0, mostNames)
  const take = (name: string) => {
    const next = withName(value, { caret, name })
    onChange(next.text)
    setCaret(next.caret)
    requestAnimationFrame(() => box.current?.setSelectionRange(next.caret, next.caret))
    box.current?.focus()
  }
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const person = offered[chosen]
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSave()
    else if (!person) return
    else if (event.key === 'ArrowDown') setChosen((chosen + 1) % offered.length)
    else if (event.key === 'ArrowUp') setChosen((chosen + offered.length - 1) % offered.length)
    else if (event.key === 'Enter' || event.key === 'Tab') take(person.name)
    else if (event.key === 'Escape') setClosed(true)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div className="relative">
      <textarea
        ref={box}
        id="write-note"
        className="input min-h-[64px]"
        aria-label={say(noteTexts.write)}
        placeholder={say(noteTexts.writeHint)}
        maxLength={2000}
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={offered.length > 0 ? `${id}-${chosen}` : undefined}
        value={value}
        onKeyDown={press}
        onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
        onChange={({ target }) => {
          onChange(target.value)
          setCaret(target.selectionStart)
          setChosen(0)
          setClosed(false)
        }}
      />
      <div id={id} role="listbox" aria-label={say(noteTexts.colleagues)} className="note-names" hidden={offered.length === 0}>
        {offered.map((person, place) => (
          <div
            key={person.id}
            id={`${id}-${place}`}
            role="option"
            tabIndex={-1}
            aria-selected={place === chosen}
            onPointerDown={(event) => {
              event.preventDefault()
              take(person.name)
            }}
          >
            {person.name}
          </div>
        ))}
      </div>
    </div>
  )
}
