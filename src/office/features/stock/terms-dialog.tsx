import { useState, type SubmitEvent } from 'react'
import type { ProductInStock } from '#contract/office/api/goods/stock.ts'
import { stockTexts } from '#texts/office/stock.ts'
import { Checkbox } from '#ui/controls/choices.tsx'
import { SelectField, TextField } from '#ui/controls/field.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { useWords } from '#ui/words/words.ts'
import { useOffice } from '../../data/office.tsx'
import { useKeptForm } from '../../data/saving/use-kept-form.tsx'
import { fieldErrors } from '../../data/problem-message.ts'
import { useStockChange } from '../../data/stock/use-stock.ts'
import { FormFoot } from './form-foot.tsx'

/** What is kept back of a product, when it is low, whether its lots are followed. */
export function TermsDialog({ found, onClose }: { found: ProductInStock; onClose: () => void }) {
  const say = useWords()
  const { stock } = useOffice()
  const [values, setValues] = useState(() => valuesOf(found))
  const put = (said: Partial<typeof values>) => setValues({ ...values, ...said })
  const kept = useKeptForm({ form: `product ${found.id} stock terms`, values, onTake: setValues })
  const save = useStockChange(() => stock.changeTerms({ id: found.id, ...saidBy(values) }), {
    says: say(stockTexts.saved),
    undo: () => stock.changeTerms({ id: found.id, ...saidBy(valuesOf(found)) }),
    kept,
    onDone: onClose,
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    save.mutate(undefined)
  }
  const lowWays = { shop: stockTexts.lowByShop, units: stockTexts.lowByUnits, days: stockTexts.lowByDays }
  return (
    <Dialog open onClose={onClose} title={say(stockTexts.termsTitle)}>
      <form className="mt-3 grid gap-4" onSubmit={submit}>
        {kept.offer}
        <Whole label={stockTexts.safety} hint={stockTexts.safetyHow} required value={values.safety} onPut={(safety) => put({ safety })} />
        <SelectField
          label={say(stockTexts.lowBy)}
          choices={Object.entries(lowWays).map(([value, text]) => ({ value, label: say(text) }))}
          value={values.lowBy}
          onChange={({ target }) => put({ lowBy: target.value as keyof typeof lowWays })}
        />
        {values.lowBy !== 'shop' && (
          <Whole
            label={values.lowBy === 'units' ? stockTexts.lowUnits : stockTexts.lowDays}
            required
            value={values.low}
            onPut={(low) => put({ low })}
          />
        )}
        <Checkbox checked={values.followed} onChange={({ target }) => put({ followed: target.checked })}>
          {say(stockTexts.followed)} <span className="dim">{say(stockTexts.followedHow)}</span>
        </Checkbox>
        {values.followed && (
          <>
            <Whole label={stockTexts.arrival} hint={stockTexts.arrivalHow} value={values.arrival} onPut={(arrival) => put({ arrival })} />
            <Whole label={stockTexts.shelfLife} value={values.shelfLife} onPut={(shelfLife) => put({ shelfLife })} />
          </>
        )}
        {(found.exclusive || found.preorder_quota > 0) && <Quota values={values} errors={fieldErrors(save.error)} onPut={put} />}
        <FormFoot error={save.error} busy={save.isPending} onClose={onClose} />
      </form>
    </Dialog>
  )
}

type QuotaProps = {
  values: { quota: string; expectedOn: string }
  errors: Readonly<Record<string, string>>
  onPut: (said: Partial<QuotaProps['values']>) => void
}

/** What of a preorder is promised beyond what is there, and the day on which it comes (STK-20). */
function Quota({ values: { quota, expectedOn }, errors, onPut }: QuotaProps) {
  const say = useWords()
  return (
    <>
      <Whole
        label={stockTexts.quota}
        hint={stockTexts.quotaHow}
        required
        error={errors.preorder_quota}
        value={quota}
        onPut={(typed) => onPut({ quota: typed })}
      />
      <TextField
        label={say(stockTexts.quotaDay)}
        required={Number(quota) > 0}
        optional={Number(quota) === 0}
        type="date"
        error={errors.quota_expected_on}
        value={expectedOn}
        onChange={({ target }) => onPut({ expectedOn: target.value })}
      />
    </>
  )
}

type LowBy = 'shop' | 'units' | 'days'

function valuesOf(found: ProductInStock) {
  const { safety_stock, low_stock_at, low_stock_days, lots_followed, arrival_days, shelf_life_days } = found
  const { preorder_quota, quota_expected_on } = found
  const byUnits: LowBy | null = low_stock_at === null ? null : 'units'
  const lowBy: LowBy = byUnits ?? (low_stock_days === null ? 'shop' : 'days')
  return {
    safety: String(safety_stock),
    lowBy,
    low: String(low_stock_at ?? low_stock_days ?? ''),
    followed: lots_followed,
    arrival: String(arrival_days ?? ''),
    shelfLife: String(shelf_life_days ?? ''),
    quota: String(preorder_quota),
    expectedOn: quota_expected_on ?? '',
  }
}

function saidBy({ safety, lowBy, low, followed, arrival, shelfLife, quota, expectedOn }: ReturnType<typeof valuesOf>) {
  const orNone = (figures: string) => (figures === '' ? null : Number(figures))
  return {
    safety_stock: Number(safety),
    low_stock_at: lowBy === 'units' ? Number(low) : null,
    low_stock_days: lowBy === 'days' ? Number(low) : null,
    lots_followed: followed,
    arrival_days: orNone(arrival),
    shelf_life_days: orNone(shelfLife),
    preorder_quota: Number(quota),
    quota_expected_on: expectedOn === '' ? null : expectedOn,
  }
}

type WholeProps = {
  label: (typeof stockTexts)[keyof typeof stockTexts]
  hint?: WholeProps['label']
  required?: boolean
  error?: string | undefined
  value: string
  onPut: (value: string) => void
}

function Whole({ label, hint, required, error, value, onPut }: WholeProps) {
  const say = useWords()
  return (
    <TextField
      label={say(label)}
      hint={hint && say(hint)}
      error={error}
      required={required}
      optional={!required}
      type="number"
      inputMode="numeric"
      min={0}
      value={value}
      onChange={({ target }) => onPut(target.value)}
    />
  )
}
