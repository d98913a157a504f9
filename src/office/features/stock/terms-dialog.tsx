import { useState, type SubmitEvent } from 'react'
import type { ProductInStock } from '#contract/office/api/goods/stock.ts'
import { isProblem } from '#contract/shared/problem.ts'
import { quotaIsNow, stockTexts } from '#texts/office/stock.ts'
import { Checkbox } from '#ui/controls/choices.tsx'
import { SelectField, TextField } from '#ui/controls/field.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { useWords } from '#ui/words/words.ts'
import { useOffice } from '../../data/office.tsx'
import { useKeptForm } from '../../data/saving/use-kept-form.tsx'
import { fieldErrors } from '../../data/problem-message.ts'
import { useStockChange } from '../../data/stock/use-stock.ts'
import { FormFoot } from './form-foot.tsx'
import { termsSaid, termsTaken, termsValuesOf } from './terms-values.ts'

/** What is kept back of a product, when it is low, whether its lots are followed. */
export function TermsDialog({ found, onClose }: { found: ProductInStock; onClose: () => void }) {
  const say = useWords()
  const { stock } = useOffice()
  const [form, setForm] = useState(() => ({ values: termsValuesOf(found), began: termsValuesOf(found) }))
  const { values, began } = form
  const put = (said: Partial<typeof values>) => setForm({ ...form, values: { ...values, ...said } })
  const onTake = (typed: typeof form) => setForm(termsTaken(typed, termsValuesOf(found)))
  const kept = useKeptForm({ form: `product ${found.id} stock terms`, values: form, onTake })
  const save = useStockChange(() => stock.changeTerms({ id: found.id, ...termsSaid(values, began) }), {
    says: say(stockTexts.saved),
    undo: () => stock.changeTerms({ id: found.id, ...termsSaid(began, values) }),
    kept,
    onDone: onClose,
  })
  /** Who is told what the quota is by now says the other one knowing that. */
  const seeQuota = (error: Error) => {
    const now = quotaNowOf(error)
    if (now !== null) setForm((typed) => ({ ...typed, began: { ...typed.began, quota: String(now) } }))
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    save.mutate(undefined, { onError: seeQuota })
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
        {(found.exclusive || found.preorder_quota > 0) && <Quota values={values} error={save.error} onPut={put} />}
        <FormFoot error={save.error} busy={save.isPending} onClose={onClose} />
      </form>
    </Dialog>
  )
}

type QuotaProps = {
  values: { quota: string; expectedOn: string }
  error: Error | null
  onPut: (said: Partial<QuotaProps['values']>) => void
}

/** What of a preorder is promised beyond what is there, and the day on which it comes (STK-20). */
function Quota({ values: { quota, expectedOn }, error, onPut }: QuotaProps) {
  const say = useWords()
  const [errors, now] = [fieldErrors(error), quotaNowOf(error)]
  return (
    <>
      <Whole
        label={stockTexts.quota}
        hint={stockTexts.quotaHow}
        required
        error={now === null ? errors.preorder_quota : say(quotaIsNow(now))}
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

/** The quota as it stands, where another one was not saved because it had changed meanwhile. */
function quotaNowOf(error: Error | null): number | null {
  const now = isProblem(error, 'edit_conflict') ? error.details.present?.preorder_quota : null
  return typeof now === 'number' ? now : null
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
