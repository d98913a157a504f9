import { useState, type SubmitEvent } from 'react'
import type { PickLine } from '#contract/office/api/packing.ts'
import { lotTaken, otherLotOf, otherLotTexts as texts } from '#texts/office/packing/packing.ts'
import { Button } from '#ui/controls/button.tsx'
import { SelectField, TextField } from '#ui/controls/field.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useOffice } from '../../../data/office.tsx'
import { useBenchChange } from '../../../data/packing/use-waves.ts'
import { problemMessage } from '../../../data/problem-message.ts'
import { useKeptForm } from '../../../data/saving/use-kept-form.tsx'
import { useStockOf } from '../../../data/stock/use-stock.ts'
import { Effects } from '../../../ui/effects.tsx'
import { effectTexts } from '#texts/office/effects.ts'

/** From which lot to which, how many, and why (STK-07). */
export function OtherLotForm({ line, waveId, onClose }: { line: PickLine; waveId: number; onClose: () => void }) {
  const [say, language] = [useWords(), useLanguage()]
  const { waves } = useOffice()
  const { data: found } = useStockOf(line.product_id)
  const [values, setValues] = useState({ from: String(line.lots[0]?.id ?? ''), to: '', units: '1', reason: '' })
  const put = (said: Partial<typeof values>) => setValues({ ...values, ...said })
  const kept = useKeptForm({ form: `wave ${waveId} product ${line.product_id} lot`, values, onTake: setValues })
  const { from, to, units, reason } = values
  const take = useBenchChange(
    () => waves.takeOtherLot({ id: waveId, product_id: line.product_id, from: Number(from), to: Number(to), units: Number(units), reason }),
    () => {
      kept.forget()
      onClose()
    },
  )
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    take.mutate(undefined)
  }
  const others = (found?.lots ?? []).filter((lot) => lot.state === 'open' && String(lot.id) !== from)
  const choice = (lot: { id: number; number: string; expires_on: string; units: number }) => ({
    value: String(lot.id),
    label: say(lotTaken(lot)),
  })
  return (
    <Dialog open onClose={onClose} title={say(otherLotOf(line.name))}>
      <form className="mt-3 grid gap-4" onSubmit={submit}>
        {kept.offer}
        <SelectField
          label={say(texts.from)}
          choices={line.lots.map(choice)}
          value={from}
          onChange={({ target }) => put({ from: target.value, to: '' })}
        />
        <SelectField
          label={say(texts.to)}
          required
          placeholder={say(others.length === 0 ? texts.none : texts.to)}
          choices={others.map((lot) => choice({ ...lot, units: lot.quantity }))}
          value={to}
          onChange={({ target }) => put({ to: target.value })}
        />
        <TextField
          label={say(texts.units)}
          required
          type="number"
          inputMode="numeric"
          min={1}
          value={units}
          onChange={({ target }) => put({ units: target.value })}
        />
        <TextField
          label={say(texts.reason)}
          required
          maxLength={200}
          error={take.error ? problemMessage(take.error, language) : undefined}
          value={reason}
          onChange={({ target }) => put({ reason: target.value })}
        />
        <Effects follows={effectTexts.otherLot} />
        <Button type="submit" busy={take.isPending} full>
          {say(texts.save)}
        </Button>
      </form>
    </Dialog>
  )
}
