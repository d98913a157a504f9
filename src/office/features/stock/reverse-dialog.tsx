import { useState, type SubmitEvent } from 'react'
import type { StockMovement } from '#contract/office/api/goods/stock.ts'
import { stockTexts } from '#texts/office/stock.ts'
import { TextField } from '#ui/controls/field.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { useWords } from '#ui/words/words.ts'
import { useOffice } from '../../data/office.tsx'
import { useKeptForm } from '../../data/saving/use-kept-form.tsx'
import { useStockChange } from '../../data/stock/use-stock.ts'
import { FormFoot } from './form-foot.tsx'
import { Effects } from '../../ui/effects.tsx'

/** Answers a wrong movement by its opposite (STK-01). */
export function ReverseDialog({ movement, onClose }: { movement: StockMovement; onClose: () => void }) {
  const say = useWords()
  const { stock } = useOffice()
  const [note, setNote] = useState('')
  const kept = useKeptForm({ form: `movement ${movement.id} reverse`, values: note, onTake: setNote })
  const reverse = useStockChange(() => stock.reverse({ id: movement.id, note }), { says: say(stockTexts.moved), kept, onDone: onClose })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    reverse.mutate(undefined)
  }
  return (
    <Dialog open onClose={onClose} title={say(stockTexts.reverseTitle)}>
      <form className="mt-3 grid gap-4" onSubmit={submit}>
        {kept.offer}
        <TextField label={say(stockTexts.why)} required maxLength={300} value={note} onChange={({ target }) => setNote(target.value)} />
        <Effects follows={[stockTexts.reverseHow]} />
        <FormFoot error={reverse.error} busy={reverse.isPending} onClose={onClose} save={say(stockTexts.reverse)} />
      </form>
    </Dialog>
  )
}
