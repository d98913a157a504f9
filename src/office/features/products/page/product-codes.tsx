import { proposeSlug } from '#rules/catalog/slug.ts'
import { productFieldTexts, productPageTexts } from '#texts/office/goods/product-page.ts'
import { Button } from '#ui/controls/button.tsx'
import { TextField } from '#ui/controls/field.tsx'
import { useWords } from '#ui/words/words.ts'
import type { ProductForm } from '../../../data/products/use-product-form.ts'
import { headingOf } from './sections/product-sections.ts'

const names = ['barcode', 'supplier_code', 'slug'] as const
const hints = {
  barcode: productPageTexts.barcodeHow,
  slug: productPageTexts.slugHow,
} as const

/** By what a product is told: its codes, and its name in addresses (GDS-17). */
export function ProductCodes({ form, mayWrite }: { form: ProductForm; mayWrite: boolean }) {
  const say = useWords()
  const proposed = proposeSlug(String(form.now['name_en'] ?? ''))
  return (
    <section className="office-panel">
      <header>
        <h2 {...headingOf('codes')}>{say(productPageTexts.codes)}</h2>
      </header>
      <div className="body grid gap-4">
        {names.map((name) => (
          <TextField
            key={name}
            label={say(productFieldTexts[name])}
            hint={name in hints ? say(hints[name as keyof typeof hints]) : undefined}
            error={form.faults[`change.${name}`] ?? form.faults[name]}
            autoComplete="off"
            readOnly={!mayWrite}
            value={String(form.now[name] ?? '')}
            onChange={({ target }) => form.set(name, target.value)}
          />
        ))}
        {mayWrite && proposed !== '' && proposed !== form.now['slug'] && (
          <Button kind="secondary" size="small" onClick={() => form.set('slug', proposed)}>
            {say(productPageTexts.slugPropose)}
          </Button>
        )}
      </div>
    </section>
  )
}
