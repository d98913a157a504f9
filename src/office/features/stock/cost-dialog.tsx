import { useState, type SubmitEvent } from 'react'
import type { ProductInStock } from '#contract/office/api/goods/stock.ts'
import { costTexts } from '#texts/office/goods/cost.ts'
import { TextField } from '#ui/controls/field.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { useWords } from '#ui/words/words.ts'
import { useOffice } from '../../data/office.tsx'
import { useKeptForm } from '../../data/saving/use-kept-form.tsx'
import { useStockChange } from '../../data/stock/use-stock.ts'
import { centsOf } from './cents-of.ts'
import { CostField } from './cost-field.tsx'
import { FormFoot } from './form-foot.tsx'

/** Says what a unit costs from now on (D-218). */
export function CostDialog({ found, onClose }: { found: ProductInStock; onClose: () => void }) {
  const say = useWords()
  const { stock } = useOffice()
  const average = found.cost?.average_cents ?? null
  const [values, setValues] = useState({ cost: average === null ? '' : String(average / 100), reason: '' })
  const kept = useKeptForm({ form: `product ${found.id} cost`, values, onTake: setValues })
  const { cost, reason } = values
  const save = useStockChange(() => stock.setCost({ id: found.id, average_cents: centsOf(cost), reason }), {
    says: say(costTexts.saved),
    kept,
    onDone: onClose,
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    save.mutate(undefined)
  }
  return (
    <Dialog open onClose={onClose} title={say(costTexts.change)}>
      <form className="mt-3 grid gap-4" onSubmit={submit}>
        {kept.offer}
        <p>{say(costTexts.changeHow)}</p>
        <CostField required value={cost} onPut={(typed) => setValues({ ...values, cost: typed })} />
        <TextField
          label={say(costTexts.why)}
          required
          maxLength={300}
          value={reason}
          onChange={({ target }) => setValues({ ...values, reason: target.value })}
        />
        <FormFoot error={save.error} busy={save.isPending} onClose={onClose} />
      </form>
    </Dialog>
  )
}
