import { useState } from 'react'
import { writeRange } from '#rules/filter-words.ts'
import { listTexts } from '#texts/office/lists.ts'
import { Checkbox } from '#ui/controls/choices.tsx'
import { TextField } from '#ui/controls/field.tsx'
import { useWords } from '#ui/words/words.ts'

type Written = { /** The values as the address spells them. */ written: string; onWrite: (written: string) => void }

/** A range that a filter asks for; either end may stay open. */
export function FilterRange({ kind, written, onWrite }: Written & { kind: 'days' | 'amounts' }) {
  const say = useWords()
  const [from = '', to = ''] = written.split('..')
  const write = (ends: { from: string; to: string }) => onWrite(writeRange({ from: ends.from || null, to: ends.to || null }))
  const type = kind === 'days' ? 'date' : 'number'
  return (
    <div className="grid grid-cols-2 gap-3">
      <TextField
        label={say(listTexts.from)}
        type={type}
        min={0}
        value={from}
        onChange={({ target }) => write({ from: target.value, to })}
      />
      <TextField label={say(listTexts.to)} type={type} min={0} value={to} onChange={({ target }) => write({ from, to: target.value })} />
    </div>
  )
}

type FilterChoicesProps = Written & {
  legend: string
  /** It is read aloud only where the same stands above. */
  isLegendShown?: boolean
  choices: readonly { value: string; label: string }[]
}

/** From so many on, they are looked for instead of looked through. */
const many = 40

/** Values of which a filter takes one or several, written in the order in which they are offered. */
export function FilterChoices({ legend, isLegendShown = false, choices, written, onWrite }: FilterChoicesProps) {
  const say = useWords()
  const [words, setWords] = useState('')
  const chosen = written === '' ? [] : written.split(',')
  const toggle = (value: string) => {
    const values = choices.map((choice) => choice.value)
    onWrite(values.filter((each) => (each === value) !== chosen.includes(each)).join(','))
  }
  const isMany = choices.length > many
  const looked = words.trim().toLowerCase()
  const found = choices.filter(({ value, label }) => !isMany || chosen.includes(value) || label.toLowerCase().includes(looked))
  return (
    <fieldset className="filter-values">
      <legend className={isLegendShown ? 'label' : 'hidden-text'}>{legend}</legend>
      {isMany && (
        <TextField label={say(listTexts.findValue)} autoComplete="off" value={words} onChange={({ target }) => setWords(target.value)} />
      )}
      {found.slice(0, many + chosen.length).map(({ value, label }) => (
        <Checkbox key={value} checked={chosen.includes(value)} onChange={() => toggle(value)}>
          {label}
        </Checkbox>
      ))}
    </fieldset>
  )
}
