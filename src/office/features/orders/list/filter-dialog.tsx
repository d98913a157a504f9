import { useState, type SubmitEvent } from 'react'
import {
  orderFilterFieldNames,
  orderFilterFields,
  readFilterField,
  type FilterWords,
  type OrderFilterField,
} from '#rules/orders/order-filter.ts'
import { filterTexts, listTexts } from '#texts/office/lists.ts'
import { Button } from '#ui/controls/button.tsx'
import { SelectField, TextField } from '#ui/controls/field.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { useWords } from '#ui/words/words.ts'
import { FilterChoices, FilterRange } from '../../../ui/filter-values.tsx'
import { GoodsChoice } from './goods-choice.tsx'
import { filterValueText } from './filter-values.ts'
import { useKeptForm } from '../../../data/saving/use-kept-form.tsx'

type FilterDialogProps = { filter: FilterWords; first: OrderFilterField; onChange: (filter: FilterWords) => void; onClose: () => void }

/** Where one field of the filter is chosen: several values, a range of days or amounts, or words. */
export function FilterDialog({ filter, first, onChange, onClose }: FilterDialogProps) {
  const say = useWords()
  const [field, setField] = useState(first)
  const [written, setWritten] = useState(filter[first] ?? '')
  const choose = (next: OrderFilterField) => {
    setField(next)
    setWritten(filter[next] ?? '')
  }
  const kept = useKeptForm({
    form: `filter ${first}`,
    values: { field, written },
    onTake(typed) {
      setField(typed.field)
      setWritten(typed.written)
    },
  })
  const isEmpty = written === '' || written === '..'
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    kept.forget()
    onChange({ ...filter, [field]: isEmpty ? undefined : written })
  }
  return (
    <Dialog open onClose={onClose} title={say(listTexts.filters)}>
      <form className="mt-3 grid gap-4" onSubmit={submit}>
        {kept.offer}
        <SelectField
          label={say(listTexts.filters)}
          value={field}
          choices={orderFilterFieldNames.map((value) => ({ value, label: say(filterTexts[value]) }))}
          onChange={({ target }) => choose(target.value as OrderFilterField)}
        />
        <Values field={field} written={written} onWrite={setWritten} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button kind="ghost" onClick={() => onChange({ ...filter, [field]: undefined })}>
            {say(listTexts.clear)}
          </Button>
          <Button type="submit" disabled={!isEmpty && readFilterField(field, written) === null}>
            {say(listTexts.apply)}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** The comma and the one between the words of a list, as a Chinese keyboard writes them. */
const commasOfChinese = /[\uff0c\u3001]/g

type ValuesProps = { field: OrderFilterField; written: string; onWrite: (written: string) => void }

function Values({ field, written, onWrite }: ValuesProps) {
  const say = useWords()
  const facts = orderFilterFields[field]
  if (field === 'product' || field === 'category') return <GoodsChoice kind={field} written={written} onWrite={onWrite} />
  switch (facts.kind) {
    case 'one of':
      return (
        <FilterChoices
          legend={say(filterTexts[field])}
          choices={facts.words.map((value) => ({ value, label: say(filterValueText(field, value)) }))}
          written={written}
          onWrite={onWrite}
        />
      )
    case 'days':
    case 'amounts':
      return <FilterRange kind={facts.kind} written={written} onWrite={onWrite} />
    default:
      return (
        <TextField
          label={say(filterTexts[field])}
          hint={say(listTexts.values)}
          value={written}
          onChange={({ target }) => onWrite(target.value.replaceAll(commasOfChinese, ','))}
        />
      )
  }
}
