import { useState, type SubmitEvent } from 'react'
import { packingTexts, shelfGiven, shelfOf } from '#texts/office/packing/packing.ts'
import { Button } from '#ui/controls/button.tsx'
import { TextField } from '#ui/controls/field.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useOffice } from '../../../data/office.tsx'
import { fieldErrors, problemMessage } from '../../../data/problem-message.ts'
import { useBenchChange, useBenchShownAnew } from '../../../data/packing/use-waves.ts'
import { useKeptForm } from '../../../data/saving/use-kept-form.tsx'
import { useTellChange } from '../../../data/saving/tell-change.tsx'

/** Says where goods lie, on the spot (PCK-05). */
export function ShelfForm({ productId, name, onClose }: { productId: number; name: string; onClose: () => void }) {
  const [say, language] = [useWords(), useLanguage()]
  const { measures } = useOffice()
  const tellChange = useTellChange()
  const showAnew = useBenchShownAnew()
  const [shelf, setShelf] = useState('')
  const kept = useKeptForm({ form: `product ${productId} shelf`, values: shelf, onTake: setShelf })
  const give = useBenchChange(
    () => measures.change({ id: productId, shelf }),
    () => {
      kept.forget()
      onClose()
      tellChange({
        message: say(shelfGiven(name, shelf.toUpperCase())),
        undo: () => measures.change({ id: productId, shelf: null }).finally(showAnew),
      })
    },
  )
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    give.mutate(undefined)
  }
  const error = give.error && (fieldErrors(give.error).shelf ?? problemMessage(give.error, language))
  return (
    <Dialog open onClose={onClose} title={say(shelfOf(name))}>
      <form className="mt-3 grid gap-4" onSubmit={submit}>
        {kept.offer}
        <TextField
          label={say(packingTexts.shelf)}
          hint={say(packingTexts.shelfHint)}
          error={error ?? undefined}
          required
          maxLength={12}
          autoComplete="off"
          autoCapitalize="characters"
          value={shelf}
          onChange={({ target }) => setShelf(target.value)}
        />
        <Button type="submit" busy={give.isPending} full>
          {say(packingTexts.save)}
        </Button>
      </form>
    </Dialog>
  )
}
