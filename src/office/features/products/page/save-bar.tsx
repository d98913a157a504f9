import { Pencil } from 'lucide-react'
import { useEffect, type SubmitEvent } from 'react'
import { editedName } from '#texts/office/goods/label.ts'
import { productPageTexts, unsaved } from '#texts/office/goods/product-page.ts'
import { joinWords } from '#texts/shared/format.ts'
import { Button } from '#ui/controls/button.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { KeyCaps } from '../../../data/keys/key-caps.tsx'
import type { ProductForm } from '../../../data/products/use-product-form.ts'

/** Floats below the page while something is not saved: what, and the two ways on. The keys that save a form save this one. */
export function SaveBar({ form, onSave }: { form: ProductForm; onSave: () => void }) {
  const [say, language] = [useWords(), useLanguage()]
  const { faults } = form
  // What is wrong may stand out of sight: who pressed is led to the first of it.
  useEffect(() => {
    if (Object.keys(faults).length > 0) document.querySelector<HTMLElement>('main [aria-invalid="true"]')?.focus()
  }, [faults])
  if (form.names.length === 0) return null
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onSave()
  }
  const named = joinWords(
    form.names.map((name) => say(editedName(name))),
    language,
  )
  return (
    <form className="selection-bar" aria-label={say(unsaved(form.names.length))} onSubmit={submit}>
      <span role="status">
        <Pencil size={15} aria-hidden="true" /> {say(unsaved(form.names.length))}
      </span>
      <span className="save-names">{named}</span>
      <Button kind="ghost" size="small" onClick={form.revert}>
        {say(productPageTexts.revert)}
      </Button>
      <Button type="submit" size="small" busy={form.isSaving}>
        {say(productPageTexts.save)} <KeyCaps keys="$mod+S" />
      </Button>
    </form>
  )
}
