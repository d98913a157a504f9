import { useQuery } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import type { StocktakeCovers } from '#contract/office/api/goods/stocktakes.ts'
import { inLanguage } from '#rules/locale.ts'
import { stocktakeTexts } from '#texts/office/goods/stocktakes.ts'
import { Checkbox } from '#ui/controls/choices.tsx'
import { SelectField, TextField } from '#ui/controls/field.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useOffice } from '../../../data/office.tsx'
import { useKeptForm } from '../../../data/saving/use-kept-form.tsx'
import { useStockChange } from '../../../data/stock/use-stock.ts'
import { useMay } from '../../../data/use-me.ts'
import { FormFoot } from '../form-foot.tsx'

const empty = { name: '', kind: 'shelf' as StocktakeCovers['kind'], shelf: '', category: '', products: '', shown: false }
type Values = typeof empty

/** What is counted, and whether who counts sees what the ledger says (STK-15, STK-16). */
export function StartDialog({ onClose, onStarted }: { onClose: () => void; onStarted: (id: number) => void }) {
  const say = useWords()
  const { stocktakes } = useOffice()
  const [values, setValues] = useState(empty)
  const put = (said: Partial<Values>) => setValues({ ...values, ...said })
  const kept = useKeptForm({ form: 'count new', values, onTake: setValues })
  const start = useStockChange(
    async () => {
      const { id } = await stocktakes.start({ name: values.name, covers: coversOf(values), shows_expected: values.shown })
      onStarted(id)
    },
    { says: say(stocktakeTexts.started), kept, onDone: () => undefined },
  )
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    start.mutate(undefined)
  }
  return (
    <Dialog open onClose={onClose} title={say(stocktakeTexts.start)}>
      <form className="mt-3 grid gap-4" onSubmit={submit}>
        {kept.offer}
        <TextField
          label={say(stocktakeTexts.name)}
          required
          maxLength={80}
          value={values.name}
          onChange={({ target }) => put({ name: target.value })}
        />
        <CoversFields values={values} onPut={put} />
        <Checkbox checked={values.shown} onChange={({ target }) => put({ shown: target.checked })}>
          {say(stocktakeTexts.showsExpected)}
        </Checkbox>
        <FormFoot error={start.error} busy={start.isPending} onClose={onClose} save={say(stocktakeTexts.start)} />
      </form>
    </Dialog>
  )
}

function CoversFields({ values, onPut }: { values: Values; onPut: (said: Partial<Values>) => void }) {
  const say = useWords()
  const may = useMay()
  const kinds = (['shelf', 'category', 'products', 'all'] as const).filter((kind) => kind !== 'category' || may('products.view'))
  return (
    <>
      <SelectField
        label={say(stocktakeTexts.covers)}
        choices={kinds.map((value) => ({ value, label: say(stocktakeTexts[value]) }))}
        value={values.kind}
        onChange={({ target }) => onPut({ kind: target.value as Values['kind'] })}
      />
      {values.kind === 'shelf' && (
        <TextField
          label={say(stocktakeTexts.shelfField)}
          required
          maxLength={12}
          value={values.shelf}
          onChange={({ target }) => onPut({ shelf: target.value })}
        />
      )}
      {values.kind === 'category' && <CategoryField value={values.category} onPut={(category) => onPut({ category })} />}
      {values.kind === 'products' && (
        <TextField
          label={say(stocktakeTexts.productsField)}
          required
          value={values.products}
          onChange={({ target }) => onPut({ products: target.value })}
        />
      )}
    </>
  )
}

function CategoryField({ value, onPut }: { value: string; onPut: (value: string) => void }) {
  const [say, language] = [useWords(), useLanguage()]
  const { products } = useOffice()
  const { data } = useQuery({ queryKey: ['categories'], queryFn: ({ signal }) => products.categories({}, { signal }) })
  const choices = (data?.categories ?? []).map(({ id, name }) => ({ value: String(id), label: inLanguage(name, language) }))
  return (
    <SelectField
      label={say(stocktakeTexts.categoryField)}
      required
      placeholder={say(stocktakeTexts.categoryField)}
      choices={choices}
      value={value}
      onChange={({ target }) => onPut(target.value)}
    />
  )
}

function coversOf({ kind, shelf, category, products }: Values): StocktakeCovers {
  if (kind === 'shelf') return { kind, shelf }
  if (kind === 'category') return { kind, category: Number(category) }
  if (kind === 'products') return { kind, products: products.split(/[\s,，、]+/).filter(Boolean) }
  return { kind }
}
