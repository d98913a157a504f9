import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState, type SubmitEvent } from 'react'
import type { BulkKind } from '#rules/catalog/bulk/bulk-move.ts'
import { bulkMoveTexts, bulkTexts } from '#texts/office/goods/bulk.ts'
import { Button } from '#ui/controls/button.tsx'
import { SelectField } from '#ui/controls/field.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useOffice } from '../../../data/office.tsx'
import { officePaths } from '../../../data/paths.ts'
import { fieldErrors, problemMessage } from '../../../data/problem-message.ts'
import { useKeptForm } from '../../../data/saving/use-kept-form.tsx'
import { BulkFields } from './bulk-fields.tsx'
import { beganWishes, moveOf } from './bulk-wishes.ts'
import { useBulkKinds } from './use-bulk-kinds.ts'

/** What is to be done with the selected products; before it is, a page lists old and new value of each (GDS-07). */
export function BulkDialog({ selection, onClose }: { selection: number; onClose: () => void }) {
  const [say, language] = [useWords(), useLanguage()]
  const { productBatches } = useOffice()
  const router = useRouter()
  const kinds = useBulkKinds()
  const [typed, setWishes] = useState(beganWishes)
  const kept = useKeptForm({ form: 'bulk move', values: typed, onTake: setWishes })
  const wishes = kinds.includes(typed.kind) ? typed : { ...typed, kind: kinds[0] ?? typed.kind }
  const preview = useMutation({
    mutationFn: () => productBatches.try({ selection, move: moveOf(wishes) }),
    onSuccess({ id }) {
      kept.forget()
      return router.navigate({ href: officePaths.productBatch(id) })
    },
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    preview.mutate()
  }
  const [fault] = preview.error ? Object.values(fieldErrors(preview.error)) : []
  return (
    <Dialog open onClose={onClose} title={say(bulkTexts.moves)}>
      <form className="mt-3 grid gap-4" onSubmit={submit}>
        {kept.offer}
        <SelectField
          label={say(bulkTexts.move)}
          value={wishes.kind}
          choices={kinds.map((kind) => ({ value: kind, label: say(bulkMoveTexts[kind]) }))}
          onChange={({ target }) => setWishes({ ...wishes, kind: target.value as BulkKind })}
        />
        <BulkFields wishes={wishes} onChange={setWishes} />
        <p className="dim">{say(bulkTexts.previewHow)}</p>
        {preview.error && (
          <p className="error-text" role="alert">
            {fault ?? problemMessage(preview.error, language)}
          </p>
        )}
        <div className="flex flex-wrap justify-end gap-2">
          <Button kind="ghost" onClick={onClose}>
            {say(bulkTexts.cancel)}
          </Button>
          <Button type="submit" busy={preview.isPending}>
            {say(bulkTexts.preview)}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
