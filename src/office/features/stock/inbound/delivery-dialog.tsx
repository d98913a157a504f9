import { useState, type SubmitEvent } from 'react'
import type { InboundRow } from '#contract/office/api/goods/inbound.ts'
import { inboundTexts } from '#texts/office/goods/inbound.ts'
import { TextField } from '#ui/controls/field.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { useWords } from '#ui/words/words.ts'
import { useOffice } from '../../../data/office.tsx'
import { useKeptForm } from '../../../data/saving/use-kept-form.tsx'
import { useStockChange } from '../../../data/stock/use-stock.ts'
import { FormFoot } from '../form-foot.tsx'

type Known = Pick<InboundRow, 'id' | 'supplier' | 'expected_on' | 'note'>
type DeliveryDialogProps = { known: Known | null; onClose: () => void; onMade?: (id: number) => void }

/** Whose delivery it is and when it comes: of a new one, or of one that is known. */
export function DeliveryDialog({ known, onClose, onMade }: DeliveryDialogProps) {
  const say = useWords()
  const { inbound } = useOffice()
  const [values, setValues] = useState({
    supplier: known?.supplier ?? '',
    day: known?.expected_on ?? '',
    note: known?.note ?? '',
  })
  const put = (said: Partial<typeof values>) => setValues({ ...values, ...said })
  const kept = useKeptForm({ form: `delivery ${known?.id ?? 'new'}`, values, onTake: setValues })
  const save = useStockChange(
    async () => {
      const about = { supplier: values.supplier, note: values.note, expected_on: values.day === '' ? null : values.day }
      if (known) return inbound.change({ id: known.id, ...about })
      const { id } = await inbound.create(about)
      onMade?.(id)
    },
    { says: say(inboundTexts.saved), kept, onDone: onClose },
  )
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    save.mutate(undefined)
  }
  return (
    <Dialog open onClose={onClose} title={say(known ? inboundTexts.change : inboundTexts.create)}>
      <form className="mt-3 grid gap-4" onSubmit={submit}>
        {kept.offer}
        <TextField
          label={say(inboundTexts.supplier)}
          required
          maxLength={80}
          value={values.supplier}
          onChange={({ target }) => put({ supplier: target.value })}
        />
        <TextField
          label={say(inboundTexts.expectedOn)}
          optional
          type="date"
          value={values.day}
          onChange={({ target }) => put({ day: target.value })}
        />
        <TextField
          label={say(inboundTexts.note)}
          optional
          maxLength={300}
          value={values.note}
          onChange={({ target }) => put({ note: target.value })}
        />
        <FormFoot error={save.error} busy={save.isPending} onClose={onClose} save={say(inboundTexts.save)} />
      </form>
    </Dialog>
  )
}
