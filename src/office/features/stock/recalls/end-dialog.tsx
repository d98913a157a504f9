import { useState, type SubmitEvent } from 'react'
import { recallEffects, recallTexts } from '#texts/office/goods/recalls.ts'
import { TextField } from '#ui/controls/field.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { useWords } from '#ui/words/words.ts'
import { useOffice } from '../../../data/office.tsx'
import { useKeptForm } from '../../../data/saving/use-kept-form.tsx'
import { useStockChange } from '../../../data/stock/use-stock.ts'
import { Effects } from '../../../ui/effects.tsx'
import { FormFoot } from '../form-foot.tsx'

/** Ends a recall, with the reason. */
export function EndDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const say = useWords()
  const { recalls } = useOffice()
  const [reason, setReason] = useState('')
  const kept = useKeptForm({ form: `recall ${id} end`, values: reason, onTake: setReason })
  const end = useStockChange((why: string) => recalls.end({ id, reason: why }), {
    says: say(recallTexts.wasEnded),
    kept,
    onDone: onClose,
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    end.mutate(reason)
  }
  return (
    <Dialog open onClose={onClose} title={say(recallTexts.end)}>
      <form className="mt-3 grid gap-4" onSubmit={submit}>
        {kept.offer}
        <TextField
          label={say(recallTexts.why)}
          required
          maxLength={300}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <Effects follows={recallEffects.end} mayReturn />
        <FormFoot error={end.error} busy={end.isPending} onClose={onClose} save={say(recallTexts.end)} />
      </form>
    </Dialog>
  )
}
