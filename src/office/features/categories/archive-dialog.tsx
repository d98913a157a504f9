import { useState, type SubmitEvent } from 'react'
import type { CategoryRow } from '#contract/office/api/goods/categories.ts'
import { archiveTitle, categoriesTexts } from '#texts/office/goods/categories.ts'
import { Button } from '#ui/controls/button.tsx'
import { SelectField } from '#ui/controls/field.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { useWords } from '#ui/words/words.ts'

type ArchiveProps = {
  category: CategoryRow
  categories: readonly CategoryRow[]
  onArchive: (leadsTo: number) => Promise<boolean>
  onClose: () => void
}

/** Where the address of a category leads that is put away (CAT-06). */
export function ArchiveDialog({ category, categories, onArchive, onClose }: ArchiveProps) {
  const say = useWords()
  const [target, setTarget] = useState('')
  const [busy, setBusy] = useState(false)
  const stays = categories.filter(
    ({ id, parent_id: above, archived }) => !archived && id > 0 && id !== category.id && above !== category.id,
  )
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    setBusy(true)
    const done = await onArchive(Number(target))
    setBusy(false)
    if (done) onClose()
  }
  return (
    <Dialog open onClose={onClose} title={say(archiveTitle(category.name_zh))}>
      <form className="mt-3 grid gap-4" onSubmit={(event) => void submit(event)}>
        <p>{say(categoriesTexts.archiveHow)}</p>
        <SelectField
          label={say(categoriesTexts.leadsTo)}
          required
          value={target}
          placeholder={say(categoriesTexts.chooseOne)}
          choices={stays.map(({ id, parent_id: above, name_zh: name }) => ({
            value: String(id),
            label: above === null ? name : `— ${name}`,
          }))}
          onChange={({ target: chosen }) => setTarget(chosen.value)}
        />
        <div className="flex flex-wrap justify-end gap-2">
          <Button kind="ghost" onClick={onClose}>
            {say(categoriesTexts.cancel)}
          </Button>
          <Button type="submit" busy={busy}>
            {say(categoriesTexts.archive)}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
