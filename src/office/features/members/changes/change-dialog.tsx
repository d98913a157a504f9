import { useState, type ReactNode, type SubmitEvent } from 'react'
import type { Text } from '#rules/locale.ts'
import { changeTexts } from '#texts/office/members/changes.ts'
import { Button } from '#ui/controls/button.tsx'
import { TextField } from '#ui/controls/field.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { useWords } from '#ui/words/words.ts'
import { useKeptForm } from '../../../data/saving/use-kept-form.tsx'

type ChangeDialogProps<Values> = {
  /** Which change of whom, under which what is typed is kept: `member U12 lock`. */
  form: string
  /** What stands in the fields above the reason, and how it comes back into them. */
  values: Values
  onTake?: (values: Values) => void

  title: Text
  /** What follows from it. */
  how: Text
  /** What else is asked for, above the reason. */
  children?: ReactNode
  /** Answers whether it was done. */
  onAct: (reason: string) => Promise<boolean>
  onClose: () => void
}

/** Says what follows, asks for what is needed and why, and does it. */
export function ChangeDialog<Values>({ form, values, onTake, title, how, children, onAct, onClose }: ChangeDialogProps<Values>) {
  const say = useWords()
  const [reason, setReason] = useState('')
  const [busy, setBusy] = useState(false)
  const kept = useKeptForm({
    form,
    values: { reason, values },
    onTake: (typed) => {
      setReason(typed.reason)
      onTake?.(typed.values)
    },
  })
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    const done = await onAct(reason)
    setBusy(false)
    if (!done) return
    kept.forget()
    onClose()
  }
  return (
    <Dialog open onClose={onClose} title={say(title)}>
      <form className="mt-3 grid gap-4" onSubmit={(event) => void submit(event)}>
        {kept.offer}
        <p>{say(how)}</p>
        {children}
        <TextField
          label={say(changeTexts.reason)}
          hint={say(changeTexts.reasonHint)}
          required
          maxLength={300}
          autoComplete="off"
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <div className="flex flex-wrap justify-end gap-2">
          <Button kind="ghost" onClick={onClose}>
            {say(changeTexts.keep)}
          </Button>
          <Button type="submit" busy={busy}>
            {say(title)}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
