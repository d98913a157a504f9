import {
  productFilterFieldNames,
  productFilterFields,
  type ProductFilterField,
  type ProductFilterWords,
} from '#rules/catalog/product-filter.ts'
import { inLanguage } from '#rules/locale.ts'
import { productFilterTexts } from '#texts/office/goods/products.ts'
import { chipText, rangeText } from '#texts/office/lists.ts'
import { joinWords } from '#texts/shared/format.ts'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useDialogAbout } from '../../../data/address/use-dialog.ts'
import { useBrandName } from '../../../data/brands/use-brands.ts'
import { useIngredientChoices } from '../../../data/ingredients/use-ingredients.ts'
import { useFamilyChoices } from '../../../data/products/use-family-choices.ts'
import { useCategories } from '../../../data/products/use-products.ts'
import { FilterChips } from '../../../ui/filter-chips.tsx'
import { productValueText } from './filter-values.ts'
import { lazyLayer } from '../../../data/layers/lazy-layer.tsx'

const ProductFilterDialog = lazyLayer(() => import('./product-filter-dialog.tsx').then((file) => file.ProductFilterDialog))

type ProductFiltersProps = { filter: ProductFilterWords; onChange: (filter: ProductFilterWords) => void }

/** The filter as chips: several values of one field are joined by "or", chips by "and" (GDS-02). A chip opens where it is changed. */
export function ProductFilters({ filter, onChange }: ProductFiltersProps) {
  const [about, setAsking] = useDialogAbout('filter')
  const asking = about === 'any' ? 'state' : productFilterFieldNames.find((field) => field === about)
  const used = productFilterFieldNames.filter((field) => filter[field] !== undefined)
  return (
    <>
      <FilterChips
        used={used}
        names={productFilterTexts}
        draw={(field) => <ChipWords field={field} written={filter[field] ?? ''} />}
        onOpen={setAsking}
        onClear={(field) => onChange({ ...filter, [field]: undefined })}
        onClearAll={() => onChange({})}
      />
      {asking && (
        <ProductFilterDialog
          filter={filter}
          first={asking}
          onChange={(next) => {
            setAsking(null)
            onChange(next)
          }}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  )
}

function ChipWords({ field, written }: { field: ProductFilterField; written: string }) {
  const [say, language] = [useWords(), useLanguage()]
  const categories = useCategories()
  const families = useFamilyChoices({ isAsked: field === 'family', chosen: written })
  const ingredients = useIngredientChoices(field === 'ingredient')
  const brandName = useBrandName()
  const { kind } = productFilterFields[field]
  const [from = '', to = ''] = written.split('..')
  if (kind === 'days' || kind === 'amounts') return say(chipText(productFilterTexts[field], say(rangeText(from, to))))
  const nameOf = (value: string) => {
    if (field === 'brand') return brandName(value) ?? `#${value}`
    const family = field === 'family' ? families.choices.find((choice) => choice.value === value) : undefined
    if (family) return family.label
    const ingredient = field === 'ingredient' ? ingredients.find((choice) => choice.value === value) : undefined
    if (ingredient) return ingredient.label
    const category = field === 'category' ? categories.find(({ id }) => String(id) === value) : undefined
    return category ? inLanguage(category.name, language) : say(productValueText(field, value))
  }
  return say(chipText(productFilterTexts[field], joinWords(written.split(',').map(nameOf), language)))
}
