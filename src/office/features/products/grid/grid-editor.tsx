import { useRef, useState, type KeyboardEvent } from 'react'
import type { GridField } from '#rules/grid/grid-fields.ts'
import { gridShapeOf } from '#rules/grid/grid-fields.ts'
import type { WordsOfCells } from '#rules/imports/read-cell.ts'

export type Leave = { key: 'Enter' | 'Tab' | 'ArrowDown' | 'ArrowUp' | null; isBack: boolean }

type GridEditorProps = {
  field: GridField
  label: string
  /** What it begins with. */
  begins: string
  words: WordsOfCells
  /** What was typed; null leaves the cell as it was. */
  onDone: (text: string | null, leave: Leave) => void
}

/** The field in which a cell is written: Enter and Tab take what is typed and go on, Esc leaves the cell as it was. */
export function GridEditor({ field, label, begins, words, onDone }: GridEditorProps) {
  const [text, setText] = useState(begins)
  const isDone = useRef(false)
  const done = (said: string | null, leave: Leave) => {
    // Going away takes the focus from the field, which is no second answer.
    if (isDone.current) return
    isDone.current = true
    onDone(said, leave)
  }
  const hear = (event: KeyboardEvent) => {
    event.stopPropagation()
    const { key, shiftKey: isBack } = event
    const goesOn = key === 'Enter' || key === 'Tab' || ((key === 'ArrowDown' || key === 'ArrowUp') && choices.length === 0)
    if (key !== 'Escape' && !goesOn) return
    event.preventDefault()
    if (key === 'Escape') done(null, { key: null, isBack: false })
    else done(text, { key, isBack })
  }
  const choices = choicesOf(field, words)
  const shared = {
    'aria-label': label,
    className: 'grid-editor',
    onKeyDown: hear,
    onBlur: () => done(text, { key: null, isBack: false }),
    ref: (element: HTMLInputElement | HTMLSelectElement | null) => element?.focus({ preventScroll: true }),
  }
  if (choices.length > 0)
    return (
      <select {...shared} value={choices.includes(text) ? text : ''} onChange={({ target }) => setText(target.value)}>
        {!choices.includes(text) && <option value="">{text}</option>}
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    )
  const isNumber = gridShapeOf(field) === 'number'
  return (
    <input
      {...shared}
      value={text}
      inputMode={isNumber ? 'numeric' : undefined}
      autoComplete="off"
      onChange={({ target }) => setText(target.value)}
    />
  )
}

/** What can be chosen; a field in which anything is typed has none. */
function choicesOf(field: GridField, { yes, no, temperatures }: WordsOfCells): readonly string[] {
  const shape = gridShapeOf(field)
  if (shape === 'flag') return [yes, no]
  return shape === 'temperature' ? Object.values(temperatures) : []
}
