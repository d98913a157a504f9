import { useMutation } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import type { ListColumns } from '#contract/office/api/lists.ts'
import { productsTexts } from '#texts/office/goods/products.ts'
import { listTexts } from '#texts/office/lists.ts'
import { Button } from '#ui/controls/button.tsx'
import { Checkbox } from '#ui/controls/choices.tsx'
import { TextField } from '#ui/controls/field.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useOffice } from '../../../data/office.tsx'
import { problemMessage } from '../../../data/problem-message.ts'
import { useProductViewsChanged } from '../../../data/products/use-product-views.ts'
import { useMay } from '../../../data/use-me.ts'
import { useTellChange } from '../../../data/saving/tell-change.tsx'

type ProductViewDialogProps = { query: Record<string, string>; columns: ListColumns; onClose: () => void }

/** Keeps what the list shows now under a name: for oneself, or by who publishes goods for everybody (GDS-04). */
export function ProductViewDialog({ query, columns, onClose }: ProductViewDialogProps) {
  const [say, language] = [useWords(), useLanguage()]
  const { productViews } = useOffice()
  const mayShare = useMay()('products.publish')
  const changed = useProductViewsChanged()
  const tellChange = useTellChange()
  const [name, setName] = useState('')
  const [everybody, setEverybody] = useState(false)
  const save = useMutation({
    mutationFn: () => productViews.save({ name, query, columns, everybody }),
    onSuccess({ id }) {
      tellChange({ message: say(listTexts.viewSaved), undo: () => productViews.remove({ id }).finally(changed) })
      changed()
      onClose()
    },
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    save.mutate()
  }
  return (
    <Dialog open onClose={onClose} title={say(listTexts.saveView)}>
      <form className="mt-3 grid gap-4" onSubmit={submit}>
        <TextField
          label={say(listTexts.viewName)}
          required
          maxLength={40}
          value={name}
          error={save.error ? problemMessage(save.error, language) : undefined}
          onChange={({ target }) => setName(target.value)}
        />
        {mayShare && (
          <Checkbox checked={everybody} onChange={({ target }) => setEverybody(target.checked)}>
            {say(productsTexts.everybody)}
          </Checkbox>
        )}
        <div className="flex flex-wrap justify-end gap-2">
          <Button kind="ghost" onClick={onClose}>
            {say(listTexts.keep)}
          </Button>
          <Button type="submit" busy={save.isPending}>
            {say(listTexts.save)}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
