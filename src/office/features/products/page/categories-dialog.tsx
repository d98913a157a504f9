import { useMutation } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import type { OfficeProduct } from '#contract/office/api/goods/products.ts'
import { inLanguage } from '#rules/locale.ts'
import { productPageTexts } from '#texts/office/goods/product-page.ts'
import { listTexts } from '#texts/office/lists.ts'
import { savedWords } from '#texts/office/goods/product/saved-product.ts'
import { Button } from '#ui/controls/button.tsx'
import { Checkbox } from '#ui/controls/choices.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useOffice } from '../../../data/office.tsx'
import { problemMessage } from '../../../data/problem-message.ts'
import { useProductChanged } from '../../../data/products/use-product.ts'
import { useCategories } from '../../../data/products/use-products.ts'
import { useTellChange } from '../../../data/saving/tell-change.tsx'

/** In which categories a product stands, all of them at once. */
export function CategoriesDialog({ product, onClose }: { product: OfficeProduct; onClose: () => void }) {
  const [say, language] = [useWords(), useLanguage()]
  const { products } = useOffice()
  const all = useCategories()
  const changed = useProductChanged(product.id)
  const tellChange = useTellChange()
  const before = product.categories.filter(({ by_rule: byRule }) => !byRule).map(({ id }) => id)
  const [chosen, setChosen] = useState<readonly number[]>(before)
  const set = (categories: readonly number[]) => products.setCategories({ id: product.id, categories: [...categories] }).finally(changed)
  const save = useMutation({
    mutationFn: () => set(chosen),
    onSuccess(saved) {
      const undo = saved.undo && { undo: () => set(before) }
      tellChange({ message: say(savedWords(productPageTexts.categoriesSaved, saved)), ...undo })
      onClose()
    },
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    save.mutate()
  }
  const toggle = (id: number) => setChosen(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id])
  return (
    <Dialog open onClose={onClose} title={say(productPageTexts.categories)}>
      <form className="mt-3 grid gap-4" onSubmit={submit}>
        <fieldset className="filter-values category-choices">
          <legend className="hidden-text">{say(productPageTexts.categories)}</legend>
          {all.map(({ id, parent_id, name }) => (
            <Checkbox key={id} checked={chosen.includes(id)} onChange={() => toggle(id)} data-top={parent_id === null || undefined}>
              {inLanguage(name, language)}
            </Checkbox>
          ))}
        </fieldset>
        {save.error && (
          <p className="error-text" role="alert">
            {problemMessage(save.error, language)}
          </p>
        )}
        <div className="flex flex-wrap justify-end gap-2">
          <Button kind="ghost" onClick={onClose}>
            {say(listTexts.keep)}
          </Button>
          <Button type="submit" busy={save.isPending}>
            {say(productPageTexts.save)}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
