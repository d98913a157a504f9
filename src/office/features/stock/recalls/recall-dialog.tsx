import { useState, type SubmitEvent } from 'react'
import { recallEffects, recallLotOf, recallTexts } from '#texts/office/goods/recalls.ts'
import { TextField } from '#ui/controls/field.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { useWords } from '#ui/words/words.ts'
import { useOffice } from '../../../data/office.tsx'
import { useKeptForm } from '../../../data/saving/use-kept-form.tsx'
import { useStockChange } from '../../../data/stock/use-stock.ts'
import { Effects } from '../../../ui/effects.tsx'
import { FormFoot } from '../form-foot.tsx'

type Props = { lot: { id: number; number: string }; onClose: () => void; onBegun: (id: number) => void }

/** Recalls a lot: it says before what follows (STK-25). */
export function RecallDialog({ lot, onClose, onBegun }: Props) {
  const say = useWords()
  const { recalls } = useOffice()
  const [reason, setReason] = useState('')
  const kept = useKeptForm({ form: `lot ${lot.id} recall`, values: reason, onTake: setReason })
  const begin = useStockChange((why: string) => recalls.begin({ id: lot.id, reason: why }).then(({ id }) => onBegun(id)), {
    says: say(recallTexts.begun),
    kept,
    onDone: () => undefined,
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    begin.mutate(reason)
  }
  return (
    <Dialog open onClose={onClose} title={say(recallLotOf(lot.number))}>
      <form className="mt-3 grid gap-4" onSubmit={submit}>
        {kept.offer}
        <TextField
          label={say(recallTexts.why)}
          required
          maxLength={300}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <Effects follows={recallEffects.begin} mayReturn />
        <FormFoot error={begin.error} busy={begin.isPending} onClose={onClose} save={say(recallTexts.recall)} />
      </form>
    </Dialog>
  )
}
