import { useState } from 'react'
import type { Text } from '#rules/locale.ts'
import { compareEdits, mergeEdits, type FieldEdits, type Fields } from '#rules/staff/merge-edits.ts'
import { conflictTexts, conflictTitle, leftToChoose, useTheirs } from '#texts/office/order-page/conflict.ts'
import { formatAge, formatShortMoment } from '#texts/office/times.ts'
import { Button } from '#ui/controls/button.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { classNames } from '#ui/class-names.ts'
import { useLanguage, useWords } from '#ui/words/words.ts'

/** How a field of the thing is called and shown. */
export type ShownField = { name: string; label: Text; show?: (value: unknown) => string }

export type ConflictProps = {
  /** What was changed by two: `這張訂單`. */
  what: Text
  fields: readonly ShownField[]
  /** What both began with, and what was to be saved. */
  began: Fields
  mine: Fields
  /** What the refusal `edit_conflict` carries. */
  conflict: { by: string; at: string; present: Fields }
  isSaving: boolean
  /** Saves what both have made of it, against the newer version. */
  onSave: (merged: Record<string, unknown>) => void
  onClose: () => void
}

/** Two people changed one thing: field by field mine, theirs and what both began with (NAV-14). Nothing is written before somebody says so. */
export function ConflictDialog({ what, fields, began, mine, conflict, isSaving, onSave, onClose }: ConflictProps) {
  const [say, language] = [useWords(), useLanguage()]
  const [choices, setChoices] = useState<Readonly<Record<string, 'mine' | 'theirs'>>>({})
  const [now] = useState(() => new Date())
  const { by, at, present } = conflict
  const edits = compareEdits({ began, mine, theirs: { ...began, ...present } })
  const shown = edits.filter(({ verdict }) => verdict !== 'untouched')
  const left = shown.filter(({ name, verdict }) => verdict === 'both' && !(name in choices)).length
  const fieldOf = (name: string) => fields.find((field) => field.name === name) ?? { name, label: { zh: name, en: name } }
  return (
    <Dialog open insistent size="wide" onClose={onClose} title={say(conflictTitle({ by, age: formatAge(at, { now, language }), what }))}>
      <p className="muted mt-1" role="status">
        {say(conflictTexts.how)}
        {left > 0 && `${language === 'en' ? ' ' : ''}${say(leftToChoose(left))}`}
      </p>
      <div className="conflict-heads">
        <b>{say(conflictTexts.you)}</b>
        <span>
          <b>{by}</b> <span className="dim">{formatShortMoment(at)}</span>
        </span>
      </div>
      <div className="grid gap-3">
        {shown.map((edit) => (
          <ConflictField
            key={edit.name}
            edit={edit}
            by={by}
            field={fieldOf(edit.name)}
            chosen={choices[edit.name]}
            onChoose={(choice) => setChoices({ ...choices, [edit.name]: choice })}
          />
        ))}
      </div>
      <div className="mt-4 flex flex-wrap justify-end gap-2">
        <Button kind="secondary" onClick={onClose}>
          {say(conflictTexts.notNow)}
        </Button>
        <Button busy={isSaving} disabled={left > 0} onClick={() => onSave(mergeEdits(edits, choices))}>
          {say(conflictTexts.save)}
        </Button>
      </div>
    </Dialog>
  )
}

type FieldProps = {
  edit: FieldEdits
  by: string
  field: ShownField
  chosen: 'mine' | 'theirs' | undefined
  onChoose: (choice: 'mine' | 'theirs') => void
}

function ConflictField({ edit, by, field, chosen, onChoose }: FieldProps) {
  const say = useWords()
  const { verdict } = edit
  const verdicts = {
    both: conflictTexts.bothChanged,
    mine: conflictTexts.useMine,
    theirs: useTheirs(by),
    agreed: conflictTexts.agreed,
    untouched: conflictTexts.unchanged,
  } as const
  return (
    <fieldset className="conflict-field">
      <legend>
        <b>{say(field.label)}</b>
        <span className={classNames('state pill', verdict === 'both' ? 'wait' : 'done')}>{say(verdicts[verdict])}</span>
      </legend>
      <div className="conflict-sides">
        {(['mine', 'theirs'] as const).map((side) => (
          <ConflictSide key={side} {...{ side, edit, by, field, chosen, onChoose }} />
        ))}
      </div>
    </fieldset>
  )
}

function ConflictSide({ side, edit, by, field, chosen, onChoose }: FieldProps & { side: 'mine' | 'theirs' }) {
  const say = useWords()
  const show = (value: unknown) => (field.show?.(value) ?? String(value ?? '')) || say(conflictTexts.empty)
  const value = edit[side]
  const isChanged = edit.verdict === 'both' || edit.verdict === 'agreed' || edit.verdict === side
  const words = isChanged ? (
    <span>
      <span className="dim">
        <span className="hidden-text">{say(conflictTexts.began)} </span>
        {show(edit.began)} →{' '}
      </span>
      <b>{show(value)}</b>
    </span>
  ) : (
    <span className="dim">{say(conflictTexts.unchanged)}</span>
  )
  if (edit.verdict !== 'both') return <div className="conflict-side">{words}</div>
  return (
    <label className={classNames('conflict-side', chosen === side && 'chosen')}>
      <input type="radio" name={edit.name} checked={chosen === side} onChange={() => onChoose(side)} />
      <span className="hidden-text">{side === 'mine' ? say(conflictTexts.you) : by}</span>
      {words}
    </label>
  )
}
