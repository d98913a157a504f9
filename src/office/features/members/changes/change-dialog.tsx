import { useState, type ReactNode, type SubmitEvent } from 'react'
import type { Text } from '#rules/locale.ts'
import { changeTexts } from '#texts/office/members/changes.ts'
import { Button } from '#ui/controls/button.tsx'
import { TextField } from '#ui/controls/field.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { useWords } from '#ui/words/words.ts'

type ChangeDialogProps = {
  title: Text
  /** What follows from it. */
  how: Text
  /** What else is asked for, above the reason. */
  children?: ReactNode
  isWrong?: boolean
  /** Answers whether it was done. */
  onAct: (reason: string) => Promise<boolean>
  onClose: () => void
}

/** Says what follows, asks for what is needed and why, and does it. */
export function ChangeDialog({ title, how, children, isWrong = false, onAct, onClose }: ChangeDialogProps) {
  const say = useWords()
  const [reason, setReason] = useState('')
  const [busy, setBusy] = useState(false)
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (busy || isWrong) return
    setBusy(true)
    const done = await onAct(reason)
    setBusy(false)
    if (done) onClose()
  }
  return (
    <Dialog open onClose={onClose} title={say(title)}>
      <form className="mt-3 grid gap-4" onSubmit={(event) => void submit(event)}>
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
          <Button type="submit" busy={busy} disabled={isWrong}>
            {say(title)}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
