import { useRef, useState, type SubmitEvent } from 'react'
import type { Recall, RecallLetter } from '#contract/office/api/goods/recalls.ts'
import { recallTexts } from '#texts/office/goods/recalls.ts'
import { Button } from '#ui/controls/button.tsx'
import { Field, TextField } from '#ui/controls/field.tsx'
import { isProblem } from '#contract/shared/problem.ts'
import { NoteBox, Panel } from '#ui/panel.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useOffice } from '../../../data/office.tsx'
import { problemMessage } from '../../../data/problem-message.ts'
import { ConflictDialog, type ConflictProps } from '../../../data/saving/conflict-dialog.tsx'
import { typedSince } from '../../../data/saving/typed-since.ts'
import { useKeptForm } from '../../../data/saving/use-kept-form.tsx'
import { useStockChange } from '../../../data/stock/use-stock.ts'

const fields = [
  { subject: 'subject_zh', text: 'text_zh', lang: 'zh-Hant', words: [recallTexts.subjectZh, recallTexts.textZh] },
  { subject: 'subject_en', text: 'text_en', lang: 'en', words: [recallTexts.subjectEn, recallTexts.textEn] },
] as const

/** The letter to those who have units of a recalled lot, as a draft (STK-25); who may not write it reads it. */
export function LetterForm({ recall, mayWrite }: { recall: Recall; mayWrite: boolean }) {
  const [say, language] = [useWords(), useLanguage()]
  const [values, setValues] = useState<RecallLetter>(recall.letter)
  const kept = useKeptForm({ form: `recall ${recall.id} letter`, values, onTake: setValues })
  const [began, setBegan] = useState({ letter: recall.letter, version: recall.version })
  const back = (now: Letter, from: RecallLetter) => {
    const restOf = (typed: RecallLetter) => ({ ...now.letter, ...typedSince(typed, from) })
    setBegan(now)
    setValues(restOf)
    kept.beginAnew(now.letter, restOf)
  }
  const save = useSaving({ ...recall, ...began }, { kept, onSaved: setBegan, onBack: back })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (save.isPending) return
    save.mutate({ letter: values, seen: began.version })
  }
  const conflict = conflictIn(save.error)
  if (conflict)
    return (
      <ConflictDialog
        what={recallTexts.thisLetter}
        fields={conflictFields}
        began={began.letter}
        mine={values}
        conflict={conflict}
        isSaving={save.isPending}
        onSave={(merged) => {
          const letter = { ...values, ...merged }
          setValues(letter)
          save.mutate({ letter, seen: conflict.version })
        }}
        onClose={save.reset}
      />
    )
  return (
    <Panel className="stock-part">
      <h2>{say(recallTexts.letter)}</h2>
      <form className="recall-letter" onSubmit={submit}>
        <p className="dim">{say(recallTexts.letterHow)}</p>
        {kept.offer}
        <LetterFields values={values} mayWrite={mayWrite} onType={setValues} />
        {save.error && (
          <div role="alert">
            <NoteBox kind="danger">{problemMessage(save.error, language)}</NoteBox>
          </div>
        )}
        {mayWrite && (
          <div className="flex justify-end">
            <Button type="submit" busy={save.isPending}>
              {say(recallTexts.saveLetter)}
            </Button>
          </div>
        )}
      </form>
    </Panel>
  )
}

type FieldsProps = { values: RecallLetter; mayWrite: boolean; onType: (values: RecallLetter) => void }

function LetterFields({ values, mayWrite, onType }: FieldsProps) {
  const say = useWords()
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      {fields.map(({ subject, text, lang, words: [subjectLabel, textLabel] }) => (
        <div key={subject} className="grid content-start gap-4">
          <TextField
            label={say(subjectLabel)}
            lang={lang}
            required
            readOnly={!mayWrite}
            maxLength={200}
            value={values[subject]}
            onChange={({ target }) => onType({ ...values, [subject]: target.value })}
          />
          <Field label={say(textLabel)}>
            {(tied) => (
              <textarea
                className="input"
                lang={lang}
                rows={11}
                required
                readOnly={!mayWrite}
                maxLength={5000}
                value={values[text]}
                onChange={({ target }) => onType({ ...values, [text]: target.value })}
                {...tied}
              />
            )}
          </Field>
        </div>
      ))}
    </div>
  )
}

const conflictFields = fields.flatMap(({ subject, text, words: [subjectLabel, textLabel] }) => [
  { name: subject, label: subjectLabel },
  { name: text, label: textLabel },
])

type Conflict = ConflictProps['conflict'] & { version: number }

const conflictIn = (error: unknown): Conflict | null => (isProblem(error, 'edit_conflict') ? (error.details as unknown as Conflict) : null)

type Letter = { letter: RecallLetter; version: number }
type Saving = {
  kept: { beginAnew: (letter: RecallLetter) => boolean }
  onSaved: (now: Letter) => void
  /** `from`: what it is put back from. */
  onBack: (now: Letter, from: RecallLetter) => void
}

/** Saves the letter; what stood there before can be put back. */
function useSaving({ id, letter: before, version }: Recall, { kept, onSaved, onBack }: Saving) {
  const say = useWords()
  const { recalls } = useOffice()
  const stands = useRef<Letter>({ letter: before, version })
  const write = async ({ letter, seen }: { letter: RecallLetter; seen: number }) => {
    const saved = await recalls.saveLetter({ id, ...letter, seen })
    stands.current = { letter, version: saved.version }
  }
  const putBack = async () => {
    const from = stands.current.letter
    await write({ letter: before, seen: stands.current.version })
    onBack(stands.current, from)
  }
  return useStockChange(write, {
    says: say(recallTexts.letterSaved),
    // It stays open.
    kept: { forget: () => kept.beginAnew(stands.current.letter) },
    onDone: () => onSaved(stands.current),
    undo: putBack,
  })
}
