import { Pencil } from 'lucide-react'
import type { SubmitEvent } from 'react'
import { changedCells, gridTexts, refusedCells, saveProducts } from '#texts/office/goods/grid.ts'
import { formatNumber } from '#texts/shared/format.ts'
import { Button } from '#ui/controls/button.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { KeyCaps } from '../../../data/keys/key-caps.tsx'
import type { GridForm } from '../../../data/products/grid/use-grid-form.ts'

/** Floats below the grid while something is not saved: how many cells, how many of them were refused, and the two ways on. */
export function GridBar({ form, onSave }: { form: GridForm; onSave: () => void }) {
  const [say, language] = [useWords(), useLanguage()]
  if (form.cells === 0) return null
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onSave()
  }
  const changed = say(changedCells(formatNumber(form.cells, language)))
  return (
    <form className="selection-bar" aria-label={changed} onSubmit={submit}>
      <span role="status" className="flex items-center gap-2">
        <Pencil size={15} aria-hidden="true" /> {changed}
        {form.refused > 0 && <b>{say(refusedCells(formatNumber(form.refused, language)))}</b>}
      </span>
      <Button kind="ghost" size="small" onClick={form.revert}>
        {say(gridTexts.revert)}
      </Button>
      <Button type="submit" size="small" busy={form.isSaving}>
        {say(saveProducts(formatNumber(Object.keys(form.edits).length, language)))} <KeyCaps keys="$mod+S" />
      </Button>
    </form>
  )
}
