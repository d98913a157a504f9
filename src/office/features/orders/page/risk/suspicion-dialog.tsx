import { Check } from 'lucide-react'
import { useState, type SubmitEvent } from 'react'
import { consequenceTexts } from '#texts/office/orders.ts'
import { markAsTexts, riskTexts } from '#texts/office/order-page/risk.ts'
import { Button } from '#ui/controls/button.tsx'
import { TextField } from '#ui/controls/field.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { useWords } from '#ui/words/words.ts'
import { useKeptForm } from '../../../../data/saving/use-kept-form.tsx'

type SuspicionDialogProps = { number: string; onMark: (reason: string) => Promise<boolean>; onClose: () => void }

/** Says what is remembered, and asks why. */
export function SuspicionDialog({ number, onMark, onClose }: SuspicionDialogProps) {
  const say = useWords()
  const [reason, setReason] = useState('')
  const [busy, setBusy] = useState(false)
  const kept = useKeptForm({ form: `order ${number} suspicion`, values: reason, onTake: setReason })
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    const done = await onMark(reason.trim())
    setBusy(false)
    if (!done) return
    kept.forget()
    onClose()
  }
  return (
    <Dialog open onClose={onClose} title={say(markAsTexts.suspicious)}>
      <form className="mt-3 grid gap-4" onSubmit={(event) => void submit(event)}>
        {kept.offer}
        <TextField
          label={say(riskTexts.why)}
          hint={say(riskTexts.whyHint)}
          maxLength={200}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <div className="consequences">
          <b className="font-semibold">{say(consequenceTexts.heading)}</b>
          <ul className="grid gap-1.5">
            {[riskTexts.remembers, riskTexts.notTold].map((text) => (
              <li key={text.en}>
                <Check size={16} className="mt-1 text-done" aria-hidden="true" />
                {say(text)}
              </li>
            ))}
          </ul>
        </div>
        <div className="flex flex-wrap justify-end gap-2">
          <Button kind="ghost" onClick={onClose}>
            {say(riskTexts.keep)}
          </Button>
          <Button type="submit" busy={busy}>
            {say(markAsTexts.suspicious)}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
