import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { brandsTexts } from '#texts/office/goods/brands.ts'
import { Button } from '#ui/controls/button.tsx'
import { SelectField } from '#ui/controls/field.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useDialog } from '../../../data/address/use-dialog.ts'
import { brandChoices, useBrandName, useBrands } from '../../../data/brands/use-brands.ts'
import type { OfficeProduct } from '#contract/office/api/goods/products.ts'
import { SharedMark } from './shared-mark.tsx'
import type { ProductForm } from '../../../data/products/use-product-form.ts'

type BrandProps = {
  product: OfficeProduct
  form: ProductForm
  mayWrite: boolean
  /** Draws where a brand is named. */
  newBrand: (asked: { onMade: (id: number) => void; onClose: () => void }) => ReactNode
}

/** Of which brand a product is; one that is not there yet is named in place. */
export function ProductBrand({ product, form, mayWrite, newBrand }: BrandProps) {
  const [say, language] = [useWords(), useLanguage()]
  const [adds, setAdds] = useDialog('new-brand')
  const { data } = useBrands()
  const nameOf = useBrandName()
  const chosen = String(form.now['brand_id'] ?? '')
  const choices = brandChoices(data?.brands ?? [], { language, chosen })
  return (
    <section className="office-panel">
      <header>
        <h2>{say(brandsTexts.ofProduct)}</h2>
        {mayWrite && (
          <Button kind="ghost" size="small" onClick={() => setAdds(true)}>
            <Plus size={16} aria-hidden="true" />
            {say(brandsTexts.add)}
          </Button>
        )}
      </header>
      {mayWrite ? (
        <div className="body grid gap-2">
          <SharedMark product={product} field="brand" mayWrite />
          <SelectField
            label={say(brandsTexts.ofProduct)}
            hint={say(brandsTexts.ofProductHow)}
            error={form.faults['change.brand_id'] ?? form.faults['brand_id']}
            value={chosen}
            placeholder={say(brandsTexts.noBrand)}
            // Until all brands are there, what is chosen stands by its number.
            choices={chosen === '' || data ? choices : [{ value: chosen, label: `#${chosen}` }]}
            onChange={({ target }) => form.set('brand_id', target.value)}
          />
        </div>
      ) : (
        <div className="body grid gap-2">
          <SharedMark product={product} field="brand" mayWrite={false} />
          <p>{chosen === '' ? <span className="dim">{say(brandsTexts.noBrand)}</span> : (nameOf(chosen) ?? '')}</p>
        </div>
      )}
      {adds && mayWrite && newBrand({ onMade: (id) => form.set('brand_id', String(id)), onClose: () => setAdds(false) })}
    </section>
  )
}
