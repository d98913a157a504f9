import { useState, type SubmitEvent } from 'react'
import type { Recall, RecallLetter } from '#contract/office/api/goods/recalls.ts'
import { recallTexts } from '#texts/office/goods/recalls.ts'
import { Button } from '#ui/controls/button.tsx'
import { Field, TextField } from '#ui/controls/field.tsx'
import { NoteBox, Panel } from '#ui/panel.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useOffice } from '../../../data/office.tsx'
import { problemMessage } from '../../../data/problem-message.ts'
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
  const save = useSaving(recall, { kept, onBack: () => setValues(recall.letter) })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    save.mutate(values)
  }
  return (
    <Panel className="stock-part">
      <h2>{say(recallTexts.letter)}</h2>
      <form className="recall-letter" onSubmit={submit}>
        <p className="dim">{say(recallTexts.letterHow)}</p>
        {kept.offer}
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
                onChange={({ target }) => setValues({ ...values, [subject]: target.value })}
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
                    onChange={({ target }) => setValues({ ...values, [text]: target.value })}
                    {...tied}
                  />
                )}
              </Field>
            </div>
          ))}
        </div>
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

/** Saves the letter; what stood there before can be put back. */
function useSaving({ id, letter, version }: Recall, { kept, onBack }: { kept: { forget: () => void }; onBack: () => void }) {
  const say = useWords()
  const { recalls } = useOffice()
  return useStockChange((said: RecallLetter) => recalls.saveLetter({ id, ...said, seen: version }), {
    says: say(recallTexts.letterSaved),
    kept,
    onDone: () => undefined,
    undo: () => recalls.saveLetter({ id, ...letter, seen: version + 1 }).then(onBack),
  })
}
