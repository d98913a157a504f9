import { useState, type SubmitEvent } from 'react'
import {
  productFilterFieldNames,
  productFilterFields,
  readProductField,
  type ProductFilterField,
  type ProductFilterWords,
} from '#rules/catalog/product-filter.ts'
import { inLanguage, type Language } from '#rules/locale.ts'
import { bulkTexts } from '#texts/office/goods/bulk.ts'
import { productFilterTexts } from '#texts/office/goods/products.ts'
import { listTexts } from '#texts/office/lists.ts'
import { Button } from '#ui/controls/button.tsx'
import { SelectField } from '#ui/controls/field.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { brandChoices, useBrands } from '../../../data/brands/use-brands.ts'
import { useIngredientChoices } from '../../../data/ingredients/use-ingredients.ts'
import { useFamilyChoices } from '../../../data/products/use-family-choices.ts'
import { useCategories } from '../../../data/products/use-products.ts'
import { FilterChoices, FilterRange } from '../../../ui/filter-values.tsx'
import { productValueText } from './filter-values.ts'

type DialogProps = {
  filter: ProductFilterWords
  first: ProductFilterField
  onChange: (filter: ProductFilterWords) => void
  onClose: () => void
}

/** Where one field of the filter is chosen: several values, or a range of days or amounts. */
export function ProductFilterDialog({ filter, first, onChange, onClose }: DialogProps) {
  const say = useWords()
  const [field, setField] = useState(first)
  const [written, setWritten] = useState(filter[first] ?? '')
  const choose = (next: ProductFilterField) => {
    setField(next)
    setWritten(filter[next] ?? '')
  }
  const isEmpty = written === '' || written === '..'
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onChange({ ...filter, [field]: isEmpty ? undefined : written })
  }
  return (
    <Dialog open onClose={onClose} title={say(listTexts.filters)}>
      <form className="mt-3 grid gap-4" onSubmit={submit}>
        <SelectField
          label={say(listTexts.filters)}
          value={field}
          choices={productFilterFieldNames.map((value) => ({ value, label: say(productFilterTexts[value]) }))}
          onChange={({ target }) => choose(target.value as ProductFilterField)}
        />
        <Values field={field} written={written} onWrite={setWritten} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button kind="ghost" onClick={() => onChange({ ...filter, [field]: undefined })}>
            {say(listTexts.clear)}
          </Button>
          <Button type="submit" disabled={!isEmpty && readProductField(field, written) === null}>
            {say(listTexts.apply)}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

type ValuesProps = { field: ProductFilterField; written: string; onWrite: (written: string) => void }

function Values({ field, written, onWrite }: ValuesProps) {
  const [say, language] = [useWords(), useLanguage()]
  const categories = useCategories()
  const families = useFamilyChoices({ isAsked: field === 'family', chosen: written })
  const brands = useBrands().data?.brands ?? []
  const ingredients = useIngredientChoices(field === 'ingredient')
  const facts = productFilterFields[field]
  if (facts.kind === 'days' || facts.kind === 'amounts') return <FilterRange kind={facts.kind} written={written} onWrite={onWrite} />
  const ids = {
    brand: () => brandChoices(brands, { language, chosen: written }),
    family: () => families.choices,
    ingredient: () => ingredients,
    category: () => categoryChoices(categories, language),
  }
  const words: readonly string[] = 'words' in facts ? facts.words : []
  const choices =
    facts.kind === 'ids' ? ids[field as keyof typeof ids]() : words.map((value) => ({ value, label: say(productValueText(field, value)) }))
  return (
    <>
      <FilterChoices legend={say(productFilterTexts[field])} choices={choices} written={written} onWrite={onWrite} />
      {field === 'family' && families.hasMore && (
        <Button kind="secondary" size="small" onClick={families.more}>
          {say(bulkTexts.more)}
        </Button>
      )}
    </>
  )
}

function categoryChoices(categories: ReturnType<typeof useCategories>, language: Language) {
  return categories.map(({ id, name, parent_id: above }) => ({
    value: String(id),
    label: above === null ? inLanguage(name, language) : `— ${inLanguage(name, language)}`,
  }))
}
