import { useState, type SubmitEvent } from 'react'
import type { StockLot } from '#contract/office/api/goods/stock.ts'
import { lotStateTexts, lotText, stockTexts } from '#texts/office/stock.ts'
import { SelectField, TextField } from '#ui/controls/field.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useOffice } from '../../data/office.tsx'
import { useKeptForm } from '../../data/saving/use-kept-form.tsx'
import { useStockChange } from '../../data/stock/use-stock.ts'
import { FormFoot } from './form-foot.tsx'
import { Effects } from '../../ui/effects.tsx'
import { effectTexts, lotAfter } from '#texts/office/effects.ts'
import { formatNumber } from '#texts/shared/format.ts'

const states = ['open', 'blocked', 'held'] as const
type Choice = (typeof states)[number] | 'transfer'
type Values = { choice: Choice; note: string; product: string; quantity: string }

/** Opens, blocks or holds a lot, or moves units of it to short-dated goods (STK-06, STK-10). */
export function LotDialog({ lot, onClose }: { lot: StockLot; onClose: () => void }) {
  const [say, language] = [useWords(), useLanguage()]
  const { stock } = useOffice()
  const [values, setValues] = useState<Values>(() => ({
    choice: lot.state === 'open' ? 'blocked' : 'open',
    note: '',
    product: '',
    quantity: String(lot.quantity),
  }))
  const put = (said: Partial<Values>) => setValues({ ...values, ...said })
  const kept = useKeptForm({ form: `lot ${lot.id}`, values, onTake: setValues })
  const { choice, note, product, quantity } = values
  const isTransfer = choice === 'transfer'
  const change = useStockChange(
    () =>
      isTransfer
        ? stock.transferLot({ id: lot.id, product: Number(product), quantity: Number(quantity), note })
        : stock.setLotState({ id: lot.id, state: choice, reason: note }),
    { says: say(isTransfer ? stockTexts.transferred : stockTexts.lotSaved), kept, onDone: onClose },
  )
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    change.mutate(undefined)
  }
  const left = [lot.quantity, lot.quantity - Number(quantity)].map((units) => formatNumber(units, language))
  const byState = choice === 'open' ? effectTexts.lotOpen : effectTexts.lotBlocked
  const follows = isTransfer ? [lotAfter(left[0] ?? '', left[1] ?? ''), stockTexts.transferHow] : byState
  const choices = [
    ...states.map((value) => ({ value, label: say(lotStateTexts[value]) })),
    { value: 'transfer', label: say(stockTexts.transfer) },
  ]
  return (
    <Dialog open onClose={onClose} title={say(lotText(lot.number, lot.expires_on))}>
      <form className="mt-3 grid gap-4" onSubmit={submit}>
        {kept.offer}
        <SelectField
          label={say(stockTexts.lotState)}
          choices={choices}
          value={choice}
          onChange={({ target }) => put({ choice: target.value as Choice })}
        />
        {isTransfer && (
          <>
            <Whole label={say(stockTexts.transferTo)} value={product} onChange={(said) => put({ product: said })} />
            <Whole label={say(stockTexts.units)} value={quantity} onChange={(said) => put({ quantity: said })} />
          </>
        )}
        <TextField
          label={say(isTransfer ? stockTexts.note : stockTexts.why)}
          required={!isTransfer}
          maxLength={300}
          value={note}
          onChange={({ target }) => put({ note: target.value })}
        />
        <Effects follows={follows} />
        <FormFoot error={change.error} busy={change.isPending} onClose={onClose} />
      </form>
    </Dialog>
  )
}

function Whole({ label, value, onChange }: { label: string; value: string; onChange: (value: string) => void }) {
  return (
    <TextField
      label={label}
      required
      type="number"
      inputMode="numeric"
      min={1}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
