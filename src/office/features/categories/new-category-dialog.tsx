import { useState, type SubmitEvent } from 'react'
import type { CategoryRow } from '#contract/office/api/goods/categories.ts'
import { emptyCategory, type Category } from '#rules/catalog/categories/category-tree.ts'
import { categoriesTexts } from '#texts/office/goods/categories.ts'
import { Button } from '#ui/controls/button.tsx'
import { SelectField, TextField } from '#ui/controls/field.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { useWords } from '#ui/words/words.ts'
import { useKeptForm } from '../../data/saving/use-kept-form.tsx'

type NewProps = { categories: readonly CategoryRow[]; onAdd: (category: Category) => Promise<boolean>; onClose: () => void }

/** Names of a new category, and what it stands below. */
export function NewCategoryDialog({ categories, onAdd, onClose }: NewProps) {
  const say = useWords()
  const [typed, setTyped] = useState({ zh: '', en: '', parent: '' })
  const [busy, setBusy] = useState(false)
  const kept = useKeptForm({ form: 'new category', values: typed, onTake: setTyped })
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    setBusy(true)
    const id = Math.min(0, ...categories.map((category) => category.id)) - 1
    const place = { parent_id: typed.parent === '' ? null : Number(typed.parent), position: categories.length }
    const added = await onAdd({ ...emptyCategory, ...place, id, name_zh: typed.zh.trim(), name_en: typed.en.trim() })
    setBusy(false)
    if (!added) return
    kept.forget()
    onClose()
  }
  return (
    <Dialog open onClose={onClose} title={say(categoriesTexts.add)}>
      <form className="mt-3 grid gap-4" onSubmit={(event) => void submit(event)}>
        {kept.offer}
        <p className="muted">{say(categoriesTexts.addHow)}</p>
        <TextField
          label={say(categoriesTexts.nameZh)}
          required
          maxLength={100}
          autoComplete="off"
          value={typed.zh}
          onChange={({ target }) => setTyped({ ...typed, zh: target.value })}
        />
        <TextField
          label={say(categoriesTexts.nameEn)}
          maxLength={100}
          autoComplete="off"
          value={typed.en}
          onChange={({ target }) => setTyped({ ...typed, en: target.value })}
        />
        <SelectField
          label={say(categoriesTexts.parent)}
          value={typed.parent}
          placeholder={say(categoriesTexts.firstRow)}
          choices={categories
            .filter(({ parent_id: above, archived }) => above === null && !archived)
            .map(({ id, name_zh: label }) => ({ value: String(id), label }))}
          onChange={({ target }) => setTyped({ ...typed, parent: target.value })}
        />
        <div className="flex flex-wrap justify-end gap-2">
          <Button kind="ghost" onClick={onClose}>
            {say(categoriesTexts.cancel)}
          </Button>
          <Button type="submit" busy={busy}>
            {say(categoriesTexts.add)}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
